import Foundation
import Support
import Testing

/// How many cores a container may use, by the files of the kernel ("Control Group v2", "CFS Bandwidth Control").
struct CoresTests {
    private static func quota(_ files: [String: String]) -> Int? { Cores.quota { files[$0].map { Array($0.utf8) } } }

    private static let own = "/proc/self/cgroup"
    private static let root = "/sys/fs/cgroup"

    @Test func aQuotaIsRoundedUpToWholeCores() {
        #expect(Self.quota([Self.root + "/cpu.max": "150000 100000\n"]) == 2)
        #expect(Self.quota([Self.root + "/cpu.max": "200000 100000\n"]) == 2)
        #expect(Self.quota([Self.root + "/cpu.max": "10000 100000\n"]) == 1)
    }

    @Test(arguments: ["max 100000\n", "", "x y", "100000", "-1 100000", "100000 0", "nan nan"])
    func whatIsNoQuotaLimitsNothing(_ text: String) { #expect(Self.quota([Self.root + "/cpu.max": text]) == nil) }

    /// A group takes part in the quota of each group around it.
    @Test func theSmallestQuotaOnTheWayCounts() {
        let files = [
            Self.own: "12:cpu:/other\n0::/jobs/build\n", Self.root + "/cpu.max": "max 100000",
            Self.root + "/jobs/cpu.max": "300000 100000", Self.root + "/jobs/build/cpu.max": "400000 100000",
        ]
        #expect(Self.quota(files) == 3)
    }

    @Test func theFirstVersionIsReadToo() {
        func files(_ quota: String) -> [String: String] {
            [
                Self.root + "/cpu/cpu.cfs_quota_us": quota + "\n", Self.root + "/cpu/cpu.cfs_period_us": "100000\n",
            ]
        }
        #expect(Self.quota(files("250000")) == 3)
        #expect(Self.quota(files("-1")) == nil)
    }

    @Test func atLeastOneCoreIsUsedAndNoMoreThanTheProcessMayUse() {
        #expect((1...ProcessInfo.processInfo.activeProcessorCount).contains(Cores.available))
    }
}
