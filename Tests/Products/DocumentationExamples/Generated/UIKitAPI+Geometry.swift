// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_CGAffineTransform_1() async throws {
        let tilted = CGAffineTransform(rotationAngle: .pi / 12).scaledBy(x: 1.2, y: 1.2)
        let corner = CGPoint(x: 10, y: 0).applying(tilted)
        _ = tilted
        _ = corner
    }

    func example_CoreFoundationNames_CFString_1() async throws {
        let key = "width" as NSString as CFString
        _ = key
    }

    func example_CoreFoundationNames_CFURL_1() async throws {
        let address = NSURL(string: "https://example.com/click.caf") as CFURL?
        _ = address
    }

    func example_CoreFoundationNames_CFData_1() async throws {
        let bytes = NSData() as CFData
        _ = bytes
    }

    func example_CoreFoundationNames_CFDictionary_1() async throws {
        let table = NSDictionary() as CFDictionary
        _ = table
    }

    func example_CoreFoundationNames_CFTypeRef_1() async throws {
        let item: CFTypeRef? = NSData()
        _ = item
    }

    func example_CoreFoundationNames_CFBoolean_1() async throws {
        let isOn: CFBoolean = kCFBooleanTrue
        _ = isOn
    }

    func example_CoreFoundationNames_CGVector_1() async throws {
        let shift = CGVector(dx: 0, dy: 4)
        _ = shift
    }

    func example_UIEdgeInsets_1() async throws {
        let insets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        let content = CGRect(x: 0, y: 0, width: 280, height: 217).inset(by: insets)
        _ = insets
        _ = content
    }

    func example_UIEdgeInsets_NSDirectionalEdgeInsets_1() async throws {
        let insets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 12)
        let isMirrored = UITraitCollection.current.layoutDirection == .rightToLeft
        let left = isMirrored ? insets.trailing : insets.leading
        _ = insets
        _ = isMirrored
        _ = left
    }

    func example_UIRectEdge_1() async throws {
        let sides: UIRectEdge = [.left, .right]
        _ = sides
    }

    func example_UIRectEdge_UIRectCorner_1() async throws {
        let top: UIRectCorner = [.topLeft, .topRight]
        _ = top
    }

    func example_UIRectEdge_NSDirectionalRectEdge_1() async throws {
        var looks = UIButton.Configuration.plain()
        looks.imagePlacement = .trailing
        _ = looks
    }
}
