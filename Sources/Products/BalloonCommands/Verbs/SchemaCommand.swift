import ArgumentParser
import Scenes

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Prints the JSON Schema of scenes; use it to set up an editor.")

    func run() throws { try StandardOutput.write(document: SceneSchema.text) }
}
