import Foundation
import Typesetting
import ViewLayout

/// The lighter and heavier weights of UIKit; the bundled fonts draw those below 400 as 400, those above 700 as 700.
extension FontWeight {
    /// 100.
    public static let ultraLight = FontWeight(rawValue: 100)
    /// 200.
    public static let thin = FontWeight(rawValue: 200)
    /// 300.
    public static let light = FontWeight(rawValue: 300)
    /// 900.
    public static let black = FontWeight(rawValue: 900)
}

extension UIFont {
    /// The system font with digits of one width, so that a changing number does not move.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(ofSize: size(fontSize), weight: weight), hasMonospacedDigits: true)
    }
}
