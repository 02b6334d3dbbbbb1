import BuiltProgram
import Foundation
import Testing

/// The same bytes in every environment. `Scripts/determinism` compares debug and release builds besides.
struct DeterminismTests {
    private static let scenes = ["dinner-invitation", "thai-restaurant", "event-countdown"]

    /// Every file that four verbs write and what a fifth prints, by name.
    /// - Parameters:
    ///   - working: the working directory.
    ///   - root: the way from there to the folder of the examples.
    private static func outputs(
        in scratch: Scratch, working: String = ".", root: String = "", environment: [String: String?] = [:]
    ) throws -> [String: Data] {
        let name = "out-\(UUID().uuidString)"
        let output = root + name
        let paths = scenes.map { "\(root)Examples/\($0).yaml" }
        let sweep = ["--widths", "320", "--categories", "L,AX2", "--locales", "en,ja", "--appearances", "light"]
        var printed: [String] = []
        for arguments in [
            ["record"] + paths + ["--goldens", output], ["render"] + paths + ["-o", output + "/render"],
            ["sweep", paths[0]] + sweep + ["-o", output + "/sweep"], ["measure", "--json"] + paths, ["measure"] + paths,
        ] {
            let run = try Balloon.start(arguments, in: scratch.url(working), environment: environment)
            try #require(run.status == 0, "\(run.output)\(run.errors)")
            printed.append(run.output.replacing(output, with: "OUTPUT").replacing(root + "Examples", with: "Examples"))
        }
        var outputs = try scratch.contents(below: name)
        // The commands in the page name the scene as the caller did.
        outputs["sweep/sweep.html"] = outputs["sweep/sweep.html"].map { page in
            Data(String(decoding: page, as: UTF8.self).replacing(root + "Examples", with: "Examples").utf8)
        }
        try #require(outputs.keys.contains("sweep/sweep.csv") && outputs.keys.contains("render/event-countdown.png"))
        outputs["printed"] = Data(printed.joined().utf8)
        return outputs
    }

    private static func expectEqual(_ outputs: [String: Data], _ standard: [String: Data], _ circumstance: String) {
        let names = Set(outputs.keys).union(standard.keys).filter { outputs[$0] != standard[$0] }.sorted()
        #expect(names.isEmpty, "\(circumstance) changes bytes of \(names.joined(separator: ", "))")
    }

    @Test func neitherTheEnvironmentNorTheFolderChangesAByte() throws {
        let scratch = try Scratch()
        try scratch.copy("Examples")
        let standard = try Self.outputs(in: scratch)
        Self.expectEqual(try Self.outputs(in: scratch), standard, "a second run")

        try scratch.write("<fontconfig></fontconfig>", to: "fonts.conf")
        let hostile: [String: String?] = [
            "LANG": "C", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo", "HOME": "/nonexistent", "USER": nil,
            "FONTCONFIG_FILE": scratch.url("fonts.conf").path, "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0",
            "HB_SHAPER_LIST": "fallback",
        ]
        Self.expectEqual(try Self.outputs(in: scratch, environment: hostile), standard, "another environment")

        // glibc fills memory that it gives out, and what it takes back, with bytes made of this one.
        Self.expectEqual(
            try Self.outputs(in: scratch, environment: ["MALLOC_PERTURB_": "165"]), standard, "poisoned memory")

        try scratch.write("", to: "far/away/keep")
        Self.expectEqual(try Self.outputs(in: scratch, working: "far/away", root: "../../"), standard, "another folder")
    }
}
