// swift-format-ignore-file
// `balloon import` writes long lines into the copy in `Linux`.
import UIKit

class AnswerCell: UITableViewCell { override func connect(outletNamed name: String, to object: Any) -> Bool { switch name { case "nameLabel": return MethodCall.set(&nameLabel, to: object); case "countLabel": return MethodCall.set(&countLabel, to: object); case "barView": return MethodCall.set(&barView, to: object); default: return super.connect(outletNamed: name, to: object) } }; override class func makeForReuse(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> UITableViewCell { AnswerCell(style: style, reuseIdentifier: reuseIdentifier) };
    weak var nameLabel: UILabel!
    weak var countLabel: UILabel!
    weak var barView: UIProgressView!
}
