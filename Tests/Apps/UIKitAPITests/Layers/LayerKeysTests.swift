import Foundation
import Testing
import UIKitAPI

/// Values that are set by their names.
@MainActor struct LayerKeysTests {
    @Test func aLayerTakesItsPropertiesByName() {
        let layer = CALayer()
        layer.setValue(0.25, forKey: "opacity")
        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        layer.setValue("mine", forKey: "note")
        #expect(layer.opacity == 0.25 && abs(layer.transform.m12 - 1) < 1e-9)
        #expect(layer.value(forKey: "note") as? String == "mine")
    }

    /// Each key sets its own property and no other.
    @Test func eachNumberHasItsOwnKey() {
        let keys: [(String, (CALayer) -> CGFloat)] = [
            ("opacity", { CGFloat($0.opacity) }), ("cornerRadius", { $0.cornerRadius }),
            ("borderWidth", { $0.borderWidth }), ("shadowOpacity", { CGFloat($0.shadowOpacity) }),
            ("shadowRadius", { $0.shadowRadius }), ("zPosition", { $0.zPosition }), ("position.x", { $0.position.x }),
            ("position.y", { $0.position.y }), ("bounds.size.width", { $0.bounds.width }),
            ("bounds.size.height", { $0.bounds.height }),
        ]
        for (key, _) in keys {
            let layer = CALayer()
            layer.setValue(0.75, forKeyPath: key)
            #expect(keys.filter { $0.1(layer) == 0.75 }.map(\.0) == [key])
        }
    }

