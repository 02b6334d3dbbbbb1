import Foundation

/// The metrics of the window of Messages around an iMessage app. Lengths are in points.
///
/// Apple names the parts but gives no lengths; the lengths are inferred for a 402-point phone.
package struct WindowMetrics: Hashable, Sendable {
    /// The height of the default keyboard, which the compact style also has.
    package var keyboardHeight: CGFloat = 301
    /// The height of the strip of app icons at the bottom of the compact style. The app's area extends under it.
    package var appStripHeight: CGFloat = 44
    /// The height of the area that Messages keeps at the top in the expanded style.
    package var headerHeight: CGFloat = 98
    /// The height of the strip and the bar of the home indicator at the bottom of the expanded style.
    package var bottomBarHeight: CGFloat = 78
    /// The maximum number of live balloons that have a controller at once; older ones are shown as pictures. Ten
    /// balloons fill two screens.
    package var maximumLiveControllers: CGFloat = 10

    /// What the controller of a staged live message is told.
    package var draftLifeCycle = DraftLifeCycle.asTold2017

    /// The metrics of Messages on iOS 26.
    package init() {}

    /// Every value, in the order of declaration.
    package static let catalogue: [MetricEntry<WindowMetrics>] = [
        .number("keyboardHeight", \.keyboardHeight, .inferred, "compact is as tall as the keyboard (1.3)"),
        .number("appStripHeight", \.appStripHeight, .inferred, "no number is published (1.3)"),
        .number("headerHeight", \.headerHeight, .inferred, "no number is published (1.3)"),
        .number("bottomBarHeight", \.bottomBarHeight, .inferred, "no number is published (1.3)"),
        .number(
            "maximumLiveControllers", \.maximumLiveControllers, .inferred,
            "maxNumExtensionRemoteViewControllers, whose number is not known (3.4)", unit: "controllers", in: 1...100),
        .name(
            "draftLifeCycle", \.draftLifeCycle, .documented,
            "WWDC 2017, session 234 (1.4.6); measured otherwise (10.7.5)",
            unit: "order of calls"),
    ]
}
