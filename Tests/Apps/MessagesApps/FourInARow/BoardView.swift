import UIKit

/// The board, drawn with Core Graphics.
class BoardView: UIView {
    var board = Board() {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        isOpaque = false
        contentMode = .redraw
        isAccessibilityElement = true
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let frame = bounds.insetBy(dx: 8, dy: 8)
        let wood = UIBezierPath(roundedRect: frame, cornerRadius: 12)
        context.saveGState()
        wood.addClip()
        let colors = [
            UIColor(red: 0.10, green: 0.36, blue: 0.80, alpha: 1).cgColor,
            UIColor(red: 0.05, green: 0.22, blue: 0.55, alpha: 1).cgColor,
        ]
        if let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1])
        {
            context.drawLinearGradient(
                gradient, start: CGPoint(x: frame.minX, y: frame.minY),
                end: CGPoint(x: frame.minX, y: frame.maxY), options: [])
        }
        context.restoreGState()

        let side = min(frame.width / CGFloat(Board.columns), frame.height / CGFloat(Board.rows))
        let left = frame.midX - side * CGFloat(Board.columns) / 2
        let top = frame.midY - side * CGFloat(Board.rows) / 2
        let winning = board.winningFields ?? []
        for row in 0..<Board.rows {
            for column in 0..<Board.columns {
                let field = CGRect(
                    x: left + CGFloat(column) * side, y: top + CGFloat(row) * side, width: side, height: side
                )
                .insetBy(dx: side * 0.1, dy: side * 0.1)
                color(of: board[row, column]).setFill()
                context.fillEllipse(in: field)
                if winning.contains(where: { $0.row == row && $0.column == column }) {
                    UIColor.white.setStroke()
                    context.setLineWidth(3)
                    context.strokeEllipse(in: field.insetBy(dx: 2, dy: 2))
                }
            }
        }
    }

    private func color(of disc: Board.Disc) -> UIColor {
        switch disc {
        case .none: return .systemBackground
        case .red: return .systemRed
        case .yellow: return .systemYellow
        }
    }
}
