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
