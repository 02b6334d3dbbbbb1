import AppFixtures
import BalloonFixtures
import BalloonLayouts
import Balloons
import Foundation
import TestSupport
import Testing

/// UIKit's names, used as in size functions.
@MainActor @Suite struct UIKitNamesTests {
    @Test("Fonts: styles, fixed sizes and metrics")
    func fonts() {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
        #expect(UIFont.systemFont(ofSize: 17).lineHeight == 20.287109375)
        #expect(UIFont.systemFont(ofSize: 17, weight: .semibold).font.weight == UIFont.Weight.semibold)
        let resized = UIFont.preferredFont(forTextStyle: .headline).withSize(20)
        #expect(resized.pointSize == 20 && resized.font.weight == .semibold && !resized.font.isScaled)
        #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
        #expect(UIColor.systemGreen.description == "systemGreen")
        #expect(UIFont.boldSystemFont(ofSize: 12).font.weight == .bold)
        #expect(UIFont.italicSystemFont(ofSize: 12).font.isItalic)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(UIContentSizeCategory.large < .extraLarge)
    }

    @Test("Metrics follow the current viewer in a callback, and the defaults outside")
    func metrics() throws {
        final class Scaled: MSMessagesAppViewController {
            override func contentSizeThatFits(_ size: CGSize) -> CGSize {
                let font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 22))
                return CGSize(width: size.width, height: UIFontMetrics.default.scaledValue(for: 100) + font.pointSize)
            }
        }
        let me = UUID(), ada = UUID()
        let host = TranscriptHost(
            participants: HostParticipants(local: me, remote: [ada]),
            context: try context(TraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge))
        ) { Scaled() }
        try host.receive(liveMessage(), from: ada, as: "live")
        try host.openConversation()
        // Body's leading is 29 at XXXL and 22 at Large (facts 4.1).
        #expect(isClose(try host.balloon(of: "live").size.height, 122 * 29 / 22, within: 0.5))
        #expect(UIFontMetrics.default.scaledValue(for: 100) == 100)
    }

    @Test("scaledFont caps at a size")
    func cap() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: 17), maximumPointSize: 30, compatibleWith: large)
        #expect(font.pointSize == 30)
    }

    @Test("Scaling a scaled font ends the process, as the exception of UIKit does")
    func scaledTwice() async {
        await #expect(processExitsWith: .failure) {
            _ = UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))
        }
    }

    @Test("Colours: components, names, and the viewer's own")
    func colors() {
        #expect(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).description == "#ff8000")
        #expect(UIColor(white: 2, alpha: -1).description == "#ffffff00")
        #expect(UIColor(red: .nan, green: 0, blue: 0, alpha: 1).description == "#000000")
        #expect(UIColor.lightGray.description == "#aaaaaa" && UIColor.brown.description == "#996633")
        #expect(UIColor.black.withAlphaComponent(0.5).description == "#00000080")
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UIColor.label.resolvedColor(with: dark) == .white)
        #expect(UIColor.label.resolvedColor(with: UITraitCollection()) == .black)
    }

    @Test("Views and sticker views are made as on iOS, and subclasses have the initializer of storyboards")
    func views() {
        final class Badge: UIView {
            let color: UIColor
            override init(frame: CGRect) {
                color = .systemPink
                super.init(frame: frame)
                backgroundColor = color
            }

            required init?(coder: NSCoder) { nil }
        }
        let badge = Badge(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(badge.backgroundColor == .systemPink && badge.bounds.width == 20)
        #expect(MSStickerView().sticker == nil && MSStickerView(frame: badge.frame).bounds.height == 10)
        let controller = UIViewController()
        controller.traits = TraitCollection(locale: "th")
        controller.view.addSubview(badge)
        #expect(badge.traitCollection.traits.locale == "th" && UIView().traitCollection.traits.locale == "en")
    }

    @Test("Insets have sides, and directions have their own")
    func insets() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
        #expect(UIEdgeInsets.zero == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
        #expect(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).trailing == 4)
    }

    @Test("Pictures are read from files and bytes, and have a size in points")
    func images() throws {
        let path = packageFolder + "/Examples/images/event-map.png"
        let image = try #require(UIImage(contentsOfFile: path))
        #expect(image.size.width > 0 && image.scale == 1)
        #expect(UIImage(data: try Data(contentsOf: URL(fileURLWithPath: path))) == image)
        #expect(UIImage(contentsOfFile: "/nonexistent.png") == nil && UIImage(data: Data([1, 2])) == nil)
        let folder = try TemporaryFolder()
        let copy = folder.path + "/map@3x.png"
        try FileManager.default.copyItem(atPath: path, toPath: copy)
        #expect(try #require(UIImage(contentsOfFile: copy)).size.width * 3 == image.size.width)
    }

    @Test("Pictures are found by name: loose files and image sets, by scale and appearance")
    func namedImages() throws {
        let folder = try TemporaryFolder()
        let map = packageFolder + "/Examples/images/event-map.png"
        let icon = packageFolder + "/Examples/images/icon-poll.png"
        let set = folder.path + "/Assets.xcassets/Parts/cone.imageset"
        let inNamespace = folder.path + "/Assets.xcassets/Extra/cone.imageset"
        for path in [set, inNamespace] {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        for (file, path) in [
            (map, "/loose.png"), (map, "/loose@2x.png"), (map, "/Assets.xcassets/Parts/cone.imageset/cone-3.png"),
            (icon, "/Assets.xcassets/Parts/cone.imageset/cone-dark.png"),
            (icon, "/Assets.xcassets/Extra/cone.imageset/only.png"),
        ] {
            try FileManager.default.copyItem(atPath: file, toPath: folder.path + path)
        }
        try Data(
            """
            {"images": [{"idiom": "universal", "scale": "1x"}, {"filename": "cone-3.png", "scale": "3x"},
            {"filename": "cone-dark.png", "scale": "3x",
            "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
            """.utf8
        ).write(to: URL(fileURLWithPath: set + "/Contents.json"))
        try Data(#"{"images": [{"filename": "only.png"}]}"#.utf8)
            .write(to: URL(fileURLWithPath: inNamespace + "/Contents.json"))
        try Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
            .write(to: URL(fileURLWithPath: folder.path + "/Assets.xcassets/Extra/Contents.json"))
        let bundle = try #require(Bundle(path: folder.path))
        func image(_ name: String, _ traits: UITraitCollection = UITraitCollection()) -> UIImage? {
            UIImage(named: name, in: bundle, compatibleWith: traits)
        }
        let mapPicture = try #require(UIImage(contentsOfFile: map)),
            iconPicture = try #require(UIImage(contentsOfFile: icon))
        // The viewer's screen has 3 pixels to a point; there is no such file, and 2 are nearer than 1.
        #expect(image("loose")?.scale == 2 && image("loose.png")?.scale == 2)
        #expect(image("loose", UITraitCollection(displayScale: 1))?.scale == 1)
        #expect(image("cone")?.scale == 3 && image("cone")?.picture.bitmap == mapPicture.picture.bitmap)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(image("cone", dark)?.picture.bitmap == iconPicture.picture.bitmap)
        #expect(image("Extra/cone")?.scale == 1 && image("Extra/cone")?.picture.bitmap == iconPicture.picture.bitmap)
        #expect(image("nothing") == nil && image("../") == nil && UIImage(named: "nothing") == nil)
    }

    @Test("A controller and its children are told of other traits, in which they already are")
    func changedTraits() throws {
        final class Told: UIViewController {
            var changes: [String] = []
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                changes.append(
                    "\(previous?.traits.locale ?? "") \(traits.locale) \(UITraitCollection.current.traits.locale)")
            }
        }
        final class Parent: MSMessagesAppViewController {
            let child = Told()
            override func viewDidLoad() { addChild(child) }
        }
        let me = UUID(), ada = UUID()
        let host = TranscriptHost(
            participants: HostParticipants(local: me, remote: [ada]), context: try context()
        ) { Parent() }
        try host.receive(liveMessage(), from: ada, as: "live")
        try host.openConversation()
        let controller = try #require(host.controller(of: "live") as? Parent)
        #expect(controller.child.changes.isEmpty)
        var traits = host.context.traits
        traits.locale = "de"
        host.change(traits)
        #expect(controller.child.changes == ["en de de"])
    }

    @Test("Children have the traits of their parent, views load once")
    func containment() {
        final class Child: UIViewController {
            var loads = 0
            var parents: [Bool] = []
            override func viewDidLoad() { loads += 1 }
            override func willMove(toParent parent: UIViewController?) { parents.append(parent != nil) }
            override func didMove(toParent parent: UIViewController?) { parents.append(parent != nil) }
        }
        let parent = UIViewController()
        let child = Child()
        parent.traits = TraitCollection(locale: "th")
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(child.traits.locale == "th" && parent.children == [child] && child.parent === parent)
        #expect(child.view.superview === parent.view && child.loads == 1)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(parent.children.isEmpty && parent.view.subviews.isEmpty && child.parents == [true, true, false])
        #expect(child.traits.locale == "en")
    }

    @Test("iOS 26: the corner radius grows with the text, the tint is read again on request")
    func transcriptPresentation() throws {
        final class Tinted: MSMessagesAppViewController {
            var color: UIColor?
            override var messageTintColor: UIColor? { color }
        }
        let me = UUID(), ada = UUID()
        let host = TranscriptHost(
            participants: HostParticipants(local: me, remote: [ada]), context: try context()
        ) { Tinted() }
        try host.receive(liveMessage(), from: ada, as: "live")
        try host.openConversation()
        let controller = try #require(host.controller(of: "live") as? Tinted)
        // Facts 10.1.3; it grows as half a text balloon of one line does.
        #expect(isClose(controller.messageCornerRadius, 20.0107))
        var traits = host.context.traits
        traits.preferredContentSizeCategory = .extraExtraExtraLarge
        host.change(traits)
        let grown: CGFloat = 20.0107 * (20 + 20 * 23.0 / 17) / 40
        #expect(isClose(controller.messageCornerRadius, grown))
        // The balloon is drawn with the corners that the app is told.
        var drawn = try #require(Self.radius(of: host.balloon(of: "live")))
        #expect(isClose(drawn, controller.messageCornerRadius))
        try host.tapInBalloon("live") { _ in
            controller.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            controller.invalidateMessageTintColor()
        }
        #expect(host.log.last == .messages(.readsTintColor("live", UIColor(red: 1, green: 0, blue: 0, alpha: 1))))
        traits.preferredContentSizeCategory = .accessibilityLarge
        host.change(traits)
        // No larger than the icon allows, which is 6 points from both edges.
        #expect(controller.messageCornerRadius == 24)
        drawn = try #require(Self.radius(of: host.balloon(of: "live")))
        #expect(isClose(drawn, controller.messageCornerRadius))
        // A host with other numbers tells those.
        host.metrics = MessagesMetrics()
        host.metrics?.template.cornerRadius = 9
        host.metrics?.template.cornersGrowWithText = false
        #expect(controller.messageCornerRadius == 9)
    }

    @Test("Before iOS 26, on the Mac and the watch, and where they are set, corners are what the metrics say")
    func otherCorners() throws {
        let content = template(image: picture(), caption: "Dinner")
        func radius(_ idiom: UserInterfaceIdiom, _ metrics: TemplateMetrics) throws -> CGFloat? {
            var layout = BalloonLayout(content: .template(content))
            layout.metrics = metrics
            return try Self.radius(of: layout.place(in: context(TraitCollection(userInterfaceIdiom: idiom))))
        }
        #expect(try radius(.phone, .standard(for: .phone, on: .ios10)) == 18)
        #expect(try radius(.mac, .standard(for: .mac)) == 18 && radius(.watch, .standard(for: .watch)) == 18)
        var own = TemplateMetrics()
        own.cornerRadius = 12
        #expect(try radius(.phone, own) == 12)
        let scene = try BalloonScene(
            text: "{message: {summaryText: a, layout: {template: {caption: a}}}, metrics: {cornerRadius: 9}}",
            file: "a.yaml")
        #expect(try Self.radius(of: scene.layout(in: context())) == 9)
    }

    private static func radius(of balloon: PlacedBalloon) -> CGFloat? {
        guard case .balloon(let shape)? = balloon.balloon.clip else { return nil }
        return shape.radius
    }
}
