// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
#if canImport(LinuxOS)
import LinuxOS
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_Logger_1() async throws {
        let log = Logger(subsystem: "com.example.poll", category: "votes")
        log.info("\(3, privacy: .public) votes")
        _ = log
    }

    func example_Logger_OSLogMessage_1() async throws {
        let message: OSLogMessage = "\("Ada", privacy: .private) voted"
        _ = message
    }

    func example_Logger_OSLogPrivacy_1() async throws {
        let privacy = OSLogPrivacy.public
        _ = privacy
    }

    func example_Logger_OSLogType_1() async throws {
        let level = OSLogType.error
        _ = level
    }

    func example_Logger_OSLog_1() async throws {
        os_log("a vote", log: OSLog(subsystem: "com.example.poll", category: "votes"), type: .info)
    }
}
#endif
