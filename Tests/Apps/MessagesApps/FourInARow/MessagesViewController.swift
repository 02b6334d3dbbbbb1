import Messages
import UIKit

/// Four in a row: the board is the balloon, and a picture of it where live layouts are not shown.
class MessagesViewController: MSMessagesAppViewController {
    private let boardView = BoardView()
    private let statusLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        statusLabel.font = UIFont.preferredFont(forTextStyle: .headline)
        statusLabel.adjustsFontForContentSizeCategory = true
        statusLabel.textAlignment = .center
        statusLabel.numberOfLines = 0
        for subview in [boardView, statusLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let views: [String: Any] = ["board": boardView, "status": statusLabel]
        var constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[board]-|", options: [], metrics: nil, views: views)
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[status]-|", options: [], metrics: nil, views: views)
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-4-[board][status]-12-|", options: [], metrics: nil, views: views)
        constraints.append(
            boardView.heightAnchor.constraint(
                equalTo: boardView.widthAnchor, multiplier: CGFloat(Board.rows) / CGFloat(Board.columns)))
        NSLayoutConstraint.activate(constraints)
    }

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        show(board(of: conversation.selectedMessage))
    }

    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        return view.systemLayoutSizeFitting(
            CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }

    private func board(of message: MSMessage?) -> Board {
        guard let url = message?.url, let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
        else { return Board() }
        return Board(items: items) ?? Board()
    }

    private func show(_ board: Board) {
        boardView.board = board
        if board.winningFields != nil {
            statusLabel.text = NSLocalizedString("Four in a row!", comment: "somebody won")
        } else {
            statusLabel.text =
                board.next == .red
                ? NSLocalizedString("Red is next", comment: "turn")
                : NSLocalizedString("Yellow is next", comment: "turn")
        }
        boardView.accessibilityLabel = statusLabel.text
    }

    /// The message after a disc fell.
    func composeMessage(_ board: Board, session: MSSession) -> MSMessage {
        let picture = BoardView(frame: CGRect(x: 0, y: 0, width: 300, height: 260))
        picture.board = board
        let renderer = UIGraphicsImageRenderer(bounds: picture.bounds)
        let layout = MSMessageTemplateLayout()
        layout.image = renderer.image { context in
            picture.layer.render(in: context.cgContext)
        }
        layout.caption = board.winningFields == nil ? "Your turn" : "Four in a row!"
        var components = URLComponents(string: "https://example.com/four")
        components?.queryItems = [board.queryItem]
        let message = MSMessage(session: session)
        message.url = components?.url
        message.layout = MSMessageLiveLayout(alternateLayout: layout)
        return message
    }
}
