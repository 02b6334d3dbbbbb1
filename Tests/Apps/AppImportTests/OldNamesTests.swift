import Foundation
import TestSupport
import Testing

@testable import AppImport

/// Names of UIKit that Swift had before, with those that Xcode offers in their place.
struct OldNamesTests {
    private func imported(_ lines: [String]) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write("import UIKit\n" + lines.joined(separator: "\n"), to: "App/A.swift")
        let app = try AppFolder(at: URL(fileURLWithPath: folder.file("App")))
        let text = withExtendedLifetime(folder) { app.files.first?.rewriter.text ?? "" }
        return text.split(separator: "\n").suffix(lines.count).map(String.init)
    }

    /// Swift 4.2 nested types and constants in the classes that they belong to ("Swift 4.2 Release Notes for Xcode 10").
    @Test func typesAndConstants() throws {
        let names = [
            ("addChildViewController", "addChild"),
            ("childViewControllers", "children"),
            ("removeFromParentViewController", "removeFromParent"),
            ("toParentViewController", "toParent"),
            ("ErrorProtocol", "Error"),
            ("NSAttributedStringKey", "NSAttributedString.Key"),
            ("NSFontAttributeName", "NSAttributedString.Key.font"),
            ("NSForegroundColorAttributeName", "NSAttributedString.Key.foregroundColor"),
            ("NSBackgroundColorAttributeName", "NSAttributedString.Key.backgroundColor"),
            ("NSLayoutAttribute", "NSLayoutConstraint.Attribute"),
            ("NSLayoutRelation", "NSLayoutConstraint.Relation"),
            ("NSLinkAttributeName", "NSAttributedString.Key.link"),
            ("NSParagraphStyleAttributeName", "NSAttributedString.Key.paragraphStyle"),
            ("NSKernAttributeName", "NSAttributedString.Key.kern"),
            ("NSShadowAttributeName", "NSAttributedString.Key.shadow"),
            ("NSStrokeColorAttributeName", "NSAttributedString.Key.strokeColor"),
            ("NSStrokeWidthAttributeName", "NSAttributedString.Key.strokeWidth"),
            ("NSUnderlineStyleAttributeName", "NSAttributedString.Key.underlineStyle"),
            ("UIActivityIndicatorViewStyle", "UIActivityIndicatorView.Style"),
            ("UIAlertActionStyle", "UIAlertAction.Style"),
            ("UIAlertControllerStyle", "UIAlertController.Style"),
            ("UIBarButtonItemStyle", "UIBarButtonItem.Style"),
            ("UIBarButtonSystemItem", "UIBarButtonItem.SystemItem"),
            ("UIBlurEffectStyle", "UIBlurEffect.Style"),
            ("UIButtonType", "UIButton.ButtonType"),
            ("UICollectionElementKindSectionFooter", "UICollectionView.elementKindSectionFooter"),
            ("UICollectionElementKindSectionHeader", "UICollectionView.elementKindSectionHeader"),
            ("UICollectionViewScrollPosition", "UICollectionView.ScrollPosition"),
            ("UIControlEvents", "UIControl.Event"),
            ("UIControlState", "UIControl.State"),
            ("UIFontWeightLight", "UIFont.Weight.light"),
            ("UIFontWeightSemibold", "UIFont.Weight.semibold"),
            ("UIFontWeightThin", "UIFont.Weight.thin"),
            ("UIGestureRecognizerState", "UIGestureRecognizer.State"),
            ("UIImageOrientation", "UIImage.Orientation"),
            ("UIImagePickerControllerOriginalImage", "UIImagePickerController.InfoKey.originalImage.rawValue"),
            ("UIImagePickerControllerSourceType", "UIImagePickerController.SourceType"),
            ("UIKeyboardFrameEndUserInfoKey", "UIResponder.keyboardFrameEndUserInfoKey"),
            ("UISwipeGestureRecognizerDirection", "UISwipeGestureRecognizer.Direction"),
            ("UITableViewAutomaticDimension", "UITableView.automaticDimension"),
            ("UITableViewCellEditingStyle", "UITableViewCell.EditingStyle"),
            ("UITableViewCellStyle", "UITableViewCell.CellStyle"),
            ("UITableViewRowAnimation", "UITableView.RowAnimation"),
            ("UITextFieldViewMode", "UITextField.ViewMode"),
            ("UIViewAnimationOptions", "UIView.AnimationOptions"),
            ("UIViewContentMode", "UIView.ContentMode"),
            ("kCAFillModeForwards", "CAMediaTimingFillMode.forwards"),
            ("kCAMediaTimingFunctionEaseIn", "CAMediaTimingFunctionName.easeIn"),
            ("kCAMediaTimingFunctionEaseInEaseOut", "CAMediaTimingFunctionName.easeInEaseOut"),
            ("kCAMediaTimingFunctionEaseOut", "CAMediaTimingFunctionName.easeOut"),
            ("kCAMediaTimingFunctionLinear", "CAMediaTimingFunctionName.linear"),
        ]
        #expect(try imported(names.map { "let a = \($0.0)" }) == names.map { "let a = \($0.1)" })
    }

    @Test func functions() throws {
        let calls = [
            ("CGPointMake(1, 2)", "CGPoint(x: 1, y: 2)"), ("CGSizeMake(1, 2)", "CGSize(width: 1, height: 2)"),
            ("CGRectMake(1, 2, 3, 4)", "CGRect(x: 1, y: 2, width: 3, height: 4)"),
            ("UIEdgeInsetsMake(1, 2, 3, 4)", "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"),
            ("UIImagePNGRepresentation(b)", "(b).pngData()"),
            ("UIImageJPEGRepresentation(b, 0.5)", "(b).jpegData(compressionQuality: 0.5)"),
            ("b.bringSubview(toFront: c)", "b.bringSubviewToFront(c)"),
            ("b.sendSubview(toBack: c)", "b.sendSubviewToBack(c)"), ("CGPointMake(1)", "CGPointMake(1)"),
            (
                "UIColor(colorLiteralRed: 1, green: 1, blue: 1, alpha: 1)",
                "UIColor(red: 1, green: 1, blue: 1, alpha: 1)"
            ),
            ("CGPointMake(f(1, 2), [3, 4][0])", "CGPoint(x: f(1, 2), y: [3, 4][0])"),
        ]
        #expect(try imported(calls.map { "let a = \($0.0)" }) == calls.map { "let a = \($0.1)" })
    }
}
