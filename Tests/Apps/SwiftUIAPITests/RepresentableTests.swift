import Foundation
import SwiftUIAPI
import Testing
import UIKitAPI

/// Views and controllers of UIKit in SwiftUI, and values that are bound.
@MainActor struct RepresentableTests {
    private final class Log {
        var made = 0
        var updates: [Bool] = []
        var coordinators: Set<ObjectIdentifier> = []
    }
    private final class Guide {}

    private struct Foreign: UIViewRepresentable {
        let log: Log
        var own: CGSize?
        func makeUIView(context: Context) -> UIView {
            log.made += 1
            return UIView(frame: .zero)
        }
        func updateUIView(_ view: UIView, context: Context) {
            log.updates.append(context.environment.isEnabled)
            log.coordinators.insert(ObjectIdentifier(context.coordinator))
        }
        func makeCoordinator() -> Guide { Guide() }
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? { own }
    }

    private struct Screen: UIViewControllerRepresentable {
        let log: Log
        func makeUIViewController(context: Context) -> UIViewController {
            log.made += 1
            return UIViewController()
        }
        func updateUIViewController(_ controller: UIViewController, context: Context) { log.updates.append(true) }
    }

    private struct Changing<Content: View>: View {
        let content: Content
        @State private var isOff = false
        var body: some View {
            VStack(spacing: 0) {
                content.disabled(isOff)
                Color.red.frame(height: 5).onTapGesture { isOff = true }
            }
        }
    }

    private let room = CGSize(width: 100, height: 60)

    /// A view is made once, with one coordinator, and updated when something changes.
    @Test func aViewIsMadeOnceAndUpdated() {
        let log = Log()
        let controller = UIHostingController(rootView: Changing(content: Foreign(log: log)))
        for width in [100, 80] as [CGFloat] { _ = controller.sizeThatFits(in: CGSize(width: width, height: 60)) }
        #expect(log.made == 1 && log.coordinators.count == 1 && log.updates.allSatisfy { $0 } && !log.updates.isEmpty)
        controller.host.touches(in: room).first?.perform()
        _ = controller.sizeThatFits(in: room)
        #expect(log.made == 1 && log.coordinators.count == 1 && log.updates.last == false)
    }

    @Test func aControllerIsMadeOnceAndUpdated() {
        let log = Log()
        let controller = UIHostingController(rootView: Changing(content: Screen(log: log)))
        for _ in 0..<2 { _ = controller.sizeThatFits(in: room) }
        #expect(log.made == 1 && !log.updates.isEmpty)
    }

    /// "sizeThatFits(_:uiView:context:)": the size of the view; nil for its intrinsic one, which a view without one takes from
    /// the offer.
    @Test func theSizeOfAForeignView() {
        func size(_ view: some View) -> CGSize { UIHostingController(rootView: view).sizeThatFits(in: room) }
        #expect(size(Foreign(log: Log())) == room)
        #expect(size(Foreign(log: Log(), own: CGSize(width: 30, height: 20))) == CGSize(width: 30, height: 20))
        #expect(size(Foreign(log: Log()).fixedSize()) == CGSize(width: 10, height: 10))
    }

    private final class Measured: UIView {
        var own = CGSize.zero
        override var intrinsicContentSize: CGSize { own }
    }

    private struct MeasuredView: UIViewRepresentable {
        let own: CGSize
        func makeUIView(context: Context) -> Measured { Measured() }
        func updateUIView(_ view: Measured, context: Context) { view.own = own }
    }

    /// "noIntrinsicMetric": a length of -1 is none; 0 is one.
    @Test(arguments: [(-1, 100), (0, 0), (30, 30), (130, 130)] as [(CGFloat, CGFloat)])
    func lengthsOfAForeignView(_ own: CGFloat, _ length: CGFloat) {
        func size(_ own: CGSize) -> CGSize {
            UIHostingController(rootView: MeasuredView(own: own)).sizeThatFits(in: room)
        }
        #expect(size(CGSize(width: own, height: 20)) == CGSize(width: length, height: 20))
        #expect(size(CGSize(width: 20, height: own)) == CGSize(width: 20, height: own < 0 ? 60 : length))
    }

    private struct Guest: Identifiable {
        var id: Int
        var name: String
    }

    /// Bindings read and write through to what they are of.
    @Test func bindingsReadAndWriteThrough() {
        var guest = Guest(id: 1, name: "Ada")
        let base = Binding(get: { guest }, set: { guest = $0 })
        base.name.wrappedValue = "Ben"
        #expect(guest.name == "Ben" && base.name.wrappedValue == "Ben" && base.id == 1)
        let again = Binding(projectedValue: base)
        again.wrappedValue.name = "Cy"
        #expect(guest.name == "Cy")
        let fixed = Binding.constant(3)
        fixed.wrappedValue = 4
        #expect(fixed.wrappedValue == 3)
    }

    @Test func bindingsOfOptionals() {
        var number: Int? = 5
        let optional = Binding(get: { number }, set: { number = $0 })
        let plain = Binding<Int>(optional)
        #expect(plain?.wrappedValue == 5)
        plain?.wrappedValue = 6
        #expect(number == 6 && plain?.wrappedValue == 6)
        number = 8
        #expect(plain?.wrappedValue == 8)
        number = nil
        #expect(Binding<Int>(optional) == nil && plain?.wrappedValue == 5)
        var count = 1
        let wide = Binding<Int?>(Binding(get: { count }, set: { count = $0 }))
        wide.wrappedValue = 7
        wide.wrappedValue = nil
        #expect(count == 7 && wide.wrappedValue == 7)
    }

    /// The keys that Xcode writes for values in texts, and the texts.
    @Test func keysOfValuesInTexts() {
        let key: LocalizedStringKey = "\(3) of \(2.5), \("x") 5% \(0.25, specifier: "%.1f")"
        #expect(key == LocalizedStringKey("\(3) of \(2.5), \("x") 5% \(0.25, specifier: "%.1f")"))
        #expect(key != LocalizedStringKey("\(4) of \(2.5), \("x") 5% \(0.25, specifier: "%.1f")"))
        func width(_ text: Text) -> CGFloat {
            UIHostingController(rootView: text).sizeThatFits(in: CGSize(width: 999, height: 99)).width
        }
        #expect(width(Text(key)) == width(Text(verbatim: "3 of 2.500000, x 5% 0.2")))
        #expect(width(Text("\(Text(verbatim: "Ada")) and \(Substring("Ben"))")) == width(Text(verbatim: "Ada and Ben")))
    }
}
