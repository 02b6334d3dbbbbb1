import Foundation

/// Wheels beside each other, drawn flat. The selected rows are on a band in the middle, with two paler rows above and
/// two below.
@MainActor final class WheelsView: UIView {
    /// A wheel: its size, and its rows by their distance from the selected one.
    struct Wheel {
        let width: CGFloat
        let rowHeight: CGFloat
        let row: @MainActor (Int) -> UIView?
    }

    private let band = UIView()
    private var rows: [(distance: Int, component: Int, view: UIView)] = []
    /// The number of rows that are shown above the selected one, and below it.
    private static let reach = 2

    override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        clipsToBounds = true
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        addSubview(band)
    }

    /// A label with the text of a row. Its size is inferred.
    static func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 21)
        label.textAlignment = .center
        return label
    }

    /// The view of a row that is shown.
    func row(_ distance: Int, of component: Int) -> UIView? {
        rows.first { $0.distance == distance && $0.component == component }?.view
    }

    /// Shows wheels, centred in the view, from the leading edge on.
    func show(_ wheels: [Wheel]) {
        for row in rows { row.view.removeFromSuperview() }
        rows = []
        let height = wheels.map(\.rowHeight).max() ?? 32
        band.frame = CGRect(x: 9, y: bounds.midY - height / 2, width: max(0, bounds.width - 18), height: height)
        band.isHidden = wheels.isEmpty
        var left = bounds.midX - wheels.map(\.width).reduce(0, +) / 2
        for (component, wheel) in (isMirrored ? wheels.reversed() : wheels).enumerated() {
            let number = isMirrored ? wheels.count - 1 - component : component
            for distance in -Self.reach...Self.reach {
                guard let view = wheel.row(distance) else { continue }
                view.translatesAutoresizingMaskIntoConstraints = true
                view.frame = CGRect(
                    x: left, y: bounds.midY + (CGFloat(distance) - 0.5) * wheel.rowHeight, width: wheel.width,
                    height: wheel.rowHeight)
                view.alpha = [1, 0.5, 0.25][abs(distance)]
                addSubview(view)
                rows.append((distance, number, view))
            }
            left += wheel.width
        }
    }
}
