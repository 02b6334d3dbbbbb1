import Synchronization

/// One file in one weight, with an instance for each optical size that was requested.
final class StyledFont: Sendable {
    private let member: FontFamily.Member
    private let weight: FontWeight
    private let hasMonospacedDigits: Bool
    /// The only instance of a file without optical sizes.
    private let single = LazyReference<FontInstance>()
    private let sizes = Mutex<[FontInstance]>([])

    /// The maximum number of kept optical sizes. The twelve text sizes need nine; a stream of arbitrary sizes must not
    /// use more and more memory.
    private static let maximumSizes = 64

    init(_ member: FontFamily.Member, weight: FontWeight, hasMonospacedDigits: Bool) {
        self.member = member
        self.weight = weight
        self.hasMonospacedDigits = hasMonospacedDigits
    }

    /// The characters that the file draws; nil when the manifest does not list them.
    var coverage: CharacterCoverage? { member.coverage }
    /// The weights that the file has, by its manifest.
    var weights: ClosedRange<Double> { member.weights }
    /// The file's name in its manifest.
    var fileName: String { member.name }

    /// The instance for a point size. The file is opened if it is not open.
    func instance(pointSize: Double) throws -> FontInstance {
        if let single = single.value { return single }
        return try sizes.withLock { sizes in
            if let known = sizes.first(where: { $0.pointSizes.contains(pointSize) }) { return known }
            let made = try make(pointSize)
            guard made.hasOpticalSizes else { return single.value { made } }
            if sizes.count >= Self.maximumSizes { sizes.removeAll() }
            sizes.append(made)
            return made
        }
    }

    private func make(_ pointSize: Double) throws -> FontInstance {
        let file = try member.open()
        let coordinates = file.axes.map { axis in
            switch axis.tag {
            case "wght": axis.clamped(weight.rawValue)
            case "opsz": axis.clamped(pointSize)
            default: axis.standard
            }
        }
        return FontInstance(file: file, coordinates: coordinates, hasMonospacedDigits: hasMonospacedDigits)
    }
}
