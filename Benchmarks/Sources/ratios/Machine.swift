import Foundation

/// What the figures were taken on.
enum Machine {
    /// Processor and number of cores; nothing that names the machine.
    static var description: String {
        let information = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let model = information.split(separator: "\n").first { $0.hasPrefix("model name") }?
            .split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
        return "\(ProcessInfo.processInfo.activeProcessorCount) cores, \(model ?? "unknown processor")."
    }
}
