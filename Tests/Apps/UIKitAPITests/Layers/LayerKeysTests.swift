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
}
