import Foundation
import FuzzedValues
import FuzzerDriver

@testable import BalloonCommands
@testable import Goldens
@testable import Scenarios
@testable import Scenes
@testable import Support
@testable import Sweeps

/// Makes files, folders, links and pipes of any bytes, and names them to what the command line reads and writes with:
/// scenes, scenarios, goldens, candidates, results, files that are written.
///
/// Nothing is waited for; what cannot be used is an error of the types that end the process in order, with its file; a
/// written file is whole and leaves no temporary one.
private func fuzzFiles(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var reader = ByteReader(bytes: UnsafeBufferPointer(start: start, count: count))
    Workplace.clear()
    for _ in 0..<1 + reader.next(below: 6) { Workplace.add(&reader) }
    let arguments = (0..<1 + reader.next(below: 3)).map { _ in Workplace.path(reader.one(of: Workplace.names)) }
    use(arguments)
    let contents = Array((reader.text() ?? "").utf8)
    write(contents, to: Workplace.path(reader.one(of: Workplace.names)))
    return 0
}

private func use(_ arguments: [String]) {
    attempt { try SceneFiles.scenes(arguments).map(\.name) }
    attempt { try SceneFiles.distinctScenes(arguments).map(\.name) }
    attempt { try SceneFiles.readable(arguments).unreadable.map(\.error.description) }
    attempt { try SceneFiles.paths(arguments, of: .scenario).paths.map { try HostScenario(contentsOf: $0).name } }
    for argument in arguments {
        attempt {
            let store = GoldenStore(root: argument)
            return try store.goldens().map { name, _ in
                try StoredGolden(name: name, in: argument)?.layoutHash ?? ""
            }
        }
        attempt { try PendingFolder(root: argument).candidates().map(\.name) }
        attempt {
            guard let bytes = try AtomicFile.read(argument, limit: 1 << 20) else { return [] }
            return [try GoldenResults(json: bytes, file: argument).cells.map(\.name).joined()]
        }
    }
}

/// Does something, and checks what it throws: the types that the command line prints as one error.
private func attempt(_ body: () throws -> [String]) {
    do {
        _ = try body()
    } catch let errors as SceneFileErrors {
        precondition(errors.errors.allSatisfy { !$0.file.isEmpty && !$0.message.isEmpty }, "an error names its file")
        precondition(!errors.text.isEmpty, "errors are printed")
    } catch {
        switch error {
        case is SceneError, is AtomicFile.Failure, is GoldenError, is GoldenFailure, is PendingError, is NoScenesError,
            is CommandError:
            precondition(!ErrorText.lines("\(error)").isEmpty, "an error has words")
        default: preconditionFailure("an error of another type: \(type(of: error)) \(error)")
        }
    }
}

private func write(_ bytes: [UInt8], to path: String) {
    do {
        try AtomicFile.write(bytes, to: path)
        precondition((try? AtomicFile.read(path, limit: bytes.count)) == bytes, "a written file is whole")
    } catch is AtomicFile.Failure {
        // A folder, a pipe, or links that lead nowhere.
    } catch {
        preconditionFailure("an error of another type: \(error)")
    }
    precondition(Workplace.temporaryFiles.isEmpty, "a temporary file is left")
}

/// SwiftPM renames a program's main function to this.
@_cdecl("FilesFuzzer_main")
public func runFuzzer(
    _ argumentCount: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    var (count, values) = (argumentCount, arguments)
    return LLVMFuzzerRunDriver(&count, &values) { fuzzFiles($0, $1) }
}
