import Foundation

extension SymbolName {
    /// The outline in a square of 24 by 24.
    var path: SymbolPath {
        var path = SymbolPath()
        switch self {
        case .check:
            path.line(4.5, 13, 9.5, 18)
            path.line(9.5, 18, 19.5, 6.5)
        case .cross:
            path.line(6, 6, 18, 18)
            path.line(18, 6, 6, 18)
        case .plus:
            path.line(12, 4, 12, 20)
            path.line(4, 12, 20, 12)
        case .minus:
            path.line(4, 12, 20, 12)
        case .heart:
            path.curve(
                from: 12, 21,
                [
                    [5, 15.5, 2, 12, 2, 8.2], [2, 5, 4.4, 3, 7.2, 3], [9.2, 3, 11, 4.1, 12, 6],
                    [13, 4.1, 14.8, 3, 16.8, 3], [19.6, 3, 22, 5, 22, 8.2], [22, 12, 19, 15.5, 12, 21],
                ])
        case .star:
            path.polygon(Self.starCorners)
        case .bell:
            path.curve(
                from: 12, 2.5,
                [
                    [16.1, 2.5, 18, 5.8, 18, 9.5], [18, 13], [18, 15, 19.8, 15.8, 19.8, 17.5], [4.2, 17.5],
                    [4.2, 15.8, 6, 15, 6, 13], [6, 9.5], [6, 5.8, 7.9, 2.5, 12, 2.5],
                ])
            path.curve(
                from: 9.4, 19,
                [[14.6, 19], [14.6, 20.6, 13.5, 21.6, 12, 21.6], [10.5, 21.6, 9.4, 20.6, 9.4, 19]])
        case .pin:
            path.curve(
                from: 12, 22,
                [
                    [8.5, 17.5, 5, 13.5, 5, 9], [5, 5, 8, 2, 12, 2], [16, 2, 19, 5, 19, 9],
                    [19, 13.5, 15.5, 17.5, 12, 22],
                ])
            path.circle(12, 9, radius: 2.7, isHole: true)
        case .clock:
            path.circle(12, 12, radius: 10)
            path.circle(12, 12, radius: 8, isHole: true)
            path.line(12, 6.8, 12, 12)
            path.line(12, 12, 15.6, 14.1)
        case .calendar:
            path.rectangle(CGRect(x: 3, y: 4.5, width: 18, height: 17), radius: 3)
            path.rectangle(CGRect(x: 5, y: 10, width: 14, height: 9.5), radius: 1.2, isHole: true)
            path.line(8, 3, 8, 6)
            path.line(16, 3, 16, 6)
        case .person:
            path.circle(12, 7.5, radius: 4.5)
            path.curve(from: 3.5, 21, [[3.5, 16.5, 7, 14, 12, 14], [17, 14, 20.5, 16.5, 20.5, 21]])
        case .chevron:
            path.line(9, 5, 16, 12)
            path.line(16, 12, 9, 19)
        case .arrow:
            path.line(4, 12, 20, 12)
            path.line(13, 5, 20, 12)
            path.line(20, 12, 13, 19)
        case .play: path.addPlay()
        case .pause: path.addPause()
        case .music: path.addMusic()
        case .camera: path.addCamera()
        case .photo: path.addPhoto()
        case .search: path.addSearch()
        case .house: path.addHouse()
        case .cart: path.addCart()
        case .lock: path.addLock()
        case .bolt: path.addBolt()
        case .info: path.addInfo()
        case .ellipsis: path.addEllipsis()
        case .share: path.addShare()
        case .circle: path.addCircle()
        case .disc: path.addDisc()
        case .arrowUp: path.addArrowUp()
        case .arrowDown: path.addArrowDown()
        case .chevronUp: path.addChevronUp()
        case .chevronDown: path.addChevronDown()
        case .list: path.addList()
        case .grid: path.addGrid()
        case .warning: path.addWarning()
        case .question: path.addQuestion()
        case .message: path.addMessage()
        case .chart: path.addChart()
        case .gear: path.addGear()
        case .refresh: path.addRefresh()
        case .crown: path.addCrown()
        case .trash: path.addTrash()
        case .sparkles: path.addSparkles()
        case .mic: path.addMic()
        case .eye: path.addEye()
        case .pencil: path.addPencil()
        case .globe: path.addGlobe()
        case .send: path.addSend()
        }
        return path
    }

    /// Whether the symbol has a direction, so that it is mirrored in right-to-left interfaces.
    var isDirectional: Bool { self == .chevron || self == .arrow }

    /// Five points on a circle and five on a circle of 0.42 of its radius, by the cosines and sines of multiples of 36
    /// degrees.
    private static let starCorners: [(x: CGFloat, y: CGFloat)] = [
        (0, -1), (0.587785, -0.809017), (0.951057, -0.309017), (0.951057, 0.309017), (0.587785, 0.809017), (0, 1),
        (-0.587785, 0.809017), (-0.951057, 0.309017), (-0.951057, -0.309017), (-0.587785, -0.809017),
    ].enumerated().map { index, place in
        let radius: CGFloat = index.isMultiple(of: 2) ? 10.8 : 4.5
        return (12 + place.0 * radius, 12.6 + place.1 * radius)
    }
}
