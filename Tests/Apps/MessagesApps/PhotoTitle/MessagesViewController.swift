import Messages
import UIKit

/// Sends a photo with its title drawn onto it, as a template message.
class MessagesViewController: MSMessagesAppViewController {
    /// Draws a sky with hills, and the title in a band below.
    func renderPhoto(title: String, size: CGSize) -> UIImage {
        let renderer = UIGraphicsImageRenderer(size: size)
        return renderer.image { context in
            let ctx = context.cgContext
            ctx.setFillColor(UIColor(red: 0.95, green: 0.55, blue: 0.30, alpha: 1).cgColor)
            ctx.fill(CGRect(origin: .zero, size: size))
            UIColor.white.withAlphaComponent(0.9).setFill()
            ctx.fillEllipse(in: CGRect(x: size.width * 0.7, y: 20, width: 48, height: 48))
            let hills = UIBezierPath()
            hills.move(to: CGPoint(x: 0, y: size.height * 0.7))
            hills.addQuadCurve(
                to: CGPoint(x: size.width * 0.5, y: size.height * 0.7),
                controlPoint: CGPoint(x: size.width * 0.25, y: size.height * 0.4))
            hills.addQuadCurve(
                to: CGPoint(x: size.width, y: size.height * 0.65),
                controlPoint: CGPoint(x: size.width * 0.75, y: size.height * 0.95))
            hills.addLine(to: CGPoint(x: size.width, y: size.height))
            hills.addLine(to: CGPoint(x: 0, y: size.height))
            hills.close()
            UIColor(red: 0.16, green: 0.33, blue: 0.25, alpha: 1).setFill()
            hills.fill()

            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = .center
            paragraph.lineBreakMode = .byTruncatingTail
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.boldSystemFont(ofSize: 24), .foregroundColor: UIColor.white,
                .paragraphStyle: paragraph,
            ]
            let band = CGRect(x: 0, y: size.height - 44, width: size.width, height: 44)
            UIColor.black.withAlphaComponent(0.45).setFill()
            ctx.fill(band)
            (title as NSString).draw(in: band.insetBy(dx: 12, dy: 7), withAttributes: attributes)
        }
    }

    func composeMessage(title: String) -> MSMessage {
        let layout = MSMessageTemplateLayout()
        layout.image = renderPhoto(title: title, size: CGSize(width: 300, height: 200))
        layout.caption = title
        layout.subcaption = "3 photos"
        layout.trailingCaption = "Album"

        var components = URLComponents(string: "https://example.com/album")!
        components.queryItems = [URLQueryItem(name: "title", value: title)]
        let message = MSMessage(session: activeConversation?.selectedMessage?.session ?? MSSession())
        message.url = components.url
        message.layout = layout
        return message
    }
}
