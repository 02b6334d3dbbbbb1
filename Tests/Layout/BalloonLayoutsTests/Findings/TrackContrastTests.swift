import BalloonFixtures
import Drawing
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// A bar or gauge whose filled part is hard to tell from its track (WCAG's ratio, below 1.5).
@Suite struct TrackContrastTests {
    private func findings(_ view: any Element, style: UserInterfaceStyle = .light) throws -> [Finding] {
        let live = LiveContent(
            view: view, answeredHeight: .fittingView, alternate: template(caption: "Listening"))
        let traits = TraitCollection(userInterfaceStyle: style)
        return try BalloonLayout(content: .live(live)).place(in: context(traits)).findings
            .filter { $0.kind == .valueContrastLow }
    }

    /// The tint on the grey of a balloon, in light and dark, and white on a dark card, which an opaque grey track made one
    /// white bar.
    @Test(arguments: [UserInterfaceStyle.light, .dark])
    func whatCanBeReadIsNot(_ style: UserInterfaceStyle) throws {
        for element in [ProgressBar(0.6), Gauge(0.6)] as [any Element] {
            #expect(try findings(element, style: style) == [])
        }
        let (black, white) = (Color(red: 28, green: 28, blue: 30), ColorReference.literal(.white))
        let card = ZStack([Fill(.literal(black)), ProgressBar(0.62, color: white)])
        #expect(try findings(card, style: style) == [])
    }

    @Test func whiteOnTheBalloonIsFound() throws {
        let white = ColorReference.literal(.white)
        let elements: [any Element] = [
            ProgressBar(0.6, color: white, id: "heard"), Gauge(0.6, color: white, id: "heard"),
        ]
        for element in elements {
            let found = try findings(element)
            #expect(found.map(\.node) == ["heard"])
            #expect(try findings(element, style: .dark) == [])
        }
        // Nothing is filled, or everything: there is no edge to see.
        for value in [0.0, 1] { #expect(try findings(ProgressBar(value, color: .literal(.white))) == []) }
    }

    /// Over a gradient the pixels are drawn and their mean counts.
    @Test func aGradientIsDrawn() throws {
        func bar(on colors: [Color]) throws -> [Finding] {
            try findings(
                ZStack([GradientFill(colors.map { .literal($0) }), ProgressBar(0.5, color: .literal(.white))]))
        }
        let pale = Color(red: 230, green: 235, blue: 245)
        #expect(try bar(on: [.white, pale]).count == 1)
        #expect(try bar(on: [.black, Color(red: 60, green: 20, blue: 90)]) == [])
    }

    /// Three quarters of 240 and one of 239 are 239.75, which counts as 240.
    @Test func theMeanOfColorsIsRounded() throws {
        func grey(_ value: UInt8) -> Fill { Fill(.literal(Color(red: value, green: value, blue: value))) }
        func told(on backdrop: any Element) throws -> [String] {
            let bar = ProgressBar(0.5, color: .literal(.white))
            return try findings(ViewLayout.Frame(ZStack([backdrop, bar]), width: 240, height: 60)).map(\.message)
        }
        let stripes = HStack([ViewLayout.Frame(grey(240), width: 180), grey(239)])
        let plain = try told(on: grey(240))
        #expect(try plain.count == 1 && told(on: stripes) == plain)
        // The contrast with the track is 1.099 there, and 1.109 here.
        #expect(try told(on: grey(239)) != plain)
    }

    /// Around the threshold: a grey of 1.49 and one of 1.51 to 1 with its track.
    @Test func theThresholdIsOneAndAHalf() throws {
        var last: [Int: Bool] = [:]
        for grey in 140...235 {
            let color = Color(red: UInt8(grey), green: UInt8(grey), blue: UInt8(grey))
            last[grey] = try !findings(ProgressBar(0.5, color: .literal(color))).isEmpty
        }
        // Darker than the balloon's 233 the contrast grows one way.
        let first = try #require((140...232).first { last[$0] == true })
        #expect((first...232).allSatisfy { last[$0] == true } && (140..<first).allSatisfy { last[$0] == false })
        func luminance(_ value: Double) -> Double { pow((value / 255 + 0.055) / 1.055, 2.4) }
        func ratio(_ grey: Int) -> Double {
            let track = (Double(grey) * 64 + 233 * 191) / 255
            return (luminance(track.rounded()) + 0.05) / (luminance(Double(grey)) + 0.05)
        }
        #expect(ratio(first) < 1.5 + 0.02 && ratio(first - 1) > 1.5 - 0.02)
    }
}
