/// The bits of an offset. The first three are those of `BoundaryKind`.
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
    /// Both sides must be shaped again when a line ends here.
    package static let isUnsafe: UInt8 = 32
    /// The cluster that starts here has tracking after it.
    package static let isTracked: UInt8 = 64
}
