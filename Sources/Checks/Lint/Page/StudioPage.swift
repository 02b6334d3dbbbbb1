import Foundation
import Goldens
import Reports
import Scenes
import Support

/// A scene's file as `balloon studio` shows it: the scene when it could last be read, with what is wrong with it now.
package struct StudioScene: Sendable {
    package let name, file: String
    /// Nil for a file that could not be read since the start.
    package let scene: BalloonScene?
    package let errors: [FileError]

    package init(name: String, file: String, scene: BalloonScene?, errors: [FileError]) {
        (self.name, self.file, self.scene, self.errors) = (name, file, scene, errors)
    }
}

/// The data of the page of `balloon studio`: which scenes there are, and what can be chosen of their viewers. Balloons and
/// findings the page asks its server for.
package struct StudioPage: Encodable {
    let version = BalloonVersion.current
    let kind = "studio"
    let pictures = ""
    let fields = FilterField.all
    let links: [SweepPage.Link] = []
    /// The number of the state, which grows with each change of a file.
    let revision: Int
    let scenes: [Scene]

    struct Scene: Encodable {
        let name, file: String
        let errors: [FileError]
        let controls: [StudioControl]
    }

    package init(_ scenes: [StudioScene], revision: Int) {
        self.revision = revision
        self.scenes = scenes.map { shown in
            Scene(
                name: shown.name, file: shown.file, errors: shown.errors,
                controls: shown.scene.map(StudioControl.all) ?? [])
        }
    }

    /// The page.
    /// - Parameter nonce: what the page's own script is known by.
    package func html(nonce: String) throws -> String {
        var text = ""
        try WebPage.write(.studio, title: "Balloon: studio", first: "", nonce: nonce, to: { text += $0 }) {
            String(decoding: try JSONEncoder.line.encode(self), as: UTF8.self)
        }
        return text
    }
}
