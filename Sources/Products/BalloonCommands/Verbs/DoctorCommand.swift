import ArgumentParser
import Goldens
import Support
import Sweeps
import Typesetting

struct DoctorCommand: ParsableCommand, PrintsJSON {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Prints what draws here and what drew the goldens; use it when goldens fail on one machine alone.",
        discussion:
            "A golden that another version, other fonts or other libraries have drawn is named with what differs.")

    @OptionGroup var goldens: GoldenOptions
    @OptionGroup var fonts: FontOptions

    @Flag(help: "Prints JSON.")
    var json = false

    var printsJSON: Bool { json }

    func run() throws {
        let cascade = try fonts.cascade()
        let here = GoldenMetadata(of: EngineFingerprint(fonts: cascade))
        let diagnosis = try Diagnosis(here: here, fonts: cascade, goldens: goldens)
        if json { return try JSONOutput.write(diagnosis, as: .diagnosis) }
        for (label, value) in [
            ("balloon", here.engine), ("fonts", here.fonts), ("libraries", here.libraries),
            ("cores", "\(Cores.available)"), ("goldens", "\(diagnosis.goldens) in \(goldens.folder)"),
        ] { try StandardOutput.write(line: label + String(repeating: " ", count: 11 - label.count) + value) }
        for origin in diagnosis.origins {
            try StandardOutput.write(line: "  \(origin.count) \(origin.words), such as \(origin.example)")
        }
    }
}

/// The engine of this machine, and the engines that drew the goldens.
private struct Diagnosis: Encodable {
    let version, fonts, libraries: String
    let cores: Int
    let goldens: Int
    let origins: [Origin]

    /// The goldens that one engine drew.
    struct Origin: Encodable {
        /// The differences from this machine's engine; empty for the same engine.
        let differences: [String]
        /// Why the goldens cannot be read; nil for readable ones.
        let problem: String?
        var count: Int
        let example: String

        /// `drawn as here`, what differs, or the problem.
        var words: String {
            problem ?? "drawn " + (differences.isEmpty ? "as here" : differences.joined(separator: "; "))
        }
    }

    init(here: GoldenMetadata, fonts cascade: FontCascade, goldens options: GoldenOptions) throws {
        let named = GoldenMetadata(of: try .naming(allOf: cascade))
        (version, fonts, libraries) = (here.engine, here.fonts, here.libraries)
        cores = Cores.available
        var origins: [Origin] = []
        let names = try options.store.goldens().map(\.name)
        for name in names {
            var (differences, problem): ([String], String?) = ([], nil)
            do {
                if let golden = try StoredGolden(name: name, in: options.folder) {
                    let changes =
                        GoldenMetadata.changes(of: golden.metadata, comparedWith: named, namesAll: true)
                        + (try golden.metadata.map { metadata in
                            GoldenMetadata.fontsPassedOver(
                                in: metadata, among: named, drawing: try golden.layout.fonts(from: cascade))
                        } ?? [])
                    differences = changes.map(\.origin)
                } else {
                    problem = "with one file missing"
                }
            } catch let error as GoldenError {
                problem = "unreadable: \(error)"
            } catch let error as TypesettingError {
                problem = "with texts that cannot be set here: \(error)"
            }
            let known = origins.firstIndex { $0.differences == differences && $0.problem == problem }
            if let known {
                origins[known].count += 1
            } else {
                origins.append(Origin(differences: differences, problem: problem, count: 1, example: name))
            }
        }
        self.goldens = names.count
        self.origins = origins
    }
}
