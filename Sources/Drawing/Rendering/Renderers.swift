import Foundation
import Synchronization

/// Renderers for drawing parts of pictures from many threads: those that are not in use. There are as many as the
/// largest number of threads that have drawn at the same time.
package final class Renderers: Sendable {
    private let idle = Mutex<Idle>(Idle())
    private let bands = PictureBands()
    /// What was read off drawings.
    package let numbers = DrawnNumbers()

    package init() {}

    /// Invariant: a renderer is either in this list or used by one call of ``Renderers/render(_:scale:part:)``, never
    /// both. So only one thread uses it.
    private struct Idle: @unchecked Sendable {
        var renderers: [Renderer] = []
        var count = 0
    }

    /// How many lists were drawn.
    package var drawingCount: Int { idle.withLock(\.count) }

    /// As ``Renderer/render(_:scale:part:)``.
    package func render(_ list: DisplayList, scale: Int, part: CGRect? = nil) throws -> Bitmap {
        let lent = idle.withLock { idle in
            idle.count += 1
            return idle.renderers.popLast()
        }
        let renderer = try lent ?? Renderer(bands: bands)
        defer { idle.withLock { $0.renderers.append(renderer) } }
        return try renderer.render(list, scale: scale, part: part)
    }
}
