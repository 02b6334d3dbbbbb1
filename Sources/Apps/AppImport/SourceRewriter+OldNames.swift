import Foundation
import SourceTokens

/// Names of UIKit that Swift had before 2018. Xcode offers today's names in their place; most public apps for Messages are as old.
extension SourceRewriter {
    /// Old names with those of today, as UIKit's headers and Swift 4.2 renamed them.
    private static let names: [String: String] = [
        "addChildViewController": "addChild", "childViewControllers": "children",
        "removeFromParentViewController": "removeFromParent", "toParentViewController": "toParent",
        "ErrorProtocol": "Error", "colorLiteralRed": "red",
        "NSAttributedStringKey": "NSAttributedString.Key",
        "NSFontAttributeName": "NSAttributedString.Key.font",
        "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
        "NSBackgroundColorAttributeName": "NSAttributedString.Key.backgroundColor",
        "NSLayoutAttribute": "NSLayoutConstraint.Attribute", "NSLayoutRelation": "NSLayoutConstraint.Relation",
        "NSLinkAttributeName": "NSAttributedString.Key.link",
        "NSParagraphStyleAttributeName": "NSAttributedString.Key.paragraphStyle",
        "NSKernAttributeName": "NSAttributedString.Key.kern",
        "NSShadowAttributeName": "NSAttributedString.Key.shadow",
        "NSStrokeColorAttributeName": "NSAttributedString.Key.strokeColor",
        "NSStrokeWidthAttributeName": "NSAttributedString.Key.strokeWidth",
        "NSUnderlineStyleAttributeName": "NSAttributedString.Key.underlineStyle",
        "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
        "UIAlertActionStyle": "UIAlertAction.Style", "UIAlertControllerStyle": "UIAlertController.Style",
        "UIBarButtonItemStyle": "UIBarButtonItem.Style",
        "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem", "UIBlurEffectStyle": "UIBlurEffect.Style",
        "UIButtonType": "UIButton.ButtonType",
        "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
        "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
        "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
        "UIControlEvents": "UIControl.Event", "UIControlState": "UIControl.State",
        "UIFontWeightLight": "UIFont.Weight.light", "UIFontWeightSemibold": "UIFont.Weight.semibold",
        "UIFontWeightThin": "UIFont.Weight.thin",
        "UIGestureRecognizerState": "UIGestureRecognizer.State",
        "UIImageOrientation": "UIImage.Orientation",
        "UIImagePickerControllerOriginalImage": "UIImagePickerController.InfoKey.originalImage.rawValue",
        "UIImagePickerControllerSourceType": "UIImagePickerController.SourceType",
        "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
        "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
        "UITableViewAutomaticDimension": "UITableView.automaticDimension",
        "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
        "UITableViewCellStyle": "UITableViewCell.CellStyle",
        "UITableViewRowAnimation": "UITableView.RowAnimation",
        "UITextFieldViewMode": "UITextField.ViewMode", "UIViewAnimationOptions": "UIView.AnimationOptions",
        "UIViewContentMode": "UIView.ContentMode",
        "kCAFillModeForwards": "CAMediaTimingFillMode.forwards",
        "kCAMediaTimingFunctionEaseIn": "CAMediaTimingFunctionName.easeIn",
        "kCAMediaTimingFunctionEaseInEaseOut": "CAMediaTimingFunctionName.easeInEaseOut",
        "kCAMediaTimingFunctionEaseOut": "CAMediaTimingFunctionName.easeOut",
        "kCAMediaTimingFunctionLinear": "CAMediaTimingFunctionName.linear",
    ]

    /// Old functions with the call of today: `$0` stands for the first argument.
    private static let functions: [String: String] = [
        "CGPointMake": "CGPoint(x: $0, y: $1)", "CGSizeMake": "CGSize(width: $0, height: $1)",
        "CGRectMake": "CGRect(x: $0, y: $1, width: $2, height: $3)",
        "arc4random_uniform": "UInt32.random(in: 0..<Swift.max(1, $0))",
        "UIEdgeInsetsMake": "UIEdgeInsets(top: $0, left: $1, bottom: $2, right: $3)",
        "UIImageJPEGRepresentation": "($0).jpegData(compressionQuality: $1)",
        "UIImagePNGRepresentation": "($0).pngData()",
        "bringSubview": "bringSubviewToFront($0)", "sendSubview": "sendSubviewToBack($0)",
    ]

    /// Writes today's name or call instead of an old one.
    mutating func writesNewName(of name: String, at line: Int) -> Bool {
        guard !app.declares(name), !app.declaresFunction(name) else { return false }
        if name == "characters", areOfText {
            // A text is the collection of its characters since Swift 4.
            text.removeLast()
            // Without a member behind it a text that can be nil is that text: `field.text?.characters ?? []`.
            let isFollowed = code(from: place).map { [".", "["].contains(tokens[$0].text) } ?? false
            if text.hasSuffix("?"), !isFollowed { text.removeLast() }
        } else if name == "Void", text.hasSuffix("("), let next = code(from: place + 1), tokens[place].text == ")",
            tokens[next...].prefix(2).map(\.text) == ["-", ">"]
        {
            // A function that takes nothing has no argument since Swift 4.
        } else if let new = Self.names[name] {
            text += new
        } else if let call = Self.functions[name], let arguments = oldArguments(of: call) {
            text += arguments.enumerated().reduce(call) {
                $0.replacingOccurrences(of: "$\($1.offset)", with: $1.element)
            }
        } else {
            return false
        }
        changes.append(Change(line: line, was: name))
        return true
    }

    /// Whether the characters here are those of a text: after a value, and neither the app's own, nor a case of a type's, nor those
    /// of an attributed text.
    private var areOfText: Bool {
        guard text.hasSuffix("."), let last = text.dropLast().last, !app.declaresValue("characters") else {
            return false
        }
        let word = text.dropLast().reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return (!word.isEmpty || ")]\"!?".contains(last)) && word.last?.isUppercase != true
            && !app.usesAttributedStrings
    }

    /// The arguments of the call here, without their labels; nil where there are more or fewer.
    private mutating func oldArguments(of call: String) -> [String]? {
        let before = place
        var (arguments, depth) = ([""], 0)
        for token in takeParentheses() ?? [] {
            depth += "([{".contains(token.text) ? 1 : ")]}".contains(token.text) ? -1 : 0
            switch token.text {
            case "," where depth == 0: arguments.append("")
            case ":" where depth == 0 && ["toFront", "toBack"].contains(arguments[arguments.count - 1]):
                arguments[arguments.count - 1] = ""
            default: arguments[arguments.count - 1] += token.text
            }
        }
        let places = (0..<4).count { call.contains("$\($0)") }
        let trimmed = arguments.map { $0.trimmingCharacters(in: .whitespaces) }
        guard trimmed.count == places, !trimmed.contains("") else {
            place = before
            return nil
        }
        return trimmed
    }
}
