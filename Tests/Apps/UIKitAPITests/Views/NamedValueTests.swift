import Foundation
import Testing

@testable import UIKitAPI

/// Values that are set by their name, as interface files and apps do.
@MainActor struct NamedValueTests {
    @Test func propertiesByName() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        view.setValue(CGRect(x: 1, y: 2, width: 30, height: 40), forKey: "frame")
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        view.setValue(CGPoint(x: 50, y: 60), forKey: "center")
        #expect(view.center == CGPoint(x: 50, y: 60))
        view.setValue(CGRect(x: 0, y: 0, width: 7, height: 8), forKey: "bounds")
        #expect(view.bounds.size == CGSize(width: 7, height: 8))
        view.setValue(5, forKey: "tag")
        view.setValue(1, forKey: "clipsToBounds")
        view.setValue(UIColor.red, forKey: "tintColor")
        #expect(view.tag == 5 && view.clipsToBounds && view.tintColor == .red)
        view.setValue("x", forKey: "tag")
        #expect(view.tag == 5 && view.value(forKey: "tag") as? String == "x")
        view.setValue(3, forKeyPath: "layer.cornerRadius")
        #expect(view.layer.cornerRadius == 3 && view.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 3)
    }

    /// Values of types that apps give: numbers in each type, flags, and rectangles in boxes.
    @Test func namedValues() {
        for number in [3 as Any, 3.0, Float(3), CGFloat(3), NSNumber(value: 3)] {
            #expect(NamedValue(value: number).number == 3 && NamedValue(value: number).flag == true)
        }
        #expect(NamedValue(value: 0).flag == false && NamedValue(value: true).flag == true)
        #expect(NamedValue(value: "3").number == nil && NamedValue(value: nil).flag == nil)
        let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
        #expect(NamedValue(value: NSValue(cgPoint: point)).point == point && NamedValue(value: point).point == point)
        #expect(NamedValue(value: NSValue(cgSize: size)).size == size && NamedValue(value: size).size == size)
        let rect = CGRect(origin: point, size: size)
        #expect(NamedValue(value: NSValue(cgRect: rect)).rect == rect && NamedValue(value: rect).rect == rect)
        #expect(NamedValue(value: 3).rect == nil && NamedValue(value: NSNumber(value: 3)).point == nil)
        #expect(
            rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: -3, right: 0.5))
                == CGRect(x: 3, y: 3, width: 0.5, height: 6))
    }

    /// A control is turned on and off by flags and by numbers; what is neither changes nothing.
    @Test func switchesByName() {
        let control = UISwitch()
        let found = [1 as Any, 0, true, false, NSNumber(value: true), "x", NSNumber(value: 0), 2.0].map { value in
            control.setValue(value, forKey: "on")
            return control.isOn
        }
        #expect(found == [true, false, true, false, true, true, false, true])
    }
}
