import Foundation

/// Outlines as the shortest data of an SVG path: steps from point to point in hundredths of a point, which nobody sees
/// in a chart.
enum CompactPath {
    static func data(_ elements: [PathElement]) -> String {
        var text = ""
        var (here, start) = (Place(x: 0, y: 0), Place(x: 0, y: 0))
        for element in elements {
            switch element {
            case .move(let point):
                let place = Place(point)
                text += "M" + numbers([place.x, place.y])
                (here, start) = (place, place)
            case .line(let point):
                let place = Place(point)
                if place.y == here.y {
                    text += "h" + numbers([place.x - here.x])
                } else if place.x == here.x {
                    text += "v" + numbers([place.y - here.y])
                } else {
                    text += "l" + numbers([place.x - here.x, place.y - here.y])
                }
                here = place
            case .cubic(let first, let second, let end):
                let places = [Place(first), Place(second), Place(end)]
                text += "c" + numbers(places.flatMap { [$0.x - here.x, $0.y - here.y] })
                here = places[2]
            case .close:
                text += "z"
                here = start
            }
        }
        return text
    }

    /// A point in hundredths, so that steps add up to where they lead.
    private struct Place {
        let x, y: Int

        init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

        init(_ point: CGPoint) { self.init(x: Int((point.x * 100).rounded()), y: Int((point.y * 100).rounded())) }
    }

    /// Numbers one after the other; a sign or a point begins the next without a space where SVG can tell.
    private static func numbers(_ hundredths: [Int]) -> String {
        var text = ""
        for (index, value) in hundredths.enumerated() {
            var number = SVGNumber.text(Double(value) / 100)
            if number.hasPrefix("0.") { number.removeFirst() }
            if number.hasPrefix("-0.") { number = "-" + number.dropFirst(2) }
            text += (index == 0 || number.hasPrefix("-") ? "" : " ") + number
        }
        return text
    }
}
