import Drawing
import Foundation
import ViewLayout

extension PlacedBalloon {
    /// What to draw, with a box around the node of each finding.
    /// - Parameter allowed: allowed findings, whose boxes are grey and behind the others.
    package func displayList(boxing findings: [Finding], quietly allowed: [Finding] = []) -> DisplayList {
        var list = displayList()
        let drawing = OverlayDrawing(
            grid: PixelGrid(traits), croppedPictureEdge: TemplateMetrics().croppedPictureEdge)
        for frame in allowed.compactMap({ box(of: $0) }) { list.items += drawing.quietBox(frame) }
        // The worst in front.
        for finding in findings.sorted(by: { $0.severity.rank > $1.severity.rank }) {
            guard let frame = box(of: finding) else { continue }
            list.items += drawing.box(frame, finding.severity)
        }
        return list
    }

    /// What a finding is about, in points: of a touch target what can be tapped, of anything else the node's frame.
    private func box(of finding: Finding) -> CGRect? {
        guard let name = finding.node, [.touchTargetSmall, .touchTargetsOverlap].contains(finding.kind) else {
            return frame(of: finding)
        }
        // An entry of a conversation has several parts, such as the sender's name above the balloon.
        let parts =
            entries.isEmpty ? [root] : zip(entries, balloon.children).filter { $0.0 == finding.entry }.map { $0.1 }
        let targets = parts.lazy.map(\.namedForFindings).compactMap { part in
            finding.kind == .touchTargetSmall ? part.touchTarget(of: name) : TouchTargets(in: part).frame(of: name)
        }
        return targets.first ?? frame(of: finding)
    }

    /// The frame of the node that a finding is about, in points; nil for one about the whole.
    package func frame(of finding: Finding) -> CGRect? {
        guard let name = finding.node else { return nil }
        // Each part of a conversation has its own names of nodes.
        guard !entries.isEmpty else { return root.uniquelyNamed.frame(named: name) }
        return zip(entries, balloon.children).lazy.filter { $0.0 == finding.entry }
            .compactMap { $0.1.uniquelyNamed.frame(named: name) }.first
    }
}

extension PlacedNode {
    /// The frame of the first node of a name, this one or below it.
    fileprivate func frame(named name: String) -> CGRect? {
        func search(_ node: PlacedNode, _ own: String) -> CGRect? {
            if own == name { return node.frame }
            return node.namedChildren.lazy.compactMap { search($0.node, $0.name) }.first
        }
        return search(self, self.name)
    }
}
