import Foundation

extension UserInterfaceIdiom {
    /// The size in points of the transcript on a common device of the kind, upright.
    ///
    /// A phone of 6.3 inches has 402 × 874 points, a watch of 45 mm 198 × 242 (396 × 484 pixels at 2x), a pad of 11
    /// inches 820 × 1180 ("Apple HIG, Layout"), of which the list of conversations beside the transcript takes 320
    /// (inferred). A window of the Mac has no size of its own: it has the phone's.
    public var standardTranscriptSize: CGSize {
        switch self {
        case .phone, .mac: CGSize(width: 402, height: TraitCollection.standardTranscriptHeight)
        case .pad: CGSize(width: 500, height: 1180)
        case .watch: CGSize(width: 198, height: 242)
        }
    }
}

extension TraitCollection {
    /// The same viewer on a kind of device, with the transcript that a common one has.
    ///
    /// Nothing changes when the viewer has such a device already; between phones and Macs, whose transcripts are as
    /// wide as they are chosen to be, the size stays.
    /// - Parameters:
    ///   - keepsWidth: whether the width stays as it is all the same.
    ///   - keepsHeight: whether the height stays as it is all the same.
    public func moved(
        to idiom: UserInterfaceIdiom, keepsWidth: Bool = false, keepsHeight: Bool = false
    ) -> TraitCollection {
        var traits = self
        traits.userInterfaceIdiom = idiom
        return traits.fitted(toDeviceAfter: self, keepsWidth: keepsWidth, keepsHeight: keepsHeight)
    }

    /// The same viewer on a system. Where that runs on another kind of device, the transcript has the size of a common
    /// one: a watch has 198 × 242 points.
    /// - Parameters:
    ///   - keepsWidth: whether the width stays as it is all the same.
    ///   - keepsHeight: whether the height stays as it is all the same.
    public func moved(
        to receiver: ReceiverSystem, keepsWidth: Bool = false, keepsHeight: Bool = false
    ) -> TraitCollection {
        var traits = self
        traits.receiver = receiver
        return traits.fitted(toDeviceAfter: self, keepsWidth: keepsWidth, keepsHeight: keepsHeight)
    }

    /// The same viewer with the transcript of its kind of device, if that is another kind than before.
    func fitted(toDeviceAfter earlier: TraitCollection, keepsWidth: Bool, keepsHeight: Bool) -> TraitCollection {
        var traits = self
        let size = userInterfaceIdiom.standardTranscriptSize
        guard size != earlier.userInterfaceIdiom.standardTranscriptSize else { return traits }
        if !keepsWidth { traits.transcriptWidth = size.width }
        if !keepsHeight { traits.transcriptHeight = size.height }
        return traits
    }
}
