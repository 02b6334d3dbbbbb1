import Foundation
import Testing

/// What the repository holds, and what it must not hold.
struct SourceTreeTests {
    /// One idea a file: a longer one holds two. What a test writes from comments is a list, of any length.
    @Test func noSourceIsLongerThan600Lines() throws {
        for folder in ["Sources", "Tests", "Scripts", "Fonts"] {
            for path in Repository.files(below: folder, extensions: ["swift", "c", "h", "py"])
            where !path.contains("/DocumentationExamples/Generated/") {
                let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false).count
                #expect(lines <= 600, "\(path) has \(lines) lines")
            }
        }
    }

    /// A path of one machine in the source is a build that works on one machine.
    @Test(.enabled(if: Repository.isGitCheckout)) func noTrackedTextNamesAPlaceOnOneMachine() throws {
        // Put together here, so that this file does not name such a place itself.
        let places = ["work", "root", "home", "tmp", "Users"].map { "/\($0)/" }
        for path in try Repository.trackedFiles() {
            guard let text = String(data: try Repository.data(path), encoding: .utf8) else { continue }
            for place in places where text.contains(place) {
                for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                    #expect(!Self.names(place, in: line), "\(path):\(index + 1) names a place on one machine: \(line)")
                }
            }
        }
    }

    /// Whether a path that starts with the place stands in the line. After a letter or digit the place is part of a
    /// longer path or of a web address.
    private static func names(_ place: String, in line: Substring) -> Bool {
        line.ranges(of: place).contains { range in
            guard let before = line[..<range.lowerBound].last else { return true }
            return !(before.isLetter || before.isNumber || "._~-)}$".contains(before))
        }
    }

    /// Foundation puts hosts into ASCII by data that differ between its versions: addresses of authors are read by
    /// `WebAddress`; a decoded message holds one that was written in ASCII.
    @Test func addressesAreReadInOnePlace() throws {
        let places = try SourceTree.sources.get().filter { source in
            !["UIKitAPI", "AppImport"].contains(source.target) && !source.target.hasPrefix("Linux")
                && source.text.split(separator: "\n")
                    .contains { $0.contains("URL(string:") && !$0.contains("//" + "/") }
        }
        #expect(places.map(\.name) == ["MSMessage", "WebAddress"])
    }

    /// Names and formats of languages come from the system's ICU, because those of Foundation differ between its versions.
    /// An app may have a date picker, and sell in a currency.
    @Test func noSourceAsksFoundationForALanguage() throws {
        let names = [
            "Calendar", "DateFormatter", "NumberFormatter", "MeasurementFormatter", "ListFormatter", "Locale",
            "DateComponents", "TimeZone", "localizedCompare", "localizedStandardCompare", "localizedUppercase",
            "localizedLowercase", "localizedCapitalized", "caseInsensitive", "enumerateSubstrings", "formatted",
        ]
        for path in Repository.files(below: "Sources", extensions: ["swift"])
        where !path.hasSuffix("/UIDatePicker.swift") && !path.hasPrefix("Sources/Apps/AppleNames/LinuxStoreKit/")
            // What a picker in an app's view says of a date, as the app's own code would.
            && !path.hasSuffix("/DateTexts.swift")
            // Names of Foundation that it lacks on Linux, with which an app writes texts of its own, and its days.
            && ![
                "/AppClock.swift", "/DateComponentsFormatter.swift", "/RelativeDateTimeFormatter.swift",
                "/String+Localized.swift",
            ]
            .contains(where: path.hasSuffix)
            // Dates of birthdays and alarms, which are kept.
            && !["LinuxContacts/CNContact.swift", "LinuxUserNotifications/UNNotificationRequest.swift"]
                .contains(where: path.hasSuffix)
            // What a view writes with a format of the app's, as Foundation writes it for the app.
            && !path.hasPrefix("Sources/Apps/SwiftUIAPI/")
            // A part of a date that an app's chart names; nothing is written.
            && !path.hasPrefix("Sources/Apps/AppleNames/LinuxCharts/")
        {
            let code = try Repository.text(path).split(separator: "\n").filter { !$0.contains("//") }
            let words = Set(code.joined(separator: "\n").split { !$0.isLetter && $0 != "_" }.map(String.init))
            let found = names.filter(words.contains)
            #expect(found.isEmpty, "\(path) names \(found.joined(separator: ", "))")
        }
    }

    @Test(.enabled(if: Repository.isGitCheckout)) func nothingBuiltIsTracked() throws {
        let built = try Repository.trackedFiles().filter { path in
            let names = path.split(separator: "/")
            return names.contains("Package.resolved") || names.contains("__pycache__") || names.contains(".swiftpm")
                || names.contains { $0.hasPrefix(".build") } || names.first == "Output"
        }
        #expect(built.isEmpty)
    }

    /// Every script starts on its own, by name.
    @Test(arguments: ["Scripts/bootstrap", "Scripts/demo", "Fonts/build", ".ci/run"])
    func scriptsAreExecutable(_ path: String) throws {
        #expect(FileManager.default.isExecutableFile(atPath: Repository.root.appendingPathComponent(path).path))
        #expect(try Repository.text(path).hasPrefix("#!/usr/bin/env "))
    }

    /// The names of SwiftUI are Apple's, and Apple describes them: they need no comment each, and their signatures are long.
    /// Nothing else may be formatted otherwise there.
    @Test func theFormatOfSwiftUIDiffersInItsLinesAndComments() throws {
        let rules = try Repository.text(".swift-format")
            .replacing("\"lineLength\": 120", with: "\"lineLength\": 150")
            .replacing("HaveDocumentation\": true", with: "HaveDocumentation\": false")
        #expect(try Repository.text("Sources/Apps/SwiftUIAPI/.swift-format") == rules)
    }

    /// A manifest is a list, not a build system.
    @Test func theManifestIsShort() throws {
        #expect(try Repository.text("Package.swift").count { $0.isNewline } <= 200)
    }
}
