import BuiltProgram
import Foundation
import TestSupport
import Testing

/// A file that names what a module of Apple's does not have on Linux would keep the whole package from compiling.
struct ImportUnknownNamesTests {
    private func imported(_ files: [String: String]) throws -> (report: String, manifest: String) {
        let scratch = try Scratch()
        let app = scratch.folder.appendingPathComponent("App")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        for (name, text) in files {
            try text.write(to: app.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        let run = try scratch.balloon("import", "App", "-o", "Out")
        #expect(run.status == 0)
        let manifest = scratch.folder.appendingPathComponent("Out/Package.swift")
        return (run.output, try String(contentsOf: manifest, encoding: .utf8))
    }

    private static let tour =
        "import MapKit\nclass Tour: UIView {\n    let scene = MKLookAroundScene()\n    let map = MKMapView()\n}\n"

    @Test func itIsLeftOutAndItsNameIsSaid() throws {
        let (report, manifest) = try imported([
            "Tour.swift": Self.tour, "Home.swift": "import MapKit\nlet m = MKMapView()\n",
        ])
        #expect(report.contains("Tour.swift: left out: line 3: MKLookAroundScene"))
        #expect(report.contains("Home.swift: as it is\n") && manifest.contains("exclude: [\"Tour.swift\"]"))
    }

    /// Without it the other file would not compile either.
    @Test func oneThatAnotherFileNeedsStays() throws {
        let (report, manifest) = try imported([
            "Tour.swift": Self.tour, "Home.swift": "import UIKit\nlet tour = Tour()\n",
        ])
        #expect(report.contains("MKLookAroundScene") && report.contains("0 left out"))
        #expect(manifest.contains("exclude: []"))
    }

    /// `AVFoundation` begins as its names do.
    @Test func theModulesOwnNameIsKnown() throws {
        let (report, _) = try imported(["Click.swift": "import AVFoundation\nlet p = AVFoundation.AVAudioPlayer()\n"])
        #expect(report.contains("Click.swift: as it is\n"))
    }

    @Test func namesOfTheAppsOwnAreKnown() throws {
        let (report, _) = try imported([
            "Tour.swift": "import MapKit\nclass MKHelper {}\nlet a = MKHelper()\nlet kind = a.MKLookAroundScene\n"
        ])
        #expect(report.contains("Tour.swift: as it is\n"))
    }
}
