import BalloonTesting
import Foundation
import SwiftUIAPI
import Testing
import UIKitAPI

import struct ViewLayout.PlacedNode

/// Styles of apps' own, titles that are strings, and places that other views ask for, in the forms in which apps write them.
@MainActor struct OwnStylesTests {
    private func record(_ view: some View) throws -> String {
        try placedBalloon(showing: view.frame(width: 300)).record.text
    }

    private func size(_ view: some View) -> CGSize {
        UIHostingController(rootView: view).sizeThatFits(
            in: CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
    }

    private struct Boxed: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(12) }
    }
    private struct Fields: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.content.textFieldStyle(Boxed()) }
    }
    private struct Card: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                configuration.content.padding(5)
            }
        }
    }
    private struct Percent: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(verbatim: "\(Int(configuration.value * 100)) %")
                configuration.minimumValueLabel
                configuration.currentValueLabel
            }
        }
    }
    private struct Above: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                LabeledContent(configuration)
                configuration.content
            }
        }
    }
    private struct Open: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(verbatim: configuration.isExpanded ? "open" : "closed")
                configuration.content
            }
        }
    }
    private struct Tall: MenuStyle {
        func makeBody(configuration: Configuration) -> some View { Menu(configuration).frame(height: 70) }
    }

    @Test("A style is given a control with its parts, and holds in groups inside")
    func styles() throws {
        let field = TextField("Name", text: .constant("Ada"))
        #expect(abs(size(field.textFieldStyle(Boxed())).height - size(field).height - 24) < 0.001)
        #expect(size(field.textFieldStyle(.plain).textFieldStyle(Boxed())) == size(field))
        // What a style sets inside of its body holds there.
        let boxed = GroupBox { field }.groupBoxStyle(Fields())
        #expect(size(boxed).height > size(field).height + 23)
        let box = Color.red.frame(width: 20, height: 10)
        let group = GroupBox { GroupBox { box } }.groupBoxStyle(Card())
        #expect(size(group) == CGSize(width: 40, height: 30))
        let gauge = Gauge(value: 3, in: 1...5) {
            Text("Tea")
        } currentValueLabel: {
            Text("three")
        }
        let shown = try record(gauge.gaugeStyle(Percent()))
        for text in ["Tea", "50 %", "three"] { #expect(shown.contains("\"\(text)\""), "\(text)") }
        #expect(try !record(gauge.gaugeStyle(.accessoryLinear).gaugeStyle(Percent())).contains("50 %"))
        let pair = LabeledContent("Seats", value: "4")
        #expect(size(pair.labeledContentStyle(Above())).height == 2 * size(pair).height + 8)
        let more = DisclosureGroup("More") { Text("Hidden") }.disclosureGroupStyle(Open())
        #expect(try record(more).contains("\"closed\"") && record(more).contains("\"Hidden\""))
        #expect(size(Menu("Size") { Text("Small") }.menuStyle(Tall())).height == 70)
    }

    private struct Titles: View {
        let title: String
        @State private var isOn = false
        @State private var count = 1
        @State private var text = ""
        @State private var day = Date(timeIntervalSince1970: 0)
        @State private var color = Color.red

        var body: some View {
            VStack {
                Button(title, systemImage: "trash", role: .destructive) {}
                Toggle(title, systemImage: "bell", isOn: $isOn)
                Stepper(title, value: $count, in: 0...9)
                ProgressView(title)
                LabeledContent(title, value: title)
                ContentUnavailableView(title, systemImage: "tray", description: Text("None"))
                NavigationLink(title, value: 1)
                DatePicker(title, selection: $day, displayedComponents: .date)
                DisclosureGroup(title, isExpanded: $isOn) { Text("Hidden") }
                Section(title, isExpanded: $isOn) { Text("Row") }
                ShareLink(title, item: "a")
            }
            .confirmationDialog(title, isPresented: $isOn, titleVisibility: .visible) { Button(title) {} }
            .searchable(text: $text, prompt: title).badge(title).navigationSubtitle(title)
            .accessibilityInputLabels([title]).accessibilityAction(named: title) {}
        }

        @ViewBuilder var fields: some View {
            SecureField(title, text: $text)
            TextField(title, value: $count, format: .number)
            ColorPicker(title, selection: $color)
            GroupBox(title) { Text("Row") }
            Tab(title, systemImage: "star") { Text("One") }
        }
    }

    @Test("A title that is a string is written as it is, and a literal is a key with marks")
    func titles() throws {
        let shown = try record(Titles(title: "**Tea**"))
        #expect(shown.components(separatedBy: "\"**Tea**\"").count - 1 >= 12)
        #expect(try record(ProgressView("**Tea**")).contains("\"Tea\""))
        #expect(try record(VStack { Titles(title: "**Tea**").fields }).contains("**Tea**"))
    }

    private struct Said: ViewModifier {
        let seconds: Int?
        func body(content: Content) -> some View {
            guard let seconds else { return content.accessibilityValue("none") }
            let value = "\(seconds) seconds"
            return content.accessibilityValue(value)
        }
    }

    @Test("What VoiceOver reads is one type, whether it is a key or a string")
    func spoken() throws {
        #expect(try record(Text("Tea").modifier(Said(seconds: nil))).contains("none"))
        #expect(try record(Text("Tea").modifier(Said(seconds: 4))).contains("4 seconds"))
    }

    private enum Places: PreferenceKey {
        static var defaultValue: [String: Anchor<CGRect>] { [:] }
        static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
            value.merge(nextValue()) { $1 }
        }
    }

    @Test("A layer that asks where a view is covers it")
    func anchors() throws {
        let row = HStack(spacing: 0) {
            Color.red.frame(width: 30, height: 10)
            Color.green.frame(width: 50, height: 20).anchorPreference(key: Places.self, value: .bounds) { ["tea": $0] }
        }
        let view = row.padding(7).overlayPreferenceValue(Places.self) { places in
            GeometryReader { proxy in
                if let tea = places["tea"] {
                    Color.blue.frame(width: proxy[tea].width, height: proxy[tea].height).offset(
                        x: proxy[tea].minX, y: proxy[tea].minY)
                }
            }
        }
        func fills(_ node: PlacedNode) -> [CGRect] {
            node.children.isEmpty ? [node.frame] : node.children.flatMap(fills)
        }
        let frames = fills(try placedBalloon(showing: view).balloon)
        #expect(frames.count == 3 && frames[1] == frames[2] && frames[2].size == CGSize(width: 50, height: 20))
    }

    private struct Snap: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.x = 0 }
    }

    /// A third of the length less the spaces, as "Apple, containerRelativeFrame(_:count:span:spacing:alignment:)" computes it.
    @Test("Lengths of what is around, and effects of scrolling")
    func scrolling() {
        let box = Color.red.frame(height: 10)
        func width(_ view: some View) -> CGFloat { size(view.fixedSize(horizontal: false, vertical: true)).width }
        #expect(width(box.containerRelativeFrame(.horizontal, count: 3, spacing: 15)) == 90)
        #expect(width(box.containerRelativeFrame(.horizontal) { length, _ in length / 2 }) == 150)
        let plain = Text("Tea")
        #expect(
            size(plain.scrollTransition { content, phase in content.padding(phase.isIdentity ? 0 : 9) }) == size(plain))
        let moving = plain.scrollTransition(.animated(.snappy(duration: 0.3))) { content, phase in
            content.opacity(phase.isIdentity ? 1 : 0)
        }
        #expect(size(moving) == size(plain))
        #expect(
            size(plain.visualEffect { content, proxy in content.offset(y: proxy.frame(in: .named("list")).minY) })
                == size(plain))
        #expect(
            size(ScrollView { plain }.scrollTargetBehavior(Snap()).scrollTargetBehavior(.viewAligned))
                == size(ScrollView { plain }))
    }
}
