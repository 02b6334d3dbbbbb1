// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
#if canImport(LinuxImageIO)
import LinuxImageIO
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_CGImageDestination_1() async throws {
        let data = NSMutableData()
        let file = CGImageDestinationCreateWithData(data, "public.png" as NSString, 1, nil)
        _ = data
        _ = file
    }

    func example_CGImageSource_1() async throws {
        func picture(in source: CGImageSource) -> CGImage? { CGImageSourceCreateImageAtIndex(source, 0, nil) }
    }
}
#endif
