/// Names of Swift 3 and 4 that Xcode's own migrator replaced and that today's compilers do not accept.
enum OldNames {
    /// Words with a new name, in all places.
    static let words: [String: String] = [
        "addChildViewController": "addChild", "childViewControllers": "children",
        "removeFromParentViewController": "removeFromParent",
        "UITableViewAutomaticDimension": "UITableView.automaticDimension",
        "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
        "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
        "AVLayerVideoGravityResizeAspect": "AVLayerVideoGravity.resizeAspect",
        "AVLayerVideoGravityResizeAspectFill": "AVLayerVideoGravity.resizeAspectFill",
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
        "NSLinkAttributeName": "NSAttributedString.Key.link",
        "NSStrikethroughStyleAttributeName": "NSAttributedString.Key.strikethroughStyle",
        "NSAttachmentAttributeName": "NSAttributedString.Key.attachment",
        "NSShadowAttributeName": "NSAttributedString.Key.shadow",
        "NSBaselineOffsetAttributeName": "NSAttributedString.Key.baselineOffset",
        "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
        "UITextFieldViewMode": "UITextField.ViewMode", "UITextBorderStyle": "UITextField.BorderStyle",
        "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
        "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
        "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
        "UITableViewScrollPosition": "UITableView.ScrollPosition",
        "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
        "UIBarButtonItemStyle": "UIBarButtonItem.Style", "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
        "UIBlurEffectStyle": "UIBlurEffect.Style", "UIImageRenderingMode": "UIImage.RenderingMode",
        "UIImageOrientation": "UIImage.Orientation", "UIViewAutoresizing": "UIView.AutoresizingMask",
        "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
        "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode", "UIDatePickerMode": "UIDatePicker.Mode",
        "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
        "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
        "UILayoutPriorityDefaultHigh": "UILayoutPriority.defaultHigh",
        "UILayoutPriorityDefaultLow": "UILayoutPriority.defaultLow",
        "UILayoutPriorityFittingSizeLevel": "UILayoutPriority.fittingSizeLevel",
        "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
        "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
        "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
        "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
        "UITableViewIndexSearch": "UITableView.indexSearch",
        "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
        "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
        "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
        "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
        "NSDocumentTypeDocumentAttribute": "NSAttributedString.DocumentReadingOptionKey.documentType",
        "NSCharacterEncodingDocumentAttribute": "NSAttributedString.DocumentReadingOptionKey.characterEncoding",
        "NSHTMLTextDocumentType": "NSAttributedString.DocumentType.html",
        "NSPlainTextDocumentType": "NSAttributedString.DocumentType.plain",
        "UIFontWeightHeavy": "UIFont.Weight.heavy", "UIFontWeightBlack": "UIFont.Weight.black",
        "UIFontWeightUltraLight": "UIFont.Weight.ultraLight",
        "UIFontDescriptorSymbolicTraits": "UIFontDescriptor.SymbolicTraits",
        "UIAccessibilityTraitButton": "UIAccessibilityTraits.button",
        "UIAccessibilityTraitSelected": "UIAccessibilityTraits.selected",
        "UIAccessibilityTraitImage": "UIAccessibilityTraits.image",
        "UIAccessibilityTraitNone": "UIAccessibilityTraits.none",
        "kCALineCapButt": "CAShapeLayerLineCap.butt", "kCALineCapSquare": "CAShapeLayerLineCap.square",
        "kCALineJoinMiter": "CAShapeLayerLineJoin.miter", "kCALineJoinBevel": "CAShapeLayerLineJoin.bevel",
        "kCAFillRuleEvenOdd": "CAShapeLayerFillRule.evenOdd", "kCAFillRuleNonZero": "CAShapeLayerFillRule.nonZero",
        "kCAGravityResizeAspect": "CALayerContentsGravity.resizeAspect",
        "kCAGravityResizeAspectFill": "CALayerContentsGravity.resizeAspectFill",
        "kCAEmitterLayerPoint": "CAEmitterLayerEmitterShape.point",
        "kCAEmitterLayerLine": "CAEmitterLayerEmitterShape.line",
        "kCAEmitterLayerRectangle": "CAEmitterLayerEmitterShape.rectangle",
        "kCAEmitterLayerCircle": "CAEmitterLayerEmitterShape.circle",
        // This was a string, which tutorials assign to a mode of another type.
        "kCAEmitterLayerAdditive": ".init(rawValue: \"additive\")", "RunLoopMode": "RunLoop.Mode",
        "kCAEmitterLayerUnordered": "CAEmitterLayerRenderMode.unordered",
        "kCAMediaTimingFunctionLinear": "CAMediaTimingFunctionName.linear",
        "kCAMediaTimingFunctionEaseIn": "CAMediaTimingFunctionName.easeIn",
        "kCAMediaTimingFunctionEaseOut": "CAMediaTimingFunctionName.easeOut",
        "kCAMediaTimingFunctionEaseInEaseOut": "CAMediaTimingFunctionName.easeInEaseOut",
        "kCAFillModeForwards": "CAMediaTimingFillMode.forwards", "kCAFillModeBoth": "CAMediaTimingFillMode.both",
        "kCATransitionFade": "CATransitionType.fade", "kCATransitionPush": "CATransitionType.push",
        "UITableViewRowAnimationStyle": "UITableView.RowAnimation",
        "UIInterpolatingMotionEffectType": "UIInterpolatingMotionEffect.EffectType",
        "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
        "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
        "UISearchBarStyle": "UISearchBar.Style", "UIKeyboardAppearanceStyle": "UIKeyboardAppearance",
        "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
        "UIPageViewControllerNavigationOrientation": "UIPageViewController.NavigationOrientation",
        "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
        "UITabBarSystemItem": "UITabBarItem.SystemItem",
        "kCALineCapRound": "CAShapeLayerLineCap.round", "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
        "UIEdgeInsetsZero": "UIEdgeInsets.zero", "CGRectZero": "CGRect.zero", "CGPointZero": "CGPoint.zero",
        "CGSizeZero": "CGSize.zero", "UIPopoverControllerDelegate": "UIPopoverPresentationControllerDelegate",
        "kCALineJoinRound": "CAShapeLayerLineJoin.round",
    ]

