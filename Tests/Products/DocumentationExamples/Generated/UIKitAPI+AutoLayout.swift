// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_NSLayoutAnchor_1() async throws {
        let card = UIView()
        let title = UIView()
        card.addSubview(title)
        title.topAnchor.constraint(greaterThanOrEqualTo: card.topAnchor, constant: 8).isActive = true
        _ = card
        _ = title
    }

    func example_NSLayoutAnchor_NSLayoutXAxisAnchor_1() async throws {
        let card = UIView()
        let title = UIView()
        card.addSubview(title)
        let edge: NSLayoutXAxisAnchor = title.leadingAnchor
        edge.constraint(equalToSystemSpacingAfter: card.leadingAnchor, multiplier: 1).isActive = true
        _ = card
        _ = title
        _ = edge
    }

    func example_NSLayoutAnchor_NSLayoutYAxisAnchor_1() async throws {
        let card = UIView()
        let title = UIView()
        card.addSubview(title)
        let edge: NSLayoutYAxisAnchor = title.topAnchor
        edge.constraint(equalToSystemSpacingBelow: card.topAnchor, multiplier: 1).isActive = true
        _ = card
        _ = title
        _ = edge
    }

    func example_NSLayoutAnchor_NSLayoutDimension_1() async throws {
        let thumbnail = UIView()
        let width: NSLayoutDimension = thumbnail.widthAnchor
        NSLayoutConstraint.activate([
            width.constraint(equalToConstant: 60), thumbnail.heightAnchor.constraint(equalTo: width, multiplier: 0.75),
        ])
        _ = thumbnail
        _ = width
    }

    func example_NSLayoutConstraint_1() async throws {
        let card = UIView()
        let map = UIView()
        card.addSubview(map)
        map.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            map.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            map.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
        ])
        _ = card
        _ = map
    }

    func example_UILayoutGuide_1() async throws {
        let card = UIView()
        let gap = UILayoutGuide()
        card.addLayoutGuide(gap)
        gap.heightAnchor.constraint(equalToConstant: 12).isActive = true
        _ = card
        _ = gap
    }

    func example_UIStackView_1() async throws {
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.axis = .vertical
        stack.spacing = 8
        stack.alignment = .leading
        _ = stack
    }
}
