import Foundation
import UIKitAPI
import ViewLayout

/// The elements that a view was made of, and what they were made for.
///
/// SwiftUI reads the body of a view again when something has changed that the view depends on: its own values, its state,
/// what it reads of its environment, a published or observable property; and not because another size is offered, nor when an
/// object changes that tells nobody ("Apple, Managing model data in your app": a view forms a dependency on a property that
/// its body reads, and is updated when it changes; "Apple, ObservedObject": it invalidates a view whenever the object
/// changes). A size is the concern of GeometryReader and its like, whose views are made when they are placed.
struct MadeView {
    let element: any Element
    /// The number of the element among those of its host.
    private let number: Int
    private let traits, viewer: TraitCollection
    private let now: Date?
    private let strings: AppStrings
    private let changes: Int
    /// The last layout pass, while nobody uses it.
    private var pass: (view: EngineSubview, context: LayoutContext)?

    /// - Parameters:
    ///   - traits: the viewer in the environment of the view; the viewer of the app's code is the current one.
    ///   - changes: how often something had changed before the view was made.
    init(_ element: any Element, _ number: Int, for traits: TraitCollection, _ now: Date?, _ strings: AppStrings, _ changes: Int) {
        (self.element, self.number) = (element, number)
        (self.traits, self.now, self.strings, self.changes) = (traits, now, strings, changes)
        viewer = CurrentViewer.traits
    }

    /// Whether the view would be made of the same elements now.
    func isStill(for traits: TraitCollection, _ now: Date?, _ strings: AppStrings, _ graph: ViewGraph) -> Bool {
        changes == graph.changeCount && strings === self.strings && now == self.now && traits == self.traits && CurrentViewer.traits == viewer
    }

    /// A layout pass over the elements, with what the last one knows.
    mutating func takePass(in context: LayoutContext) -> EngineSubview? {
        guard let last = pass, last.context.differsInWidthOnly(from: context) else { return nil }
        pass = nil
        last.view.begin(in: context)
        return last.view
    }

    /// Keeps a layout pass that has ended, if it was over these elements.
    mutating func keep(_ view: EngineSubview, of number: Int, in context: LayoutContext) { if number == self.number { pass = (view, context) } }
}
