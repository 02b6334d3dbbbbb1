import BalloonLayouts
import Drawing
import Foundation
import Goldens
import Reports
import Scenes
import Support
import Sweeps
import Typesetting
import ViewLayout

/// The results of a sweep or of `balloon lint` as a page: for each scene its findings, its map of widths and text sizes,
/// and the balloon of each cell of the map. The pictures are files beside the page.
package struct SweepPage {
    /// A file beside the page.
    package struct Link: Encodable, Sendable {
        let name, address: String

        /// - Parameter name: the name of the file.
        package init(_ name: String) {
            self.name = name
            // A name may contain characters that have a meaning in an address.
            address = "./" + (name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name)
        }
    }

    /// What the page shows of a scene.
    package struct Scene {
        let sweep: SceneSweep
        let lint: SceneLint
        let scene: BalloonScene?
        let changes: SweepChanges?
        let links: [Link]
        /// The widths at which an interval of the map begins where nothing is counted otherwise, by viewers without a width.
        var breaks: [TraitCollection: Set<CGFloat>] = [:]

        /// - Parameters:
        ///   - lint: the problems, judged by the allowances of the scene.
        ///   - scene: is drawn; nil where its file cannot be read.
        ///   - changes: what changed since an earlier sweep; nil where there is none.
        ///   - links: its contact sheet, and a picture of the changes.
        package init(
            _ sweep: SceneSweep, _ lint: SceneLint, of scene: BalloonScene?, changes: SweepChanges? = nil,
            links: [Link] = []
        ) {
            (self.sweep, self.lint, self.scene, self.changes, self.links) = (sweep, lint, scene, changes, links)
        }
    }

    /// The command that has found it: `sweep` or `lint`.
    private let kind: String
    private let links: [Link]
    private let fonts: FontCascade
    private let workerCount: Int

    /// The maximum number of balloons that are drawn of a scene, the most severe findings first. Nobody looks at more, and
    /// the page has the command that draws any other.
    static let maximumPictureCount = 160
    /// Pixels to a point in the pictures.
    static let pictureScale = 2

    /// - Parameters:
    ///   - links: files that belong to all scenes.
    ///   - workerCount: how many balloons are drawn at once.
    package init(of kind: String, links: [Link] = [], fonts: FontCascade, workerCount: Int) {
        (self.kind, self.links, self.fonts, self.workerCount) = (kind, links, fonts, workerCount)
    }

    /// Writes the page and its pictures.
    /// - Returns: how many balloons were not drawn, by the names of scenes.
    /// - Throws: the errors of drawing and of writing.
    @discardableResult package func write(_ scenes: [Scene], to file: String) throws -> [(scene: String, count: Int)] {
        var pictures = PagePictures(beside: file)
        var documents: [SweepDocument.Scene] = []
        var leftOut: [(scene: String, count: Int)] = []
        for scene in scenes {
            var rows = PageRows(of: scene)
            let count = try rows.draw(scene.scene, fonts: fonts, workerCount: workerCount) { name, bytes in
                try pictures.add(bytes, named: name) { _ in }
            }
            if count > 0 { leftOut.append((scene.sweep.scene, count)) }
            documents.append(rows.document(of: scene))
        }
        let document = SweepDocument(kind: kind, pictures: pictures.prefix, links: links, scenes: documents)
        let first = documents.first { !$0.findings.isEmpty } ?? documents.first
        let shown = first?.rows.lazy.flatMap(\.intervals).first { $0.picture != nil }
        let element = shown.flatMap { shown in
            shown.picture.map { pictures.first(named: $0, label: "balloon", width: shown.size[0]) }
        }
        try AtomicFile.write(to: file) { write in
            try WebPage.write(.map, title: "Balloon: \(kind)", first: element ?? "", to: write) {
                String(decoding: try JSONEncoder.line.encode(document), as: UTF8.self)
            }
        }
        try pictures.removeOthers(beside: file)
        return leftOut
    }
}
