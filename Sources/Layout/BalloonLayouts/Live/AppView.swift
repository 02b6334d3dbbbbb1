import ViewLayout

/// What an app's own code shows in a live balloon.
package struct AppView: Sendable {
    /// The view's picture with its top left corner at zero; nil where nothing is drawn.
    package var node: PlacedNode?
    /// Problems with the layout of the view.
    package var findings: [Finding]

    package init(node: PlacedNode?, findings: [Finding] = []) {
        self.node = node
        self.findings = findings
    }
}
