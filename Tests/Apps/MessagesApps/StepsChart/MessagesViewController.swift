import Messages
import UIKit

/// A week of steps as a chart that the view draws by itself.
class MessagesViewController: MSMessagesAppViewController {
    private let chart = ChartView()

    override func viewDidLoad() {
        super.viewDidLoad()
        chart.frame = view.bounds
        chart.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(chart)
    }

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        let query = conversation.selectedMessage?.url.flatMap {
            URLComponents(url: $0, resolvingAgainstBaseURL: false)?.queryItems?.first?.value
        }
        chart.steps = (query ?? "").split(separator: "-").compactMap { Int($0) }
    }

    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 180)
    }
}

class ChartView: UIView {
    var steps: [Int] = [] { didSet { setNeedsDisplay() } }
    private let goal = 8000

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        contentMode = .redraw
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func draw(_ rect: CGRect) {
        guard !steps.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        let plot = rect.inset(by: UIEdgeInsets(top: 34, left: 16, bottom: 28, right: 16))
        let most = CGFloat(max(steps.max() ?? 1, goal))

        let title = NSAttributedString(
            string: "Steps this week",
            attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.label])
        title.draw(at: CGPoint(x: plot.minX, y: 8))

        context.saveGState()
        let line = UIBezierPath()
        let height = plot.maxY - plot.height * CGFloat(goal) / most
        line.move(to: CGPoint(x: plot.minX, y: height))
        line.addLine(to: CGPoint(x: plot.maxX, y: height))
        line.setLineDash([4, 4], count: 2, phase: 0)
        UIColor.systemGray.setStroke()
        line.stroke()
        context.restoreGState()

        let width = plot.width / CGFloat(steps.count)
        for (index, value) in steps.enumerated() {
            let length = plot.height * CGFloat(value) / most
            let bar = CGRect(
                x: plot.minX + width * CGFloat(index) + width * 0.2, y: plot.maxY - length, width: width * 0.6,
                height: length)
            let color: UIColor = value >= goal ? .systemGreen : .systemBlue
            color.setFill()
            UIBezierPath(
                roundedRect: bar, byRoundingCorners: [.topLeft, .topRight],
                cornerRadii: CGSize(width: 6, height: 6)
            ).fill()
            let day = ["M", "T", "W", "T", "F", "S", "S"][index % 7]
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.secondaryLabel,
            ]
            let size = (day as NSString).size(withAttributes: attributes)
            (day as NSString).draw(
                at: CGPoint(x: bar.midX - size.width / 2, y: plot.maxY + 6), withAttributes: attributes)
        }
    }
}
