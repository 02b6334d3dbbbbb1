/// Gathers the errors of one file while it is read, so that its author hears of all of them at once.
///
/// A class, because all readers of a file write into one list.
package final class SceneErrors {
    /// The file as the caller named it.
    let file: String
    private var errors: [SceneError] = []

    init(file: String) { self.file = file }

    /// Parts of a file on which other parts depend.
    enum Part { case strings, participants, content }

    private var doubtful: Set<Part> = []

    /// Whether a part has errors: then nothing is judged by it.
    func isDoubtful(_ part: Part) -> Bool { doubtful.contains(part) }

    /// Reads what belongs to a part.
    func reading<Value>(_ part: Part, _ read: () throws -> Value) rethrows -> Value {
        let before = errors.count
        defer { if errors.count > before { doubtful.insert(part) } }
        return try read()
    }

    /// An error of this file.
    func error(_ kind: SceneError.Kind, at place: ScenePlace?, _ message: String, fix: String = "") -> SceneError {
        SceneError(file: file, place: place, kind: kind, message: message, fix: fix)
    }

    /// Keeps an error, and those that came with it.
    func note(_ error: SceneError) {
        errors += error.all.prefix(max(0, SceneLimits.maximumErrorCount - errors.count))
    }

    /// Whether there are as many errors as are reported: what follows is not read for more.
    var isFull: Bool { errors.count >= SceneLimits.maximumErrorCount }

    /// What a reader reads, or nil when it fails: its error is kept and reading goes on, until there are as many as are
    /// reported.
    func attempt<Value>(_ read: () throws -> Value) -> Value? {
        guard !isFull else { return nil }
        do {
            return try read()
        } catch let error as SceneError {
            note(error)
        } catch {
            note(self.error(.unusable, at: nil, "\(error)"))
        }
        return nil
    }

    /// What a reader reads, when neither it nor anything before it failed.
    /// - Throws: the first error of the file, with all others.
    package func finish<Value>(_ read: () throws -> Value) throws -> Value {
        let value = attempt(read)
        if let value, errors.isEmpty { return value }
        throw Self.summary(of: errors, in: file) ?? error(.unusable, at: nil, "cannot be read")
    }

    /// The first error with the others: those of the file by their places, then those of the files that it names. Nil
    /// where there is none.
    static func summary(of errors: [SceneError], in file: String) -> SceneError? {
        guard !errors.isEmpty else { return nil }
        var seen: Set<SceneError> = []
        let distinct = errors.flatMap(\.all).filter { seen.insert($0).inserted }
        let own = distinct.enumerated().filter { $0.element.file == file }.sorted { first, second in
            let places = [first, second].map { $0.element.place ?? ScenePlace(line: 0, column: 0) }
            return (places[0].line, places[0].column, first.offset) < (places[1].line, places[1].column, second.offset)
        }
        var sorted = own.map(\.element) + distinct.filter { $0.file != file }
        var first = sorted.removeFirst()
        first.others = sorted
        return first
    }
}
