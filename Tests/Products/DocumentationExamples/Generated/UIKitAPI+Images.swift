// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_AssetResources_ColorResource_1() async throws {
        let felt = ColorResource(name: "Felt", bundle: .main)
        let green = UIColor(resource: felt)
        _ = felt
        _ = green
    }

    func example_AssetResources_ImageResource_1() async throws {
        let lemon = ImageResource(name: "Lemon", bundle: .main)
        let picture = UIImage(resource: lemon)
        _ = lemon
        _ = picture
    }

    func example_CGImage_1() async throws {
        let photo = CALayer()
        photo.contents = UIImage(named: "Event")?.cgImage
        _ = photo
    }

    func example_CGImage_CGBitmapInfo_1() async throws {
        let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
        _ = info
    }

    func example_CGImage_CGImageAlphaInfo_1() async throws {
        let info = CGImageAlphaInfo.premultipliedLast.rawValue
        _ = info
    }

    func example_CGImage_CGColorSpace_1() async throws {
        let space = CGColorSpaceCreateDeviceRGB()
        _ = space
    }

    func example_SymbolImage_Configuration_1() async throws {
        let large: UIImage.Configuration = UIImage.SymbolConfiguration(pointSize: 40)
        _ = large
    }

    func example_SymbolImage_SymbolConfiguration_1() async throws {
        let clock = UIImage(systemName: "clock", withConfiguration: UIImage.SymbolConfiguration(pointSize: 28))
        _ = clock
    }

    func example_UIImage_1() async throws {
        let layout = MSMessageTemplateLayout()
        layout.image = UIImage(contentsOfFile: "Examples/images/event-map.png")
        _ = layout
    }

    func example_UIImageAsset_1() async throws {
        let board = UIImageAsset()
        board.register(UIImage(), with: UITraitCollection(userInterfaceStyle: .dark))
        let image = board.image(with: .current)
        _ = board
        _ = image
    }
}
