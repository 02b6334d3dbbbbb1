import Balloons
import Foundation

/// The scene files that arguments name: files as they are, folders by the scene files directly in them.
enum SceneFiles {
    private static let extensions: Set<String> = ["yaml", "yml", "json"]

    /// The paths, those of a folder in the order of their names.
    /// - Throws: ``CommandError`` for a path that is not there.
    static func paths(_ arguments: [String]) throws -> [String] {
        try arguments.flatMap { argument -> [String] in
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) else {
                throw CommandError("\(argument): no such file or folder; name a scene file (.yaml or .json)")
            }
            guard isFolder.boolValue else { return [argument] }
            return try FileManager.default.contentsOfDirectory(atPath: argument)
                .filter { extensions.contains(($0 as NSString).pathExtension.lowercased()) }
                .sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
                .map { (argument as NSString).appendingPathComponent($0) }
        }
    }

    /// Whether an argument names a file.
    static func isFile(_ argument: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) && !isFolder.boolValue
    }

    /// The scenes of all arguments. Every file is read before anything is done with one.
    static func scenes(_ arguments: [String]) throws -> [Scene] {
        try paths(arguments).map { try Scene(contentsOf: $0) }
    }
}

/// An error of usage or input, told in one line.
struct CommandError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
