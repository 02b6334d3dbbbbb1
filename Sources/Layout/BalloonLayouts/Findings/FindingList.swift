import Support
import ViewLayout

/// Findings that are computed at the first request, and only once, so that drawing and measuring do not wait for them.
///
/// Findings that need pixels are separate, because they take a hundred times as long.
struct FindingList: Sendable {
    private struct Part: Sendable {
        /// Whether pixels are drawn to judge it; nil for a part that is not about pixels.
        let needsDrawing: (@Sendable () -> Bool)?
        let findings: LazyValue<[Finding]>
    }

    private var parts: [Part] = []

    init() {}

    init(_ findings: @escaping @autoclosure @Sendable () -> [Finding]) { append(findings()) }

    mutating func append(_ findings: @escaping @autoclosure @Sendable () -> [Finding]) {
        parts.append(Part(needsDrawing: nil, findings: LazyValue(findings)))
    }

    /// Adds findings about pixels.
    /// - Parameter needsDrawing: whether they must be drawn. Those of plain colours are known without.
    mutating func append(
        ofPixels findings: @escaping @autoclosure @Sendable () -> [Finding],
        whereDrawn needsDrawing: @escaping @autoclosure @Sendable () -> Bool = true
    ) {
        parts.append(Part(needsDrawing: needsDrawing, findings: LazyValue(findings)))
    }

    /// Adds another list at the end.
    mutating func append(_ list: FindingList) { parts += list.parts }

    /// The findings about a part of a conversation.
    func about(_ entry: String?) -> FindingList {
        var list = self
        list.parts = parts.map { part in
            Part(
                needsDrawing: part.needsDrawing,
                findings: LazyValue { part.findings.value.map { $0.about(entry) } })
        }
        return list
    }

    /// Whether some findings need pixels.
    var needsPixels: Bool { parts.contains { $0.needsDrawing?() == true } }

    /// The findings that need no pixels, in the order they were added.
    var findingsOfLayout: [Finding] { parts.filter { $0.needsDrawing == nil }.flatMap(\.findings.value) }

    /// All findings, in the order they were added.
    var findings: [Finding] { parts.flatMap(\.findings.value) }
}