    @Test func sizesPlacesAndFlagsHaveTheirKeys() {
        let layer = CALayer()
        layer.setValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 30, height: 40)), forKey: "bounds")
        layer.setValue(NSValue(cgPoint: CGPoint(x: 5, y: 6)), forKey: "position")
        #expect(layer.bounds == CGRect(x: 1, y: 2, width: 30, height: 40) && layer.position == CGPoint(x: 5, y: 6))
        layer.setValue(NSValue(cgSize: CGSize(width: 7, height: 8)), forKeyPath: "bounds.size")
        layer.setValue(NSValue(cgPoint: CGPoint(x: 0, y: 1)), forKey: "anchorPoint")
        #expect(layer.bounds == CGRect(x: 1, y: 2, width: 7, height: 8) && layer.anchorPoint == CGPoint(x: 0, y: 1))
        layer.setValue(NSValue(cgRect: CGRect(x: 9, y: 10, width: 20, height: 30)), forKey: "frame")
        #expect(layer.frame == CGRect(x: 9, y: 10, width: 20, height: 30))
        layer.setValue(NSValue(cgSize: CGSize(width: 3, height: 4)), forKeyPath: "transform.translation")
        #expect(layer.transform.m41 == 3 && layer.transform.m42 == 4)
        for isOn in [true, false] {
            layer.setValue(isOn, forKey: "hidden")
            layer.setValue(!isOn, forKey: "masksToBounds")
            #expect(layer.isHidden == isOn && layer.masksToBounds != isOn)
        }
        let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
        (cell.name, emitter.emitterCells) = ("spark", [cell])
        for (number, key) in ["birthRate", "lifetime", "velocity", "scale"].enumerated() {
            emitter.setValue(number + 2, forKeyPath: "emitterCells.spark." + key)
        }
        #expect(cell.birthRate == 2 && cell.lifetime == 3 && cell.velocity == 4 && cell.scale == 5)
    }

    /// A part of a map that is set by its name leaves the other parts.
    @Test func partsOfAMapKeepTheOthers() throws {
        let layer = CALayer()
        layer.setValue(2, forKeyPath: "transform.scale")
        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation")
        layer.setValue(30, forKeyPath: "transform.translation.x")
        layer.setValue(3, forKeyPath: "transform.scale.y")
        let map = layer.transform
        #expect(abs(map.m12 - 2) < 1e-9 && abs(map.m21 + 3) < 1e-9 && map.m41 == 30)
        #expect(abs(map.m11) < 1e-9 && abs(map.m22) < 1e-9)
        let turn = try #require(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat)
        #expect(abs(turn - .pi / 2) < 1e-9)
        let (mirrored, flat) = (CALayer(), CALayer())
        mirrored.transform = CATransform3DMakeScale(-1, 1, 1)
        mirrored.setValue(5, forKeyPath: "transform.translation.y")
        #expect(abs(mirrored.transform.m11 + 1) < 1e-9 && abs(mirrored.transform.m22 - 1) < 1e-9)
        flat.setValue(CGFloat.pi / 3, forKeyPath: "transform.rotation.x")
        flat.setValue(0.5, forKeyPath: "transform.scale.x")
        #expect(abs(flat.transform.m22 - 0.5) < 1e-9 && abs(flat.transform.m11 - 0.5) < 1e-9)
    }

    @Test func colorsAndOutlinesAreSetByName() {
        let shape = CAShapeLayer()
        shape.setValue(UIColor.red, forKey: "borderColor")
        shape.setValue(NSValue(cgSize: CGSize(width: 1, height: 2)), forKey: "shadowOffset")
        shape.setValue(CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil), forKey: "path")
        shape.setValue(0.25, forKeyPath: "strokeEnd")
        #expect(shape.borderColor == UIColor.red.cgColor && shape.shadowOffset == CGSize(width: 1, height: 2))
        #expect(shape.path != nil && shape.strokeEnd == 0.25)
    }

    /// A property of a view is one, whether it is set by its name or not.
    @Test func aViewTakesItsPropertiesByName() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        label.setValue("Ada", forKey: "text")
        label.setValue(UIColor.red, forKeyPath: "backgroundColor")
        label.setValue(true, forKey: "hidden")
        #expect(label.text == "Ada" && label.backgroundColor == .red && label.isHidden)
        label.setValue(NSNumber(value: false), forKey: "hidden")
        label.setValue(0.5, forKey: "alpha")
        #expect(!label.isHidden && label.alpha == 0.5)
        #expect(try DrawnView(label).pixel(38, 2)[0] > 0)
        let (button, bar) = (UIButton(), UIProgressView())
        button.setValue(false, forKey: "enabled")
        bar.setValue(0.75, forKey: "progress")
        #expect(!button.isEnabled && bar.progress == 0.75)
    }

    @Test func theCellsOfAnEmitterAreReached() {
        let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
        (cell.name, emitter.emitterCells) = ("spark", [cell])
        emitter.setValue(7, forKeyPath: "emitterCells.spark.birthRate")
        #expect(cell.birthRate == 7)
    }

    @Test func aViewKeepsWhatItHasNoPropertyFor() {
        let picker = UIDatePicker()
        picker.setValue(UIColor.white, forKey: "textColor")
        #expect(picker.value(forKey: "textColor") as? UIColor == .white)
        picker.setValue(3, forKeyPath: "layer.cornerRadius")
        #expect(picker.layer.cornerRadius == 3 && picker.value(forKey: "other") == nil)
    }

    @Test func anAnimatedImageIsDrawnByItsFirst() throws {
        let images = (1...2).map { side in
            UIGraphicsImageRenderer(size: CGSize(width: side, height: 1)).image { _ in }
        }
        let moving = try #require(UIImage.animatedImage(with: images, duration: 2))
        #expect(moving.images?.count == 2 && moving.duration == 2 && moving.size.width == 1)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil && images[0].images == nil)
    }

    @Test func theFolderOfAGroupIsThere() throws {
        let folder = try #require(
            FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.example.moods"))
        #expect(try folder.checkPromisedItemIsReachable())
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "a/../b") == nil)
    }

    /// Nil takes away what a layer has; a colour is one of either type.
    @Test(arguments: ["backgroundColor", "borderColor", "shadowColor"]) func colorsAreTakenAwayByName(_ key: String) {
        let layer = CALayer()
        let found = [UIColor.red as Any?, nil, UIColor.blue.cgColor as Any, nil].map { value in
            layer.setValue(value, forKeyPath: key)
            return ["backgroundColor": layer.backgroundColor, "borderColor": layer.borderColor][key]
                ?? layer.shadowColor
        }
        #expect(found == [UIColor.red.cgColor, nil, UIColor.blue.cgColor, nil])
    }

    @Test func contentsAndMaskAreTakenAwayByName() {
        let (layer, mask) = (CALayer(), CALayer())
        layer.setValue(mask, forKey: "mask")
        layer.setValue(UIImage().cgImage, forKey: "contents")
        #expect(layer.mask === mask)
        layer.setValue(nil, forKey: "mask")
        layer.setValue(nil, forKey: "contents")
        #expect(layer.mask == nil && layer.contents == nil)
    }
}
