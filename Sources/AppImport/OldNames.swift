/// Names that Swift 3 and 4 had, and Xcode's own migrator replaced; no compiler of today takes the old ones.
enum OldNames {
    /// Words that have another name now, wherever they stand.
    static let words: [String: String] = [
        "addChildViewController": "addChild", "childViewControllers": "children",
        "removeFromParentViewController": "removeFromParent",
        "UITableViewAutomaticDimension": "UITableView.automaticDimension",
        "UILayoutPriorityRequired": "UILayoutPriority.required",
        "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
        "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
        "NSFontAttributeName": "NSAttributedString.Key.font",
        "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
        "NSBackgroundColorAttributeName": "NSAttributedString.Key.backgroundColor",
        "NSParagraphStyleAttributeName": "NSAttributedString.Key.paragraphStyle",
        "NSKernAttributeName": "NSAttributedString.Key.kern",
        "NSUnderlineStyleAttributeName": "NSAttributedString.Key.underlineStyle",
        "NSStrokeColorAttributeName": "NSAttributedString.Key.strokeColor",
        "NSStrokeWidthAttributeName": "NSAttributedString.Key.strokeWidth",
        "NSAttributedStringKey": "NSAttributedString.Key", "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
        "NSLayoutRelation": "NSLayoutConstraint.Relation", "UIViewAnimationOptions": "UIView.AnimationOptions",
        "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
        "UIButtonType": "UIButton.ButtonType", "UIViewContentMode": "UIView.ContentMode",
        "UIAlertControllerStyle": "UIAlertController.Style", "UIAlertActionStyle": "UIAlertAction.Style",
        "UIStackViewAlignment": "UIStackView.Alignment", "UIStackViewDistribution": "UIStackView.Distribution",
        "UILayoutConstraintAxis": "NSLayoutConstraint.Axis", "UITableViewCellStyle": "UITableViewCell.CellStyle",
        "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
        "UITableViewRowAnimation": "UITableView.RowAnimation", "UITableViewStyle": "UITableView.Style",
        "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
        "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
        "UIImagePickerControllerOriginalImage": "UIImagePickerController.InfoKey.originalImage",
        "UIImagePickerControllerEditedImage": "UIImagePickerController.InfoKey.editedImage",
        "UIGestureRecognizerState": "UIGestureRecognizer.State", "UIFontTextStyle": "UIFont.TextStyle",
        "UIImagePickerControllerSourceType": "UIImagePickerController.SourceType", "ErrorProtocol": "Error",
        "UIFontWeightLight": "UIFont.Weight.light", "UIFontWeightRegular": "UIFont.Weight.regular",
        "UIFontWeightMedium": "UIFont.Weight.medium", "UIFontWeightSemibold": "UIFont.Weight.semibold",
        "UIFontWeightBold": "UIFont.Weight.bold", "UIFontWeightThin": "UIFont.Weight.thin",
        "kCALineCapRound": "CAShapeLayerLineCap.round",
        "kCALineJoinRound": "CAShapeLayerLineJoin.round",
    ]

    /// Labels of arguments that have another name now.
    static let labels = ["toParentViewController": "toParent"]

    /// Functions that are initialisers now, with the labels of their arguments.
    static let functions: [String: (type: String, labels: [String])] = [
        "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
        "CGRectMake": ("CGRect", ["x", "y", "width", "height"]), "CGSizeMake": ("CGSize", ["width", "height"]),
        "CGPointMake": ("CGPoint", ["x", "y"]), "CGVectorMake": ("CGVector", ["dx", "dy"]),
        "CGAffineTransformMakeScale": ("CGAffineTransform", ["scaleX", "y"]),
        "CGAffineTransformMakeRotation": ("CGAffineTransform", ["rotationAngle"]),
        "CGAffineTransformMakeTranslation": ("CGAffineTransform", ["translationX", "y"]),
    ]
}
