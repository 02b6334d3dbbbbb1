import BalloonTesting
import Foundation
import SwiftUIAPI
import Testing
import UIKitAPI
import struct ViewLayout.PlacedNode

/// Where views stand, read from left to right and from right to left. Places are measured from the corner of a frame around
/// them; under a language that is read from right to left leading is right, as Apple says of each of these names.
@MainActor struct PlacesTests {
    /// The frames of what has no children, from back to front.
    private func leaves(
        _ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 60, locale: String = "en"
    ) throws -> [CGRect] {
        try nodes(view, width, height, locale: locale).map(\.frame)
    }

    private func nodes(
        _ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 60, locale: String = "en"
    ) throws -> [PlacedNode] {
        func outer(_ node: PlacedNode) -> PlacedNode? {
            node.kind.rawValue == "frame" ? node : node.children.lazy.compactMap(outer).first
        }
        func leaves(_ node: PlacedNode) -> [PlacedNode] {
            node.children.isEmpty ? [node] : node.children.flatMap(leaves)
        }
        let balloon = try placedBalloon(
            showing: view.frame(width: width, height: height), traits: TraitCollection(locale: locale))
        let frame = try #require(outer(balloon.balloon))
        return leaves(frame).map { $0.translated(x: -frame.frame.minX, y: -frame.frame.minY) }
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    // MARK: - Stacks

    @Test func aSpacerPushesToTheEdges() throws {
        let row = HStack {
            box(20, 10)
            Spacer()
            box(10, 10)
        }
        #expect(try leaves(row).filter { $0.height == 10 } == [rect(0, 25, 20, 10), rect(90, 25, 10, 10)])
        #expect(try leaves(row, locale: "ar").filter { $0.height == 10 }.map(\.minX) == [80, 0])
    }

    /// Nothing is added around a spacer, and 8 points between other views.
    @Test func theSpaceAroundASpacerIsNone() throws {
        let column = VStack {
            box(10, 10)
            Spacer(minLength: 4)
            box(10, 10)
            box(10, 10)
        }
        .fixedSize()
        let tops = try leaves(column, 100, 42).filter { $0.height == 10 }.map(\.minY)
        #expect(tops == [0, 14, 32])
    }

    @Test(arguments: [
        (HorizontalAlignment.leading, 0.0, 40.0), (.center, 20.0, 20.0), (.trailing, 40.0, 0.0),
    ])
    func columnsAlign(_ alignment: HorizontalAlignment, left: CGFloat, mirrored: CGFloat) throws {
        let column = VStack(alignment: alignment, spacing: 0) {
            box(50, 10)
            box(10, 10)
        }
        let narrow = { (frames: [CGRect]) in frames[1].minX - frames[0].minX }
        #expect(try narrow(leaves(column)) == left)
        #expect(try narrow(leaves(column, locale: "ar")) == mirrored)
    }

    /// A lazy stack takes the offered width and aligns its views in it.
    @Test(arguments: [
        (HorizontalAlignment.leading, 0.0, 80.0), (.center, 40.0, 40.0), (.trailing, 80.0, 0.0),
    ])
    func lazyColumnsAlignInTheOfferedWidth(
        _ alignment: HorizontalAlignment, left: CGFloat, mirrored: CGFloat
    ) throws {
        let column = LazyVStack(alignment: alignment, spacing: 0) { box(20, 10) }
        #expect(try leaves(column).map(\.minX) == [left])
        #expect(try leaves(column, locale: "ar").map(\.minX) == [mirrored])
    }

    @Test(arguments: [(VerticalAlignment.top, 0.0), (.center, 25.0), (.bottom, 50.0)])
    func lazyRowsAlignInTheOfferedHeight(_ alignment: VerticalAlignment, top: CGFloat) throws {
        #expect(try leaves(LazyHStack(alignment: alignment, spacing: 0) { box(20, 10) }).map(\.minY) == [top])
    }

    @Test func laterViewsAndHigherOnesAreInFront() throws {
        let pile = ZStack(alignment: .topLeading) {
            box(10, 10)
            box(20, 10).zIndex(1)
            box(30, 10)
            box(40, 10).zIndex(-1)
        }
        #expect(try leaves(pile).map(\.width) == [40, 10, 30, 20])
    }

    // MARK: - Frames and paddings

    /// SwiftUI takes the minimum where limits contradict each other, with a warning.
    @Test func aMaximumBelowTheMinimumIsTheMinimum() throws {
        let view = Color.red.frame(minWidth: 60, maxWidth: 40, minHeight: 30, maxHeight: 20)
        #expect(try leaves(view).map(\.size) == [CGSize(width: 60, height: 30)])
        #expect(try leaves(Color.red.frame(maxWidth: 40, maxHeight: 20)).map(\.size) == [CGSize(width: 40, height: 20)])
    }

    @Test(arguments: [
        (Alignment.topLeading, 0.0, 0.0, 80.0), (.top, 40.0, 0.0, 40.0), (.trailing, 80.0, 25.0, 0.0),
        (.bottomTrailing, 80.0, 50.0, 0.0), (.bottomLeading, 0.0, 50.0, 80.0), (.center, 40.0, 25.0, 40.0),
    ])
    func framesAlign(_ alignment: Alignment, x: CGFloat, y: CGFloat, mirrored: CGFloat) throws {
        let view = box(20, 10).frame(width: 100, height: 60, alignment: alignment)
        #expect(try leaves(view) == [rect(x, y, 20, 10)])
        #expect(try leaves(view, locale: "ar") == [rect(mirrored, y, 20, 10)])
        let behind = Color.red.background(alignment: alignment) { box(20, 10) }
        #expect(try leaves(behind)[0] == rect(x, y, 20, 10))
        let over = Color.red.overlay(alignment: alignment) { box(20, 10) }
        #expect(try leaves(over, locale: "ar")[1] == rect(mirrored, y, 20, 10))
    }

    @Test func paddingsAreOfTheirEdges() throws {
        let view = Color.red.padding(EdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4))
        #expect(try leaves(view) == [rect(20, 1, 76, 56)])
        #expect(try leaves(view, locale: "ar") == [rect(4, 1, 76, 56)])
        #expect(try leaves(Color.red.padding(.leading, 10).padding(.vertical, 5)) == [rect(10, 5, 90, 50)])
        let reaching = Color.red.padding(EdgeInsets(top: 0, leading: -10, bottom: 0, trailing: 5))
        #expect(try leaves(reaching, locale: "ar") == [rect(5, 0, 105, 60)])
    }

