import Foundation
import Typesetting

@testable import Drawing

/// A page with everything the renderer draws, for tests and for looking at.
enum Specimen {
    static func list() throws -> DisplayList {
        var items: [DisplayItem] = [.fill(.rectangle(CGRect(x: 0, y: 0, width: 320, height: 300)), .white)]
        items += try balloon(CGRect(x: 20, y: 12, width: 180, height: 150))
        items += try text(x: 20, y: 190)
        items += shapes(x: 215, y: 12)
        items += [
            .fill(.rectangle(CGRect(x: 0, y: 232, width: 320, height: 68)), Color(red: 0, green: 0, blue: 0)),
            .fill(
                .rounded(CGRect(x: 20, y: 240, width: 180, height: 40), radius: 18, style: .continuous),
                Color(red: 38, green: 38, blue: 41)),
            .glyphs(
                FreeTypeText.run("Dinner at 7? Hamburgefonts", font: try Fonts.bubbleSans(size: 13), size: 13),
                origin: CGPoint(x: 32, y: 264.5), color: .white),
            .glyphs(
                FreeTypeText.run("\u{1F600}\u{1F355}\u{2764}", font: try Fonts.instance(Fonts.emoji), size: 17),
                origin: CGPoint(x: 215, y: 266), color: .white),
        ]
        return DisplayList(size: CGSize(width: 320, height: 300), items: items)
    }

    private static func balloon(_ rect: CGRect) throws -> [DisplayItem] {
        let caption = try Fonts.bubbleSans(size: 13, weight: 600)
        let subcaption = try Fonts.bubbleSans(size: 12)
        let bar = CGRect(x: rect.minX, y: rect.maxY - 50, width: rect.width, height: 50)
        return [
            .clip(
                .rounded(rect, radius: 18, style: .continuous),
                [
                    .fill(.rectangle(rect), Color(red: 233, green: 233, blue: 235)),
                    .picture(
                        gradient(width: 90, height: 60), in: CGRect(x: rect.minX, y: rect.minY, width: 180, height: 100)
                    ),
                    .glyphs(
                        FreeTypeText.run("Ferry Building", font: caption, size: 13),
                        origin: CGPoint(x: rect.minX + 12, y: bar.minY + 19), color: .black),
                    .glyphs(
                        FreeTypeText.run("San Francisco, Pier 1", font: subcaption, size: 12),
                        origin: CGPoint(x: rect.minX + 12, y: bar.minY + 36),
                        color: Color(red: 60, green: 60, blue: 67, alpha: 153)),
                ])
        ]
    }

    private static func text(x: Double, y: Double) throws -> [DisplayItem] {
        let emoji = try Fonts.instance(Fonts.emoji)
        let thai = try Fonts.instance("NotoSansThai.ttf", [400])
        return [
            .glyphs(
                FreeTypeText.run("Hamburgefonts 17", font: try Fonts.bubbleSans(size: 17), size: 17),
                origin: CGPoint(x: x, y: y), color: .black),
            .glyphs(
                FreeTypeText.run("ที่นี่ กินข้าว", font: thai, size: 17), origin: CGPoint(x: x, y: y + 28), color: .black),
            .glyphs(
                FreeTypeText.run("\u{1F600}\u{1F355}\u{1F30A}", font: emoji, size: 17),
                origin: CGPoint(x: x + 160, y: y), color: .black),
            .glyphs(
                FreeTypeText.run("\u{1F680}", font: emoji, size: 53), origin: CGPoint(x: x + 228, y: y + 28),
                color: .black),
            .glyphs(
                FreeTypeText.run("\u{1F680}", font: emoji, size: 17), origin: CGPoint(x: x + 160, y: y + 28),
                color: Color(red: 0, green: 0, blue: 0, alpha: 128)),
        ]
    }

    private static func shapes(x: Double, y: Double) -> [DisplayItem] {
        let blue = Color(red: 0, green: 122, blue: 255)
        var items: [DisplayItem] = [
            .fill(.rounded(CGRect(x: x, y: y, width: 90, height: 40), radius: 18, style: .continuous), blue),
            .fill(.rounded(CGRect(x: x, y: y + 46, width: 90, height: 30), radius: 40, style: .continuous), blue),
            .fill(.rounded(CGRect(x: x, y: y + 82, width: 40, height: 40), radius: 20, style: .circular), blue),
            .fill(.rounded(CGRect(x: x + 48, y: y + 82, width: 40, height: 40), radius: 9, style: .continuous), blue),
            .fill(
                .path([
                    .move(CGPoint(x: x, y: y + 150)),
                    .cubic(
                        CGPoint(x: x + 30, y: y + 110), CGPoint(x: x + 60, y: y + 170), CGPoint(x: x + 90, y: y + 132)),
                    .line(CGPoint(x: x + 90, y: y + 152)), .close,
                ]), Color(red: 52, green: 199, blue: 89, alpha: 160)),
        ]
        for index in 0..<5 {
            let top = y + 126 + Double(index) * 1.7
            items.append(.fill(.rectangle(CGRect(x: x, y: top, width: 90, height: 1.0 / 3)), .black))
        }
        return items
    }

    /// A picture that goes from orange to blue, with a sharp circle in it.
    static func gradient(width: Int, height: Int) -> Picture {
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let (dx, dy) = (x - width / 3, y - height / 2)
                let isInside = dx * dx + dy * dy < height * height / 9
                pixels +=
                    isInside
                    ? [255, 240, 200, 255]
                    : [UInt8(255 - 200 * x / width), UInt8(140 + 60 * y / height), UInt8(40 + 200 * x / width), 255]
            }
        }
        return Picture(bitmap: Bitmap(width: width, height: height, pixels: pixels))
    }
}
