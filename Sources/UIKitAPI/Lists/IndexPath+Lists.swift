import Foundation

/// A place in a list: UIKit adds these to Foundation's structure.
extension IndexPath {
    /// Makes the place of a row.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// Makes the place of an item.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    /// The section, which comes first.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// The row in the section.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// The item in the section.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

/// The same for the class that older code has.
extension NSIndexPath {
    /// The section, which comes first.
    public var section: Int { index(atPosition: 0) }
    /// The row in the section.
    public var row: Int { index(atPosition: 1) }
    /// The item in the section.
    public var item: Int { index(atPosition: 1) }
}
