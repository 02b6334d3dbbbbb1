import BalloonTesting
import Foundation
import Testing
import UIKitAPI

@testable import SwiftUIAPI

/// Containers: what they show, what can be touched in front of them, and what they keep.
@MainActor struct ContentTests {
    private final class Calls { var names: [String] = [] }

    private func size(_ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 60) -> CGSize {
        UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: width, height: height))
    }

    /// What stands beside, above and below, in order.
    @Test func partsStandInTheirOrder() throws {
        func word(_ text: String) -> Text { Text(verbatim: text) }
        #expect(try texts(LabeledContent("Seats", value: "4")) == ["Seats", "4"])
        let progress = ProgressView(value: 1, total: 4) {
            word("label")
        } currentValueLabel: {
            word("value")
        }
        #expect(try texts(progress) == ["label", "value"])
        let gauge = Gauge(value: 25, in: 20...40) {
            word("label")
        } currentValueLabel: {
            word("value")
        } minimumValueLabel: {
            word("least")
        } maximumValueLabel: {
            word("most")
        }
        #expect(try texts(gauge) == ["label", "least", "most", "value"])
        let empty = ContentUnavailableView {
            word("label")
        } description: {
            word("description")
        } actions: {
            word("actions")
        }
        #expect(
            try texts(empty) == ["label", "description", "actions"]
                && size(empty, 300, 200) == CGSize(width: 300, height: 200))
        #expect(try texts(SecureField("Word", text: .constant("abc"))) == ["•••"])
        #expect(try texts(SecureField("Word", text: .constant(""))) == ["Word"])
        #expect(try texts(TextField("Name", text: .constant(""), prompt: word("Ada"))) == ["Ada"])
    }

    private struct Group: View {
        @State private var isOpen = false
        var body: some View { DisclosureGroup("More", isExpanded: $isOpen) { Color.red.frame(height: 40) } }
    }

    /// "DisclosureGroup": shows its content while it is expanded, which a touch changes.
    @Test func aGroupOpensAndCloses() {
        let controller = UIHostingController(rootView: Group())
        let room = CGSize(width: 300, height: 300)
        let closed = controller.sizeThatFits(in: room).height
        controller.host.touches(in: room).first?.perform()
        #expect(controller.sizeThatFits(in: room).height == closed + 48)
        controller.host.touches(in: room).first?.perform()
        #expect(controller.sizeThatFits(in: room).height == closed)
    }

    /// A group that nobody opens is closed, and one that is always open is not.
    @Test func aGroupWithoutABindingIsClosed() throws {
        #expect(try texts(DisclosureGroup("More") { Text(verbatim: "Hidden") }) == ["More"])
        for (isOpen, shown) in [(false, ["More"]), (true, ["More", "Hidden"])] {
            #expect(
                try texts(DisclosureGroup("More", isExpanded: .constant(isOpen)) { Text(verbatim: "Hidden") }) == shown)
        }
    }

    private struct Guest: Identifiable { let id = 1 }

    /// What is in front of a view can be touched while it is there, and only then.
    @Test(arguments: [false, true]) func whatIsInFrontCanBeTouched(isShown: Bool) {
        let (calls, box) = (Calls(), Color.red.frame(width: 20, height: 20))
        let shown = Binding.constant(isShown)
        let item = Binding.constant(isShown ? Guest() : nil)
        func button(_ name: String) -> some View { Button(name) { calls.names.append(name) } }
        let views: [AnyView] = [
            AnyView(box.sheet(isPresented: shown) { button("sheet") }),
            AnyView(box.sheet(item: item) { _ in button("item") }),
            AnyView(box.fullScreenCover(isPresented: shown) { button("cover") }),
            AnyView(box.popover(isPresented: shown) { button("popover") }),
            AnyView(box.alert("A", isPresented: shown) { button("alert") }),
            AnyView(box.confirmationDialog("A", isPresented: shown) { button("dialog") }),
        ]
        for view in views {
            for touch in UIHostingController(rootView: view).host.touches(in: CGSize(width: 300, height: 300)) {
                touch.perform()
            }
        }
        #expect(calls.names == (isShown ? ["sheet", "item", "cover", "popover", "alert", "dialog"] : []))
    }

    /// "openURL": a link opens its address by the action of the environment.
    @Test func aLinkOpensItsAddress() throws {
        let calls = Calls()
        let url = try #require(URL(string: "https://a.b"))
        let view = Link("Go", destination: url)
            .environment(
                \.openURL,
                OpenURLAction { url in
                    MainActor.assumeIsolated { calls.names.append(url.absoluteString) }; return .handled
                })
        let host = UIHostingController(rootView: view).host
        host.touches(in: CGSize(width: 300, height: 300)).first?.perform()
        #expect(calls.names == ["https://a.b"])
    }

    /// "ViewThatFits(in:)": only the axes that are named must fit.
    @Test func onlyTheNamedAxesMustFit() {
        func choice(_ axes: Axis.Set) -> CGSize {
            size(
                ViewThatFits(in: axes) {
                    Color.red.frame(width: 90, height: 80)
                    Color.red.frame(width: 120, height: 50)
                    Color.red.frame(width: 10, height: 10)
                })
        }
        #expect(
            choice(.horizontal) == CGSize(width: 90, height: 80) && choice(.vertical) == CGSize(width: 120, height: 50))
        #expect(choice([.horizontal, .vertical]) == CGSize(width: 10, height: 10))
    }

    /// Without spacings of its own a grid has 8 points between its cells; a view without a row spans all columns.
    @Test func gridsHaveTheirSpaces() {
        func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }
        func grid(_ across: CGFloat?, _ down: CGFloat?) -> CGSize {
            size(
                Grid(horizontalSpacing: across, verticalSpacing: down) {
                    GridRow {
                        box(10, 10)
                        box(20, 10)
                    }
                    GridRow {
                        box(15, 20)
                        box(5, 5)
                    }
                    box(30, 4)
                })
        }
        #expect(grid(nil, nil) == CGSize(width: 43, height: 50) && grid(1, nil) == CGSize(width: 36, height: 50))
        #expect(grid(nil, 2) == CGSize(width: 43, height: 38) && grid(0, 0) == CGSize(width: 35, height: 34))
    }

    private struct Counter: View {
        @State private var count = 1
        var body: some View { Color.red.frame(width: 10, height: CGFloat(count) * 10).onTapGesture { count += 1 } }
    }
    private struct Named: View {
        @State private var id = 1
        var body: some View {
            VStack(spacing: 0) {
                Counter().id(id)
                Color.red.frame(width: 10, height: 5).onTapGesture { id += 1 }
            }
        }
    }

    /// "id(_:)": another identity has new state.
    @Test func anotherIdentityBeginsAgain() {
        let controller = UIHostingController(rootView: Named())
        let room = CGSize(width: 300, height: 300)
        func tap(_ place: Int) { controller.host.touches(in: room)[place].perform() }
        #expect(controller.sizeThatFits(in: room).height == 15)
        tap(0)
        tap(0)
        #expect(controller.sizeThatFits(in: room).height == 35)
        tap(1)
        #expect(controller.sizeThatFits(in: room).height == 15)
    }

    /// "sizingOptions": the preferred size of a controller follows its content where that is asked.
    @Test(arguments: [false, true]) func thePreferredSizeFollowsTheContent(isFollowing: Bool) {
        let controller = UIHostingController(rootView: Color.red.frame(width: 20, height: 10))
        controller.sizingOptions = isFollowing ? .preferredContentSize : []
        controller.rootView = Color.red.frame(width: 30, height: 40)
        #expect(controller.preferredContentSize == (isFollowing ? CGSize(width: 30, height: 40) : .zero))
        #expect(controller.view.intrinsicContentSize == CGSize(width: 30, height: 40))
    }

    /// A bordered button is 12 by 7 points larger on each side than its title, and more or less by its size.
    @Test(arguments: [
        (ControlSize.mini, 10.0, 4.0), (.small, 10, 4), (.regular, 12, 7), (.large, 20, 15), (.extraLarge, 20, 15),
    ])
    func buttonsHaveTheRoomOfTheirSize(_ control: ControlSize, across: CGFloat, down: CGFloat) {
        let button = Button("Join") {}.controlSize(control)
        let plain = size(button.buttonStyle(.plain))
        let expected = CGSize(width: plain.width + 2 * across, height: plain.height + 2 * down)
        for found in [size(button.buttonStyle(.bordered)), size(button.buttonStyle(.borderedProminent))] {
            #expect(abs(found.width - expected.width) < 0.4 && abs(found.height - expected.height) < 0.4)
        }
        #expect(size(button.buttonStyle(.borderless)) == plain)
    }

    private struct Entry: View {
        @State private var name = ""
        var body: some View {
            VStack(spacing: 0) {
                TextField("Name", text: $name)
                Color.red.frame(width: 10, height: CGFloat(name.count) * 10)
            }
        }
    }

    /// What is written into a field is the value of its binding.
    @Test func aFieldWritesItsText() {
        let controller = UIHostingController(rootView: Entry())
        let room = CGSize(width: 300, height: 300)
        let empty = controller.sizeThatFits(in: room).height
        #expect(controller.host.write({ $0 ? "" : "Ada" }, in: room))
        #expect(abs(controller.sizeThatFits(in: room).height - empty - 30) < 1e-9)
        #expect(!UIHostingController(rootView: Color.red).host.write({ _ in "Ada" }, in: room))
    }

    /// A field is asked for what its keyboard can write.
    @Test func aFieldHasItsKeyboard() {
        final class Bill { var amount = "" }
        let bill = Bill()
        let field = TextField(
            "0.00",
            text: Binding {
                bill.amount
            } set: {
                bill.amount = $0
            }
        ).keyboardType(.decimalPad)
        _ = UIHostingController(rootView: field).host.write(
            { $0 ? "12" : "Tea" }, in: CGSize(width: 300, height: 300))
        #expect(bill.amount == "12")
    }
}
