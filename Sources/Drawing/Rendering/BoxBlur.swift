import CKernels

/// A Gaussian blur made of three box blurs, as SVG describes it ("SVG 1.1, feGaussianBlur"). It computes sums of
/// whole numbers and divides once horizontally and once vertically, so each machine gives the same bytes.
struct BoxBlur {
    /// The length of the first two boxes in pixels. The third is one longer if this is even, so that the blur is
    /// centred.
    let length: Int
    /// The maximum distance in pixels at which a pixel is visible.
    let reach: Int

    /// 3/4 sqrt(2 pi): the boxes' length for a standard deviation of one pixel.
    private static let lengthPerDeviation = 1.8799712059732503

    /// - Parameter deviation: the standard deviation of the Gaussian, in pixels.
    init(deviation: Double) {
        length = max(1, Int((deviation * Self.lengthPerDeviation + 0.5).rounded(.down)))
        reach = length % 2 == 1 ? (3 * length - 3) / 2 : (3 * length - 2) / 2
    }

    /// Blurs a mask inside its box. The mask must not have been drawn yet.
    func apply(to mask: CoverageMask) {
        guard length > 1 else { return }
        let (width, height) = (mask.bounds.width, mask.bounds.height)
        var sums = [UInt64](repeating: 0, count: 2 * (max(width, height) + 2 * reach))
        var halfway = [UInt16](repeating: 0, count: width * height)
        kernels_blur_mask(mask.bytes, mask.stride, width, height, length, reach, &halfway, &sums)
    }
}