    @Test func whatMovesAViewFollowsTheDirection() throws {
        let moved = box(20, 10).frame(width: 100, height: 60, alignment: .topLeading).offset(x: 7, y: 3)
        #expect(try leaves(moved) == [rect(7, 3, 20, 10)])
        #expect(try leaves(moved, locale: "ar") == [rect(73, 3, 20, 10)])
        #expect(try leaves(box(20, 10).position(x: 30, y: 15)) == [rect(20, 10, 20, 10)])
    }

    private struct Corner: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: CGPoint(x: bounds.minX + 10, y: bounds.minY + 5), proposal: .unspecified)
            subviews[1].place(
                at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: UnitPoint(x: 1, y: 0.5), proposal: .unspecified)
        }
    }

    /// "Layout": the coordinates of an own layout are mirrored for it. What it does not place is in its middle.
    @Test func anOwnLayoutIsMirrored() throws {
        let view = Corner()() {
            box(20, 10)
            box(30, 10)
            box(40, 10)
        }
        #expect(try leaves(view) == [rect(10, 5, 20, 10), rect(70, 55, 30, 10), rect(30, 25, 40, 10)])
        #expect(try leaves(view, locale: "ar").map(\.minX) == [70, 0, 30])
    }

    @Test func rowsScrollSidewaysAndColumnsDown() throws {
        func boxes() -> some View {
            Group {
                box(20, 10)
                box(20, 10)
            }
        }
        let row = try leaves(ScrollView(.horizontal) { boxes() })
        #expect(row[1].minX - row[0].maxX == 8 && row[0].minY == row[1].minY && row[0].minX == 0)
        let column = try leaves(ScrollView { boxes() })
        #expect(column[1].minY - column[0].maxY == 8 && column[0].minX == column[1].minX && column[0].minY == 0)
    }

    // MARK: - Baselines

    /// A guide that says what is so anyway changes nothing.
    @Test func aGuideOfTheBaselineIsTheBaseline() throws {
        func row(_ small: some View) -> some View {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text(verbatim: "A").font(.largeTitle)
                small
            }
        }
        let small = Text(verbatim: "A").font(.caption)
        let plain = try leaves(row(small), 200, 100)
        let guided = try leaves(row(small.alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] }), 200, 100)
        #expect(plain == guided && plain[0].minY < plain[1].minY)
        // A view without text stands on the line, as its bottom is its baseline.
        let box = try leaves(row(box(10, 10).alignmentGuide(.firstTextBaseline) { $0[.bottom] }), 200, 100)
        let own = try leaves(row(self.box(10, 10)), 200, 100)
        #expect(box == own && box[1].maxY < box[0].maxY)
        let asked = self.box(10, 10).alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] }
        #expect(try leaves(row(asked), 200, 100) == own)
    }

    // MARK: - Shapes and indicators

    @Test func indicatorsShowTheShareOfTheirRange() throws {
        func value(_ view: some View) throws -> String? {
            func find(_ node: PlacedNode) -> String? {
                node.attributes.first { $0.name == "value" }?.value ?? node.children.lazy.compactMap(find).first
            }
            return find(try placedBalloon(showing: view.frame(width: 100)).balloon)
        }
        #expect(try value(Gauge(value: 25, in: 20...40) { Text("A") }) == "0.250")
        #expect(try value(Gauge(value: 0.25) { Text("A") }) == "0.250")
        #expect(try value(ProgressView(value: 3, total: 4)) == "0.750")
        #expect(try value(ProgressView(value: 9, total: 4)) == "1.000")
    }

    @Test func anIconIsBeforeItsTitle() throws {
        let label = Label {
            box(30, 10)
        } icon: {
            box(20, 10)
        }
        #expect(try leaves(label, 58, 20).map(\.minX) == [0, 28])
        #expect(try leaves(label, 58, 20, locale: "ar").map(\.minX) == [38, 0])
        #expect(try leaves(label.labelStyle(.iconOnly)).map(\.width) == [20])
        #expect(try leaves(label.labelStyle(.titleOnly)).map(\.width) == [30])
    }

    // MARK: - Values

    /// A timeline shows the last of its dates that is not in the future.
    @Test func timelinesShowTheLatestInstant() {
        func seconds(_ dates: [Date]) -> [Double] { dates.map(\.timeIntervalSince1970) }
        let now = Date(timeIntervalSince1970: 12_345)
        #expect(seconds(EveryMinuteTimelineSchedule().entries(from: now, mode: .normal)) == [12_300])
        let start = Date(timeIntervalSince1970: 5)
        #expect(seconds(PeriodicTimelineSchedule(from: start, by: 60).entries(from: now, mode: .normal)) == [12_305])
        let dates = [100, 12_345, 20_000].map { Date(timeIntervalSince1970: $0) }
        #expect(seconds(ExplicitTimelineSchedule(dates).entries(from: now, mode: .normal)) == [12_345])
        #expect(seconds(ExplicitTimelineSchedule(dates).entries(from: start, mode: .normal)) == [100])
    }

    @Test func anglesAndPointsOfAUnit() {
        #expect(Angle.degrees(180).radians == .pi && abs(Angle.radians(.pi / 2).degrees - 90) < 1e-9)
        #expect((Angle.degrees(30) + .degrees(60) - .degrees(45)).degrees.rounded() == 45)
        #expect((-Angle.degrees(10)).degrees < 0 && Angle.degrees(10) < .degrees(20))
        #expect((Angle.degrees(10) * 3).degrees.rounded() == 30 && (Angle.degrees(90) / 3).degrees.rounded() == 30)
        #expect(UnitPoint.bottomTrailing == UnitPoint(x: 1, y: 1) && UnitPoint.leading == UnitPoint(x: 0, y: 0.5))
        #expect(UnitPoint.top == UnitPoint(x: 0.5, y: 0) && UnitPoint.bottomLeading == UnitPoint(x: 0, y: 1))
    }
}
