import Foundation
import Testing

@testable import UIKitAPI

/// Conflicts and ambiguity name their constraints and views.
@MainActor @Suite struct AutoLayoutReportTests {
    private let root = UIView.container(300, 200)

    @Test func aConflictNamesItsConstraints() {
        let view = root.adding(SizedView(50, 20, name: "title"))
        let wide = view.widthAnchor.constraint(equalToConstant: 400)
        wide.identifier = "wide"
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            view.topAnchor.constraint(equalTo: root.topAnchor), wide,
        ])
        let report = root.autoLayoutReport()
        #expect(report.conflicts.count == 1)
        #expect(report.conflicts.first?.broken.hasPrefix("wide: title.width") == true)
        #expect(report.conflicts.first?.constraints.contains { $0.contains("title.trailing") } == true)
        root.layoutIfNeeded()
        #expect(view.frame.width == 268)
    }

    /// A view without a place down, and one whose place is complete.
    @Test func ambiguityNamesViews() {
        let open = root.adding(SizedView(50, 20, name: "open"))
        let closed = root.adding(SizedView(50, 20, name: "closed"))
        NSLayoutConstraint.activate([
            open.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            closed.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            closed.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        #expect(root.autoLayoutReport().ambiguousViews == ["open"])
        #expect(open.hasAmbiguousLayout)
        #expect(!closed.hasAmbiguousLayout)
        open.topAnchor.constraint(greaterThanOrEqualTo: closed.bottomAnchor).isActive = true
        #expect(root.autoLayoutReport().ambiguousViews == ["open"])
        open.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
        #expect(root.autoLayoutReport() == AutoLayoutReport())
    }

    @Test func aTreeWithoutConstraintsHasNoReport() {
        root.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        #expect(root.autoLayoutReport() == AutoLayoutReport())
        root.layoutIfNeeded()
        #expect(root.subviews[0].frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
