// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
#if canImport(LinuxCompression)
import LinuxCompression
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_Compressed_compression_algorithm_1() async throws {
        let isApples = COMPRESSION_LZFSE.rawValue == 0x801
        _ = isApples
    }
}
#endif
