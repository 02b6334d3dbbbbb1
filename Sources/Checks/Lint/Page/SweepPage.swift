import Sweeps
import BalloonLayouts
import Drawing
import Foundation
import Goldens
import Reports
import Support
import Typesetting

/// All results of a sweep as one self-contained page of HTML: for each scene its map, its problems with the widths and
/// viewers that see them, and its contact sheet.
package enum SweepPage {
    /// The data that the page shows of a scene.
    package struct Scene {
        let sweep: SceneSweep
        let problems: [LintProblem]
        let allowed: [(problem: LintProblem, reason: String)]
        let allowances: LintAllowances
        let changes: SweepChanges?
        let comparison: Sheet?
        let sheets: [Sheet]

        /// - Parameters:
        ///   - lint: the problems, judged by the allowances of the scene.
        ///   - changes: what changed since an earlier sweep; nil where there is none.
        ///   - comparison: a picture of the changes; nil where there is none.
        ///   - sheets: the pages of its contact sheet.
        package init(
            _ sweep: SceneSweep, _ lint: SceneLint, changes: SweepChanges? = nil, comparison: Sheet? = nil,
            sheets: [Sheet]
        ) {
            self.changes = changes
            self.comparison = comparison
            self.sweep = sweep
            problems = lint.problems
            allowed = lint.allowed
            allowances = lint.allowances
            self.sheets = sheets
        }
    }

    /// A page of a contact sheet: the name of its file, and the bytes.
    package struct Sheet {
        package let name: String
        package let file: [UInt8]

        package init(name: String, file: [UInt8]) {
            self.name = name
            self.file = file
        }
    }

    /// The maximum number of bytes of the pictures inside the page, which a browser opens at once. Further ones are
    /// linked.
    private static let maximumPictureBytes = 24 << 20
    /// The maximum number of places of a problem that are named. Further ones are counted.
    private static let namedPlaces = 12

    /// The bytes of the page.
    /// - Parameter tables: the names of the files beside the page, to which it links.
    /// - Throws: the errors of drawing the maps.
    package static func html(_ scenes: [Scene], tables: [String], fonts: FontCascade) throws -> [UInt8] {
        let cellCount = scenes.reduce(0) { $0 + $1.sweep.cells.count }
        let links = tables.map { "<a href=\"\(XMLText.escaped($0))\">\(XMLText.escaped($0))</a>" }
        var body = """
            <header>
            <h1>Balloon: sweep</h1>
            <p class="second">\(counted(scenes.count, "scene")), \(counted(cellCount, "cell")) · \
            \(links.joined(separator: " · "))</p>
            </header>
            <main>
            <nav aria-label="Scenes">
            <h3>Scenes</h3>
            \(scenes.map(entry).joined(separator: "\n"))
            </nav>
            <div id="scenes">

            """
        var pictureBytes = 0
        for scene in scenes { body += try section(scene, &pictureBytes, fonts: fonts) }
        return WebPage.html(
            title: "Balloon: sweep", style: WebPage.text(of: PackageResources.sweep_css),
            body: Array((body + "</div>\n</main>\n").utf8))
    }

    private static func entry(_ scene: Scene) -> String {
        let count = scene.problems.count
        let isFine = count == 0 && scene.sweep.failure == nil
        let name = XMLText.escaped(scene.sweep.scene)
        return "<a class=\"scene\" href=\"#\(name)\"><span>\(name)</span>"
            + (isFine ? "<span class=\"pill fine\">✓</span>" : "<span class=\"pill\">\(max(count, 1))</span>") + "</a>"
    }

    private static func section(_ scene: Scene, _ pictureBytes: inout Int, fonts: FontCascade) throws -> String {
        let name = XMLText.escaped(scene.sweep.scene)
        var html = "<section id=\"\(name)\">\n<h2>\(name)</h2>\n"
        if let failure = scene.sweep.failure {
            return html + "<p class=\"note error\">\(XMLText.escaped(failure))</p>\n</section>\n"
        }
        let map = try SweepMap(scene.sweep, allowing: scene.allowances, fonts: fonts).svg()
        html += """
            <div class="card"><img alt="The worst finding at each width and text size, and the height against the width" \
            src="\(WebPage.source(of: Array(map.utf8), type: "image/svg+xml"))"></div>
            <h3>Findings</h3>
            \(table(scene))

            """
        if let changes = scene.changes {
            let count = "\(changes.changedCount) of \(counted(changes.cellCount, "cell"))"
            html += "<h3>Changed in \(count)</h3>\n<ul>\n"
            html += changes.lines.map { "<li>\(XMLText.escaped($0))</li>\n" }.joined() + "</ul>\n"
        }
        if let comparison = scene.comparison {
            html += picture(comparison, "Before and after", isOpen: true, &pictureBytes)
        }
        if !scene.sheets.isEmpty { html += "<h3>Contact sheet, the worst first</h3>\n" }
        for (index, sheet) in scene.sheets.enumerated() {
            html += picture(
                sheet, "Page \(index + 1) of \(scene.sheets.count)", isOpen: index == 0, &pictureBytes)
        }
        return html + "</section>\n"
    }

    /// A picture inside the page, or a link to its file where the page has enough pictures.
    private static func picture(
        _ sheet: Sheet, _ words: String, isOpen: Bool, _ pictureBytes: inout Int
    ) -> String {
        pictureBytes += sheet.file.count
        guard pictureBytes <= maximumPictureBytes else {
            // A name may contain characters that have a meaning in an address.
            let address = sheet.name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? sheet.name
            return "<p><a href=\"./\(XMLText.escaped(address))\">\(words)</a></p>\n"
        }
        return """
            <details\(isOpen ? " open" : "")><summary>\(words)</summary><img alt="\(words)" \
            loading="lazy" src="\(WebPage.source(of: sheet.file, type: "image/png"))"></details>

            """
    }

    private static func table(_ scene: Scene) -> String {
        let rows =
            scene.problems.map { row($0, $0.severity.rawValue, $0.message) }
            + scene.allowed.map { row($0.problem, "allowed", "because \($0.reason)") }
        guard !rows.isEmpty else { return "<p>Nothing found.</p>" }
        return """
            <table>
            <thead><tr><th>What</th><th>Where</th><th class="number">Cells</th></tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            </table>
            """
    }

    /// - Parameter severity: the severity of the problem in words, or `allowed`.
    private static func row(_ problem: LintProblem, _ severity: String, _ message: String) -> String {
        let subject = problem.subject.isEmpty ? "" : problem.subject + ": "
        return """
            <tr><td class="note \(severity)"><b>\(XMLText.escaped(subject + problem.rule))</b> \
            <span class="second">\(severity)</span><br>\(XMLText.escaped(message))</td>\
            <td>\(XMLText.escaped(LintPlaces(problem.places).text(limit: namedPlaces)))</td>\
            <td class="number">\(problem.cellCount)</td></tr>
            """
    }

    private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
