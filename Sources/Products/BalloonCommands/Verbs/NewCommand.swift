import ArgumentParser
import Files
import Foundation
import Goldens
import Scenes
import Support

struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Writes a scene with remarks, and the schema that editors complete it by; use it to begin.",
        discussion: "A file that is there is never replaced; a schema that is there is kept.")

    @Argument(help: "The scene's name or path, with or without .yaml; - for standard output.")
    var name: String

    @Option(help: "What the scene shows: \(NewSceneKind.allCases.map(\.rawValue).joined(separator: ", ")).")
    var kind = NewSceneKind.template

    func run() throws {
        guard name != "-" else { return try StandardOutput.write(document: kind.text(schema: SceneSchema.fileName)) }
        let ending = (name as NSString).pathExtension.lowercased()
        let file = (name as NSString).lastPathComponent
        guard !name.isEmpty, !name.hasSuffix("/"), file != ".", file != "..", ["", "yaml", "yml"].contains(ending)
        else {
            throw CommandError(
                "\(QuotedText.quoted(name)) cannot be the name of a scene; write a name such as dinner or dinner.yaml")
        }
        // A scene has the name of its file, and its goldens have that name.
        _ = try GoldenCell(scene: ending.isEmpty ? file : (file as NSString).deletingPathExtension, source: name)
        let isComplete = !ending.isEmpty
        let path = isComplete ? name : name + ".yaml"
        guard !FileManager.default.fileExists(atPath: path) else {
            throw CommandError("\(path) exists already; choose another name")
        }
        let folder = PathName.parent(of: path)
        let schema = (folder as NSString).appendingPathComponent(SceneSchema.fileName)
        try AtomicFile.write(Array(kind.text(schema: SceneSchema.fileName).utf8), to: path)
        if !FileManager.default.fileExists(atPath: schema) {
            try AtomicFile.write(Array(SceneSchema.text.utf8), to: schema)
            try StandardOutput.write(line: schema)
        }
        try StandardOutput.write(line: path)
    }
}
