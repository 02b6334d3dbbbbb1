import Messages
import UIKit

/// An order that grows from message to message: a table with a diffable data source, and the sum below.
class MessagesViewController: MSMessagesAppViewController {
    private enum Section { case lines }

    private let tableView = UITableView(frame: .zero, style: .plain)
    private let totalLabel = UILabel()
    private lazy var tableHeight = tableView.heightAnchor.constraint(equalToConstant: 0)
    private lazy var dataSource = UITableViewDiffableDataSource<Section, Order.Line>(tableView: tableView) {
        tableView, indexPath, line in
        let cell = tableView.dequeueReusableCell(withIdentifier: OrderCell.identifier, for: indexPath)
        (cell as? OrderCell)?.show(line)
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(OrderCell.self, forCellReuseIdentifier: OrderCell.identifier)
        tableView.allowsSelection = false
        tableView.isScrollEnabled = false
        totalLabel.font = .preferredFont(forTextStyle: .headline)
        totalLabel.adjustsFontForContentSizeCategory = true
        totalLabel.textAlignment = .natural
        totalLabel.numberOfLines = 0

        let bar = UIView()
        bar.backgroundColor = .secondarySystemBackground
        totalLabel.translatesAutoresizingMaskIntoConstraints = false
        bar.addSubview(totalLabel)
        let column = UIStackView(arrangedSubviews: [tableView, bar])
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            totalLabel.topAnchor.constraint(equalTo: bar.topAnchor, constant: 12),
            totalLabel.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
            totalLabel.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
            totalLabel.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -12),
            column.topAnchor.constraint(equalTo: view.topAnchor),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableHeight,
        ])
    }

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        guard let url = conversation.selectedMessage?.url else { return }
        let order = Order(url: url)
        var snapshot = NSDiffableDataSourceSnapshot<Section, Order.Line>()
        snapshot.appendSections([.lines])
        snapshot.appendItems(order.lines)
        dataSource.apply(snapshot, animatingDifferences: false)
        totalLabel.text = "\(NSLocalizedString("Total", comment: "sum of an order")) \(Order.price(order.total))"
    }

    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        tableView.frame = CGRect(x: 0, y: 0, width: size.width, height: 1000)
        tableView.layoutIfNeeded()
        tableHeight.constant = tableView.contentSize.height
        let fitting = totalLabel.sizeThatFits(CGSize(width: size.width - 32, height: 1000)).height + 24
        return CGSize(width: size.width, height: tableHeight.constant + fitting)
    }
}
