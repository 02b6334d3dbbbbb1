/// Findings, some of which are looked for only when they are asked for: who only draws a balloon or wants its size does
/// not wait for its picture to be searched for words.
struct FindingList: Sendable {
    private var parts: [@Sendable () -> [Finding]] = []

    init() {}

    init(_ findings: @escaping @autoclosure @Sendable () -> [Finding]) { parts = [findings] }

    mutating func append(_ findings: @escaping @autoclosure @Sendable () -> [Finding]) { parts.append(findings) }

    /// Adds another list behind this one.
    mutating func append(_ list: FindingList) { parts += list.parts }

    /// The findings about a part of a conversation.
    func about(_ entry: String?) -> FindingList {
        var list = self
        list.parts = parts.map { part in { part().map { $0.about(entry) } } }
        return list
    }

    /// All findings, in the order they were added; looked for anew each time.
    var findings: [Finding] { parts.flatMap { $0() } }
}
