import Files
import Foundation

/// How many cores a process may use. Their number changes the duration of work but not its results.
package enum Cores {
    /// The cores that the process may run on, by its affinity and by the quota of its control group. A container that may
    /// use two of 64 cores runs two threads, not 64 that wait for each other.
    package static var available: Int {
        let affinity = max(1, ProcessInfo.processInfo.activeProcessorCount)
        return min(affinity, quota { try? LimitedFile.read($0, limit: maximumFileSize) } ?? affinity)
    }

    private static let maximumFileSize = 1 << 16
    private static let root = "/sys/fs/cgroup"

    /// The smallest quota of the process's control group and of the groups around it, in whole cores and at least one; nil
    /// where no group has a quota.
    /// - Parameter read: gives the bytes of a file, or nil where there is none.
    package static func quota(read: (String) -> [UInt8]?) -> Int? {
        func text(_ path: String) -> String? { read(path).map { String(decoding: $0, as: UTF8.self) } }
        var folders = [root]
        // Version 2 has one line, `0::/path` ("Control Group v2", section 2.2.2 of the kernel's documentation).
        let own = text("/proc/self/cgroup")?.split(separator: "\n").first { $0.hasPrefix("0::/") }?.dropFirst(4) ?? ""
        for name in own.split(separator: "/") { folders.append(folders[folders.count - 1] + "/" + name) }
        let second = folders.compactMap { folder in text(folder + "/cpu.max").flatMap(share) }
        let first = ["cpu", "cpu,cpuacct"].compactMap { controller -> Double? in
            guard let quota = text("\(root)/\(controller)/cpu.cfs_quota_us"),
                let period = text("\(root)/\(controller)/cpu.cfs_period_us")
            else { return nil }
            return share(quota.filter { !$0.isNewline } + " " + period)
        }
        return (second + first).min().map { max(1, Int($0.rounded(.up))) }
    }

    /// The cores of a quota such as `150000 100000`: microseconds of processor time in each period; nil for `max`, for
    /// version 1's -1, and for what is no quota.
    private static func share(_ text: String) -> Double? {
        let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else { return nil }
        return min(numbers[0] / numbers[1], maximumShare)
    }

    /// More cores than any machine has.
    private static let maximumShare = 1_048_576.0
}
