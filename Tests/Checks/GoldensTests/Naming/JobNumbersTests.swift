import Goldens
import Testing

/// The part of a job by the variables that its service sets, as the services' pages describe them.
struct JobNumbersTests {
    @Test(arguments: [
        (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "4"], "1/4"),
        (["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "4"], "4/4"),
        (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], "1/4"), (["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "4"], "4/4"),
        (["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "2"], "2/2"),
        (["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_COUNT": "16"], "1/16"),
        (["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "16"], "4/16"),
        (["SLURM_ARRAY_TASK_ID": "15", "SLURM_ARRAY_TASK_MIN": "0", "SLURM_ARRAY_TASK_COUNT": "16"], "16/16"),
    ])
    func theServiceSaysWhichPart(_ environment: [String: String], _ part: String) throws {
        #expect(try JobNumbers(environment).shard(of: nil) == Shard(part))
    }

    /// `env/8`: the author's number counts, whatever the service says.
    @Test func theNumberThatIsWrittenComesFirst() throws {
        #expect(try JobNumbers(["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"]).shard(of: "8") == Shard("2/8"))
    }

    @Test func kubernetesTellsNoNumberOfJobs() throws {
        let job = JobNumbers(["JOB_COMPLETION_INDEX": "7"])
        #expect(try job.shard(of: "8") == Shard("8/8"))
        #expect(throws: JobNumbers.Failure.self) { try job.shard(of: nil) }
    }

    @Test(arguments: [
        [:], ["CI_NODE_TOTAL": "4"], ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"],
        ["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "4"], ["CI_NODE_INDEX": "", "CI_NODE_TOTAL": "4"],
        ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "x"], ["CI_NODE_INDEX": "9223372036854775807", "CI_NODE_TOTAL": "4"],
        ["TEST_SHARD_INDEX": "9223372036854775807", "TEST_TOTAL_SHARDS": "4"],
        ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4", "TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "4"],
        ["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_MIN": "x", "SLURM_ARRAY_TASK_COUNT": "16"],
    ])
    func whatIsNoJobIsRefused(_ environment: [String: String]) {
        #expect(throws: JobNumbers.Failure.self) { try JobNumbers(environment).shard(of: nil) }
    }
}
