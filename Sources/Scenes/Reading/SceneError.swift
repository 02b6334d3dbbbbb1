import Support

/// Why a scene cannot be used: the file, the place in it, and the fix.
///
/// ```swift
/// do {
///     print(try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml").name)
/// } catch let error as SceneError {
///     print(error.file, error.message)
/// }
/// ```
public struct SceneError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file as the caller named it.
    public let file: String
    /// Where in the file; nil when the file as a whole is at fault.
    public let place: ScenePlace?
    /// What is wrong and how to fix it.
    public let message: String

    /// Makes an error. `place` is nil when the file as a whole is at fault.
    public init(file: String, place: ScenePlace?, message: String) {
        self.file = file
        self.place = place
        self.message = ErrorText.line(message)
    }

    /// `FILE:LINE:COLUMN: message`, in the manner of compilers.
    public var description: String {
        let file = ErrorText.line(file)
        guard let place else { return "\(file): \(message)" }
        return "\(file):\(place.line):\(place.column): \(message)"
    }
}

/// A place in a scene file.
///
/// ```swift
/// do {
///     _ = try BalloonScene(text: "mesage:", file: "invitation.yaml")
/// } catch let error as SceneError {
///     if let place = error.place { print("line \(place.line), column \(place.column)") }
/// }
/// ```
public struct ScenePlace: Hashable, Sendable {
    /// The line and the column, both from 1; columns count Unicode scalars.
    public let line, column: Int

    /// Makes a place. Both count from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
