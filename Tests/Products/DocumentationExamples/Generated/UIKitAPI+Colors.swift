// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_CGColor_1() async throws {
        let border: CGColor = UIColor.systemBlue.cgColor
        let faint = border.copy(alpha: 0.5)
        _ = border
        _ = faint
    }

    func example_CGColor_CIColor_1() async throws {
        let red = CIColor(color: .systemRed).red
        _ = red
    }

    func example_UIColor_1() async throws {
        let brand = UIColor(red: 0.11, green: 0.14, blue: 0.25, alpha: 1)
        let card = UIColor { $0.userInterfaceStyle == .dark ? brand : .white }
        _ = brand
        _ = card
    }
}
