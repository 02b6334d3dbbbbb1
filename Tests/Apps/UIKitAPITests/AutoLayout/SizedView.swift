import Foundation

@testable import UIKitAPI

/// A view that shows something of a size.
@MainActor final class SizedView: UIView {
    var ownSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat, name: String? = nil) {
        ownSize = CGSize(width: width, height: height)
        super.init(frame: .zero)
        accessibilityIdentifier = name
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { ownSize }
}

/// A view whose text has one line for each 100 points that it wants, of 20 points each.
@MainActor final class LinesView: UIView {
    let length: CGFloat

    init(_ length: CGFloat) {
        self.length = length
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: length, height: 20) }

    override func sizeBreakingLines(at width: CGFloat) -> CGSize? {
        CGSize(width: min(width, length), height: max(1, (length / max(1, width)).rounded(.up)) * 20)
    }

    override var baselineInsets: (first: Double, last: Double)? { (15, 5) }
}

extension UIView {
    /// A view that constraints place, in this one.
    @discardableResult func adding<View: UIView>(_ view: View) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        return view
    }

    static func container(_ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    /// Constrains each edge to that of the view around it.
    func fillSuperview() {
        guard let superview else { return }
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: superview.leadingAnchor),
            trailingAnchor.constraint(equalTo: superview.trailingAnchor),
            topAnchor.constraint(equalTo: superview.topAnchor),
            bottomAnchor.constraint(equalTo: superview.bottomAnchor),
        ])
    }
}
