import ViewLayout

/// What an app's own code shows in a live balloon.
package struct AppView: Sendable {
    /// What is drawn, with its top left at zero; nil where nothing is.
    package var node: PlacedNode?
    /// What is wrong with how the view was laid out.
    package var findings: [Finding]

    package init(node: PlacedNode?, findings: [Finding] = []) {
        self.node = node
        self.findings = findings
    }
}
