import Goldens
import Support

/// The data of the page of a sweep or of `balloon lint`.
struct SweepDocument: Encodable {
    let version = BalloonVersion.current
    let kind: String
    /// How the page names the folder of its pictures.
    let pictures: String
    let fields = FilterField.all
    /// Files beside the page.
    let links: [SweepPage.Link]
    let scenes: [Scene]

    struct Scene: Encodable {
        let name: String
        /// The scene's file; nil for one that cannot be read.
        let file: String?
        /// Why nothing is shown of it; nil for a scene that was laid out.
        let failure: String?
        let cellCount: Int
        /// Pixels to a point in its pictures.
        let scale: Int
        let findings: [Finding]
        /// What findings say of single balloons, each sentence once.
        let sentences: [String]
        /// What the colours of the map mean.
        let legend: [Legend]
        let rows: [Row]
        /// What changed since an earlier sweep.
        let changes: [String]
        let links: [SweepPage.Link]
    }

    struct Finding: Encodable {
        let rule, subject, message: String
        /// `error`, `warning`, `note` or `allowed`.
        let severity: String
        /// Who sees it, and at which widths.
        let `where`: String
        let cellCount: Int
        /// Why it is allowed; nil for one that is not.
        let reason: String?
        /// The class of its colour.
        let mark: String
        /// What tells it from others of its colour; nil for one that is allowed.
        let letter: String?
    }

    /// A colour of the map with what it stands for.
    struct Legend: Encodable {
        let mark, text: String
    }

    /// Viewers that differ in the width alone.
    struct Row: Encodable {
        /// The name of its cells behind the width.
        let name: String
        let locale, category: String
        /// What else tells the viewer from the scene's own, in words; empty for none.
        let viewer: String
        let isDark: Bool
        /// What the viewer has that is not standard.
        let traits: [String: String]
        /// The options that draw the balloon for this viewer.
        let options: String
        let intervals: [Interval]
    }

    /// Widths with the same lines and the same findings.
    struct Interval: Encodable {
        /// The first and the last width in points.
        let from, to: Double
        /// The part of the map that it takes: halfway to its neighbours, in points.
        let edges: [Double]
        /// What it is and what is found there.
        let words: String
        /// The height at both.
        let heights: [Double]
        /// The balloon's size at the first width.
        let size: [Double]
        /// Places in the list of findings, the most severe first.
        let findings: [Int]
        /// For each of them the place of its sentence about the balloon at the first width.
        let said: [Int]
        /// The name of the picture at the first width; nil for one that was not drawn.
        let picture: String?
    }
}
