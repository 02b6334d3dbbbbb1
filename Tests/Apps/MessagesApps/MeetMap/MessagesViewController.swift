import Messages
import UIKit

/// A place to meet: a map with a gradient behind, streets of shape layers, and a pin that throws a shadow.
class MessagesViewController: MSMessagesAppViewController {
    private let map = MapView()
    private let callout = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(map)
        callout.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
            for: .systemFont(ofSize: 15, weight: .semibold))
        callout.adjustsFontForContentSizeCategory = true
        callout.textAlignment = .center
        callout.textColor = .label
        callout.backgroundColor = .systemBackground
        callout.layer.cornerRadius = 8
        callout.layer.masksToBounds = true
        map.addSubview(callout)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        map.frame = view.bounds
        let size = callout.sizeThatFits(CGSize(width: view.bounds.width - 64, height: 60))
        callout.frame = CGRect(
            x: (view.bounds.width - size.width - 24) / 2, y: view.bounds.height - size.height - 28,
            width: size.width + 24, height: size.height + 12)
    }

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        let items = conversation.selectedMessage?.url.flatMap {
            URLComponents(url: $0, resolvingAgainstBaseURL: false)?.queryItems
        }
        callout.text = items?.first(where: { $0.name == "place" })?.value
        view.setNeedsLayout()
    }

    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 190)
    }
}

class MapView: UIView {
    private let land = CAGradientLayer()
    private let streets = CAShapeLayer()
    private let pin = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        land.colors = [
            UIColor(red: 0.80, green: 0.91, blue: 0.78, alpha: 1).cgColor,
            UIColor(red: 0.62, green: 0.82, blue: 0.93, alpha: 1).cgColor,
        ]
        land.startPoint = CGPoint(x: 0, y: 0)
        land.endPoint = CGPoint(x: 1, y: 1)
        streets.strokeColor = UIColor.white.cgColor
        streets.fillColor = nil
        streets.lineWidth = 8
        streets.lineCap = .round
        pin.fillColor = UIColor.systemRed.cgColor
        pin.shadowColor = UIColor.black.cgColor
        pin.shadowOpacity = 0.4
        pin.shadowRadius = 4
        pin.shadowOffset = CGSize(width: 0, height: 3)
        [land, streets, pin].forEach(layer.addSublayer)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        land.frame = bounds
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -10, y: bounds.height * 0.35))
        path.addCurve(
            to: CGPoint(x: bounds.width + 10, y: bounds.height * 0.55),
            controlPoint1: CGPoint(x: bounds.width * 0.4, y: bounds.height * 0.1),
            controlPoint2: CGPoint(x: bounds.width * 0.6, y: bounds.height * 0.9))
        path.move(to: CGPoint(x: bounds.width * 0.3, y: -10))
        path.addLine(to: CGPoint(x: bounds.width * 0.45, y: bounds.height + 10))
        streets.path = path.cgPath
        let center = CGPoint(x: bounds.midX, y: bounds.midY - 24)
        let drop = UIBezierPath(arcCenter: center, radius: 16, startAngle: .pi, endAngle: 0, clockwise: true)
        drop.addQuadCurve(
            to: CGPoint(x: center.x, y: center.y + 34), controlPoint: CGPoint(x: center.x + 14, y: center.y + 18))
        drop.addQuadCurve(
            to: CGPoint(x: center.x - 16, y: center.y), controlPoint: CGPoint(x: center.x - 14, y: center.y + 18))
        drop.close()
        pin.path = drop.cgPath
    }
}