    /// Values with a new name, after the name of their type.
    static let members = ["commonModes": "common", "defaultRunLoopMode": "default"]

    /// Prefixes of notification names that were members of Foundation's type and are now made from their texts:
    /// `.UIKeyboardWillShow`.
    private static let notificationOwners = [
        "UIKeyboard", "UIApplication", "UIDevice", "UITextField", "UITextView", "UIContentSizeCategory", "UIScreen",
        "UIWindow", "UIPasteboard", "UIAccessibility", "AVAudioSession", "AVPlayerItem", "SKStorefront",
        "MPMoviePlayer", "UIMenuController", "UIDocument",
    ]

    /// Whether a word after a dot is the name of a notification.
    static func isNotification(_ name: String) -> Bool {
        guard let owner = notificationOwners.first(where: name.hasPrefix) else { return false }
        let rest = name.dropFirst(owner.count)
        return rest.first?.isUppercase == true && !rest.hasSuffix("Notification")
            && ["Did", "Will", "Change", "Interruption", "Changed", "Reset"].contains { rest.contains($0) }
    }

    /// Argument labels with a new name.
    static let labels = ["toParentViewController": "toParent", "colorLiteralRed": "red"]

    /// Functions that became initializers, with the labels of their arguments.
    static let functions: [String: (type: String, labels: [String])] = [
        "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
        "CGRectMake": ("CGRect", ["x", "y", "width", "height"]), "CGSizeMake": ("CGSize", ["width", "height"]),
        "CGPointMake": ("CGPoint", ["x", "y"]), "CGVectorMake": ("CGVector", ["dx", "dy"]),
        "CGAffineTransformMakeScale": ("CGAffineTransform", ["scaleX", "y"]),
        "CGAffineTransformMakeRotation": ("CGAffineTransform", ["rotationAngle"]),
        "CGAffineTransformMakeTranslation": ("CGAffineTransform", ["translationX", "y"]),
    ]

    /// Functions that became methods of their first argument, with the label of the second one; nil where there is
    /// none.
    static let methods: [String: (name: String, label: String?)] = [
        "UIImagePNGRepresentation": ("pngData", nil),
        "UIImageJPEGRepresentation": ("jpegData", "compressionQuality"),
        "UIEdgeInsetsInsetRect": ("inset", "by"),
    ]

    /// Calls whose first label became part of the name.
    static let labelledCalls: [String: (label: String, name: String)] = [
        "bringSubview": ("toFront", "bringSubviewToFront"), "sendSubview": ("toBack", "sendSubviewToBack"),
    ]

    /// Properties that were methods in early versions of Swift 3, after the name of their type.
    static let properties: [String: Set<String>] = [
        "Bundle": ["main"], "FileManager": ["default"], "NotificationCenter": ["default"],
        "UserDefaults": ["standard"], "URLSession": ["shared"], "UIApplication": ["shared"], "UIScreen": ["main"],
        "UIDevice": ["current"], "UIPasteboard": ["general"],
        "RunLoop": ["current", "main"], "OperationQueue": ["main"], "ProcessInfo": ["processInfo"],
        "UIColor": [
            "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "lightGray", "magenta", "orange",
            "purple", "red", "white", "yellow",
        ],
    ]

    /// Methods whose first argument has got a label.
    static let firstLabels: [String: (name: String, label: String)] = [
        "pathForResource": ("path", "forResource"), "urlForResource": ("url", "forResource"),
    ]

    /// Calls that have got an argument.
    static let newArguments = ["deinitialize": "count: 1"]

    /// Calls whose only argument was removed.
    static let goneArguments = ["deallocate": "capacity"]

    /// An argument of `MSConversation.insert` that was removed before the release of iOS 10.
    static let goneLabel = "localizedChangeDescription"

    /// Classes that Foundation on Linux does not create without arguments.
    static let emptyInitializers = [
        "NSAttributedString": "(string: \"\")", "NSMutableAttributedString": "(string: \"\")",
        "Timer": "(timeInterval: 0, repeats: false) { _ in }",
    ]
}
