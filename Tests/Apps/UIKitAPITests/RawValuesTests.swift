import Foundation
import Testing

@testable import UIKitAPI

/// The numbers of UIKit's enumerations and options, as its headers have them: interface files and archives of apps hold
/// them.
@MainActor struct RawValuesTests {
    @Test func ofTexts() {
        #expect(count([NSTextAlignment.left, .center, .right, .justified, .natural]))
        #expect(
            count([
                NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
                .byTruncatingMiddle,
            ]))
        #expect(count([NSWritingDirection.natural, .leftToRight, .rightToLeft], from: -1))
        #expect([NSUnderlineStyle.single, .thick, .double].map(\.rawValue) == [1, 2, 9])
        #expect(
            [NSStringDrawingOptions.usesLineFragmentOrigin, .usesFontLeading, .truncatesLastVisibleLine]
                .map(\.rawValue) == [1, 2, 32])
        #expect(
            [NSParagraphStyle.LineBreakStrategy.pushOut, .hangulWordPriority, .standard].map(\.rawValue)
                == [1, 2, 0xFFFF])
        #expect(areBits([UIFontDescriptor.SymbolicTraits.traitItalic, .traitBold]))
        #expect(areBits([UIDataDetectorTypes.phoneNumber, .link, .address, .calendarEvent]))
        #expect(count([UIBaselineAdjustment.alignBaselines, .alignCenters, .none]))
    }

    @Test func ofViews() {
        #expect(
            count([
                UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom,
                .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
            ]))
        #expect(
            areBits([
                UIView.AutoresizingMask.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
                .flexibleHeight, .flexibleBottomMargin,
            ]))
        #expect(
            count([
                UISemanticContentAttribute.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
            ]))
        #expect(count([UIView.TintAdjustmentMode.automatic, .normal, .dimmed]))
        #expect(areBits([UIRectEdge.top, .left, .bottom, .right]) && UIRectEdge.all.rawValue == 15)
        #expect(areBits([UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight]))
        #expect(areBits([NSDirectionalRectEdge.top, .leading, .bottom, .trailing]))
        #expect(
            areBits([
                CACornerMask.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
            ]))
        #expect(
            count([
                UIImage.Orientation.up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
            ]))
        #expect(count([UIImage.RenderingMode.automatic, .alwaysOriginal, .alwaysTemplate]))
        #expect(count([UIImage.ResizingMode.tile, .stretch]))
        #expect(count([UIImage.SymbolScale.default, .unspecified, .small, .medium, .large], from: -1))
        #expect(
            count([
                UIImage.SymbolWeight.unspecified, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold,
                .heavy, .black,
            ]))
        #expect(
            [
                UIAccessibilityTraits.button, .link, .image, .selected, .playsSound, .staticText, .notEnabled,
                .adjustable, .header,
            ]
            .map(\.rawValue) == [1, 2, 4, 8, 16, 64, 256, 4096, 65536])
    }

    @Test func ofControllersAndLists() {
        #expect(
            count([
                UIBarButtonItem.SystemItem.done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose,
                .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause,
                .rewind, .fastForward, .undo, .redo,
            ]))
        #expect(
            count([
                UITabBarItem.SystemItem.more, .favorites, .featured, .topRated, .recents, .contacts, .history,
                .bookmarks, .search, .downloads, .mostRecent, .mostViewed,
            ]))
        #expect(
            count(
                [
                    UIModalPresentationStyle.automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext,
                    .custom, .overFullScreen, .overCurrentContext, .popover,
                ], from: -2))
        #expect([UIStatusBarStyle.default, .lightContent, .darkContent].map(\.rawValue) == [0, 1, 3])
        #expect([UIBarButtonItem.Style.plain, .done].map(\.rawValue) == [0, 2])
        #expect(count([UITableViewCell.CellStyle.default, .value1, .value2, .subtitle]))
        #expect(
            count([
                UITableViewCell.AccessoryType.none, .disclosureIndicator, .detailDisclosureButton, .checkmark,
                .detailButton,
            ]))
        #expect(count([UITableView.Style.plain, .grouped, .insetGrouped]))
        #expect(
            areBits([
                UICollectionView.ScrollPosition.top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
            ]))
        #expect(count([UIGestureRecognizer.State.possible, .began, .changed, .ended, .cancelled, .failed]))
        #expect(areBits([UISwipeGestureRecognizer.Direction.right, .left, .up, .down]))
        #expect([UIInterfaceOrientation.portrait, .landscapeRight, .landscapeLeft].map(\.rawValue) == [1, 3, 4])
        #expect(
            [UIInterfaceOrientationMask.portrait, .landscapeLeft, .landscapeRight, .allButUpsideDown, .all]
                .map(\.rawValue) == [2, 16, 8, 26, 30])
        #expect(
            count([
                UIDeviceOrientation.unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp,
                .faceDown,
            ]))
    }

    @Test func ofTraitsLayoutsAndContexts() {
        #expect(count([UIUserInterfaceStyle.unspecified, .light, .dark]))
        #expect(count([UIUserInterfaceIdiom.unspecified, .phone, .pad, .tv, .carPlay], from: -1))
        #expect(count([UIUserInterfaceSizeClass.unspecified, .compact, .regular]))
        #expect(
            count([UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]))
        #expect(count([UIStackView.Alignment.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]))
        #expect(count([NSLayoutConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual], from: -1))
        #expect(
            count([
                NSLayoutConstraint.Attribute.notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width,
                .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
                .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
            ]))
        #expect(
            count([
                CGBlendMode.normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
                .softLight,
                .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy, .sourceIn,
                .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor,
                .plusDarker, .plusLighter,
            ]))
        #expect(count([CGLineCap.butt, .round, .square]) && count([CGLineJoin.miter, .round, .bevel]))
        #expect(count([CGPathDrawingMode.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke]))
        #expect(
            count([
                CGImageAlphaInfo.none, .premultipliedLast, .premultipliedFirst, .last, .first, .noneSkipLast,
                .noneSkipFirst, .alphaOnly,
            ]))
        #expect(count([UIBlurEffect.Style.extraLight, .light, .dark]) && UIBlurEffect.Style.regular.rawValue == 4)
        #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
        #expect(
            [UIView.AnimationOptions.curveEaseIn, .curveLinear, .transitionCrossDissolve].map(\.rawValue) == [
                1 << 16, 3 << 16, 5 << 20,
            ])
        #expect(
            count([
                NSRectAlignment.none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing,
                .topTrailing,
            ]))
    }

    /// "isPortrait", "isLandscape" of a device and of an interface.
    @Test func orientations() {
        let device = [
            UIDeviceOrientation.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .unknown,
        ]
        #expect(device.map(\.isPortrait) == [true, true, false, false, false, false])
        #expect(device.map(\.isLandscape) == [false, false, true, true, false, false])
        let interface = [
            UIInterfaceOrientation.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .unknown,
        ]
        #expect(interface.map(\.isPortrait) == [true, true, false, false, false])
        #expect(interface.map(\.isLandscape) == [false, false, true, true, false])
    }
}
