import Foundation
import Testing

@testable import UIKitAPI

/// Rectangles of views that constraints refer to.
@MainActor struct LayoutGuideTests {
    /// Guides belong to one view, and go with their constraints.
    @Test func guidesOfViews() {
        let (view, other, guide) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 60)), UIView(), UILayoutGuide())
        #expect(guide.layoutFrame == .zero && guide.owningView == nil && view.layoutGuides.isEmpty)
        view.addLayoutGuide(guide)
        let constraints = [
            guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20),
            guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            guide.widthAnchor.constraint(equalToConstant: 30), guide.heightAnchor.constraint(equalToConstant: 5),
        ]
        NSLayoutConstraint.activate(constraints)
        view.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 20, y: 10, width: 30, height: 5) && guide.owningView === view)
        other.addLayoutGuide(guide)
        #expect(view.layoutGuides.isEmpty && other.layoutGuides == [guide] && guide.owningView === other)
        #expect(constraints.allSatisfy { !$0.isActive })
        view.removeLayoutGuide(guide)
        #expect(other.layoutGuides == [guide])
        other.removeLayoutGuide(guide)
        #expect(other.layoutGuides.isEmpty && guide.owningView == nil)
    }

    /// "contentLayoutGuide", "frameLayoutGuide": content that is as wide as the view scrolls down alone.
    @Test func guidesOfScrollViews() {
        let (view, content) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)), UIView())
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        let (inside, frame) = (view.contentLayoutGuide, view.frameLayoutGuide)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: inside.topAnchor, constant: 5),
            content.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: inside.bottomAnchor, constant: -7),
            content.widthAnchor.constraint(equalTo: frame.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 200),
        ])
        view.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 5, width: 100, height: 200))
        #expect(view.contentSize == CGSize(width: 100, height: 212) && frame.layoutFrame.size == view.bounds.size)
        #expect(view.contentLayoutGuide === inside && view.frameLayoutGuide === frame)
        #expect(inside.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 212))
    }

    /// Guides that each view has: what is inside of the safe area and of the margins.
    @Test func guidesOfEdges() {
        let view = UIView(frame: CGRect(x: 9, y: 9, width: 90, height: 60))
        view.safeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 10, width: 90, height: 45))
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 84, height: 56))
        #expect(view.readableContentGuide.layoutFrame == view.layoutMarginsGuide.layoutFrame)
        #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide && view.layoutGuides.isEmpty)
    }
}
