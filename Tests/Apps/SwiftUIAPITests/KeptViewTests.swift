import BalloonTesting
import CombineAPI
import Foundation
import Observation
import SwiftUIAPI
import TestSupport
import Testing
import UIKitAPI
import struct ViewLayout.LayoutContext

/// A body is read again when something has changed that its view depends on, and not for another size ("Apple, Managing model
/// data in your app").
@MainActor struct KeptViewTests {
    /// How often a body was read; a class that tells nobody of its changes.
    private final class Tally {
        var count = 0
        var rows = 1
    }

    @Observable final class Model { var rows = 1 }
    private final class Published: ObservableObject {
        @CombineAPI.Published var rows = 1
        var others = 0
    }
    private final class Sending: ObservableObject { var rows = 1 }

    private struct Rows: View {
        let tally: Tally
        var count = 1
        var body: some View {
            tally.count += 1
            return VStack(spacing: 0) {
                Color.red.frame(height: CGFloat(count * 10))
                Text("A text of a few words that has lines").font(.caption)
            }
        }
    }

    private func height(_ controller: UIHostingController<some View>, at width: CGFloat = 300) -> CGFloat {
        controller.sizeThatFits(in: CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    @Test func anotherWidthIsLaidOutAlone() {
        let tally = Tally()
        let kept = UIHostingController(rootView: Rows(tally: tally))
        let widths = (0..<40).map { CGFloat(20 + $0 * 7) }
        let heights = widths.map { height(kept, at: $0) }
        #expect(tally.count == 1)
        #expect(heights == widths.map { height(UIHostingController(rootView: Rows(tally: Tally())), at: $0) })
        #expect(Set(heights).count > 3)
        // An object that tells nobody changes nothing until something else does, as in SwiftUI.
        kept.rootView = Rows(tally: tally, count: 5)
        #expect(height(kept) == height(UIHostingController(rootView: Rows(tally: Tally(), count: 5))))
        #expect(tally.count == 2)
    }

    /// Any tree has the sizes that it has when it is laid out for the first time.
    @Test func sizesDoNotDependOnWhatWasAskedBefore() throws {
        var random = SeededGenerator(seed: 35)
        for number in 0..<60 {
            let tree = RandomTree(depth: 3, inStack: false, using: &random).view
            let kept = UIHostingController(rootView: tree)
            for width in stride(from: CGFloat(10), through: 400, by: 30) {
                for height in [CGFloat(40), 200, .greatestFiniteMagnitude] {
                    let offer = CGSize(width: width, height: height)
                    let size = kept.sizeThatFits(in: offer)
                    #expect(size == UIHostingController(rootView: tree).sizeThatFits(in: offer), "\(number) \(offer)")
                }
            }
        }
    }

    /// A wrapper of an app that has no bytes of its own may show what tells nobody of its changes.
    @propertyWrapper private struct Injected: DynamicProperty {
        nonisolated(unsafe) static var rows = 1
        var wrappedValue: Int { Self.rows }
    }
    private struct Injecting: View {
        @Injected var rows: Int
        var body: some View { Color.red.frame(height: CGFloat(rows) * 10) }
    }

    @Test func whatAWrapperWithoutBytesShowsIsReadAgain() {
        let kept = UIHostingController(rootView: Injecting())
        for rows in [1, 3, 2] {
            Injected.rows = rows
            #expect(height(kept) == CGFloat(rows) * 10)
        }
    }

    private struct Observing: View {
        let model: Model
        var body: some View { Color.red.frame(height: CGFloat(model.rows) * 10) }
    }
    private struct Watching: View {
        @ObservedObject var model: Published
        var body: some View { Color.red.frame(height: CGFloat(model.rows) * 10) }
    }
    private struct InEnvironment: View {
        @EnvironmentObject var model: Published
        var body: some View { Color.red.frame(height: CGFloat(model.rows) * 10) }
    }
    private struct Owning: View {
        @StateObject var model: Published
        init(_ model: Published) { _model = StateObject(wrappedValue: model) }
        var body: some View { Color.red.frame(height: CGFloat(model.rows) * 10) }
    }
    private struct Hearing: View {
        @ObservedObject var model: Sending
        var body: some View { Color.red.frame(height: CGFloat(model.rows) * 10) }
    }

    @Test func objectsThatTellOfTheirChangesAreSeen() {
        let model = Model()
        let observing = UIHostingController(rootView: Observing(model: model))
        #expect(height(observing) == 10)
        for rows in 2..<5 {
            model.rows = rows
            #expect(height(observing) == CGFloat(rows) * 10)
        }
        func sees(_ controller: UIHostingController<some View>, _ published: Published) -> Bool {
            (2..<5).allSatisfy { rows in
                let before = height(controller) == CGFloat(published.rows) * 10
                published.rows = rows
                return before && height(controller) == CGFloat(rows) * 10
            }
        }
        let published = [Published(), Published(), Published()]
        #expect(sees(UIHostingController(rootView: Watching(model: published[0])), published[0]))
        #expect(sees(UIHostingController(rootView: Owning(published[1])), published[1]))
        #expect(
            sees(UIHostingController(rootView: InEnvironment().environmentObject(published[2])), published[2]))
        // One whose publisher nobody else can hear.
        let sending = Sending()
        let hearing = UIHostingController(rootView: Hearing(model: sending))
        #expect(height(hearing) == 10)
        sending.objectWillChange.send()
        sending.rows = 3
        #expect(height(hearing) == 30)
    }

    private struct Stored: View {
        @State private var rows = 1
        @AppStorage("rows") private var others = 1
        let tally: Tally
        var body: some View {
            tally.count += 1
            return VStack(spacing: 0) {
                Color.red.frame(height: CGFloat(rows + others) * 10)
                Color.red.frame(height: 5).onTapGesture { rows += 1 }
                Color.red.frame(height: 5).onTapGesture { others += 1 }
            }
        }
    }

    @Test func stateIsSeen() {
        let tally = Tally()
        let controller = UIHostingController(rootView: Stored(tally: tally))
        #expect(height(controller) == 30)
        let size = CGSize(width: 300, height: 300)
        controller.host.touches(in: size).first?.perform()
        #expect(height(controller) == 40)
        controller.host.touches(in: size).last?.perform()
        #expect(height(controller) == 50 && height(controller, at: 200) == 50)
        #expect(tally.count == 3)
    }

    private struct Greeting: View {
        let tally: Tally
        @Environment(\.locale) private var locale
        var body: some View {
            tally.count += 1
            return Text(locale.identifier.hasPrefix("de") ? "Guten Tag, liebe Leute" : "Hi").font(.body)
        }
    }

    @Test func anotherViewerIsSeen() throws {
        let tally = Tally()
        let controller = UIHostingController(rootView: Greeting(tally: tally))
        let fonts = try CurrentViewer.context().fonts
        func height(_ traits: TraitCollection) -> CGFloat {
            CurrentViewer.run(in: LayoutContext(traits: traits, fonts: fonts)) { self.height(controller, at: 60) }
        }
        let small = height(TraitCollection())
        #expect(height(TraitCollection(preferredContentSizeCategory: .accessibilityLarge)) > small)
        #expect(height(TraitCollection(locale: "de")) > small)
        #expect(height(TraitCollection()) == small)
        #expect(tally.count == 4)
    }

    private struct Ticking: View {
        let tally: Tally
        var body: some View {
            tally.count += 1
            return Text(Date(timeIntervalSinceNow: -60), style: .timer)
        }
    }

    @Test func theClockIsReadEachTimeUnlessItStands() {
        let tally = Tally()
        let controller = UIHostingController(rootView: Ticking(tally: tally))
        for _ in 0..<3 { _ = height(controller) }
        #expect(tally.count == 3)
        controller.host.now = Date()
        for _ in 0..<3 { _ = height(controller) }
        #expect(tally.count <= 5)
    }

    /// The same view at another instant shows that one.
    @Test func anotherInstantIsSeen() {
        let controller = UIHostingController(rootView: Text(Date(timeIntervalSince1970: 0), style: .timer))
        func width(_ seconds: TimeInterval) -> CGFloat {
            controller.host.now = Date(timeIntervalSince1970: seconds)
            return controller.sizeThatFits(in: CGSize(width: 300, height: 300)).width
        }
        let short = width(5)
        #expect(width(36_005) > short && width(5) == short)
    }

    private struct Foreign: UIViewRepresentable {
        let view: UILabel
        func makeUIView(context: Context) -> UILabel { view }
        func updateUIView(_ uiView: UILabel, context: Context) {}
    }

    @Test func aViewOfUIKitIsAskedEachTime() {
        let label = UILabel()
        label.text = "one"
        let controller = UIHostingController(rootView: Foreign(view: label))
        let before = controller.sizeThatFits(in: CGSize(width: 300, height: 300)).width
        label.text = "one and some more"
        #expect(controller.sizeThatFits(in: CGSize(width: 300, height: 300)).width > before)
    }
}
