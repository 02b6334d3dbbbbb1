/// The numbers that a service gives to the jobs of one run.
package struct JobNumbers {
    /// A pair of variables: the number of a job, and how many there are.
    package struct Service: Sendable {
        package let name: String
        /// The variable with the number of the job.
        package let index: String
        /// The variable with the number of jobs; nil where the service tells none.
        package let count: String?
        /// The number of the first job, or the variable that has it.
        let first: First

        enum First: Sendable {
            case number(Int)
            case variable(String)
        }
    }

    /// The services, each with the page that says so.
    package static let services = [
        // bazel.build/reference/test-encyclopedia, "Initial conditions".
        Service(name: "Bazel", index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: .number(0)),
        // docs.gitlab.com/ci/variables/predefined_variables
        Service(name: "GitLab", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: .number(1)),
        // circleci.com/docs/variables
        Service(name: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: .number(0)),
        // kubernetes.io/docs/concepts/workloads/controllers/job, "Completion mode"; no variable has the number of jobs.
        Service(name: "Kubernetes", index: "JOB_COMPLETION_INDEX", count: nil, first: .number(0)),
        // slurm.schedmd.com/job_array.html
        Service(
            name: "Slurm", index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT",
            first: .variable("SLURM_ARRAY_TASK_MIN")),
    ]

    /// Why there is no part.
    package struct Failure: Error, Hashable, CustomStringConvertible {
        package let description: String
    }

    private let environment: [String: String]

    package init(_ environment: [String: String]) { self.environment = environment }

    /// The part of this job.
    /// - Parameter count: the number of parts as it is written; nil to take the service's.
    /// - Throws: ``Failure`` where no service has set its variables, two have, or a number is not one of the parts.
    package func shard(of count: String?) throws(Failure) -> Shard {
        let found = Self.services.filter { environment[$0.index] != nil }
        guard let service = found.first else {
            throw Failure(
                description:
                    "none of \(Self.services.map(\.index).joined(separator: ", ")) is set; write the part as 1/4")
        }
        guard found.count == 1 else {
            throw Failure(
                description: "\(found.map(\.index).joined(separator: " and ")) are both set; write the part as 1/4")
        }
        guard let count = count ?? service.count.flatMap({ environment[$0] }) else {
            throw Failure(
                description: "\(service.index) is set, but not the number of jobs; write it as env/8 for eight")
        }
        let first: Int? =
            switch service.first {
            case .number(let number): number
            case .variable(let name): environment[name].map { Int($0) } ?? 0
            }
        let index = environment[service.index] ?? ""
        guard let first, let number = Int(index), let shard = Shard("\(number &- first &+ 1)/\(count)") else {
            throw Failure(
                description:
                    "\(service.index) is \"\(index)\", which is not a job of \"\(count)\"; write the part as 1/4")
        }
        return shard
    }
}
