/// What may happen at a UTF-16 offset of a text, one bit each. The first three bits have the same values as the
/// boundaries that Unicode analysis finds.
package enum OffsetFlags {
    /// A line may end here.
    package static let isSoftBreak: UInt8 = 1
    /// A line must end here.
    package static let isMandatoryBreak: UInt8 = 2
    /// A user-perceived character starts or ends here.
    package static let isGrapheme: UInt8 = 4
    /// The unit that starts here is white space that hangs at a line's end.
    package static let hangs: UInt8 = 8
    /// A cluster of the shaper starts here.
    package static let isClusterStart: UInt8 = 16
    /// When a line ends here, the text on both sides must be shaped again.
    package static let isUnsafe: UInt8 = 32
    /// Tracking is added after the cluster that starts here.
    package static let isTracked: UInt8 = 64
}
