import Foundation

/// The place of a row or an item in a list. UIKit adds these names to Foundation's structure.
extension IndexPath {
    /// Makes the index path of a row.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// Makes the index path of an item.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    /// The section, which is the first index.
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

/// The same names for the class that older code uses.
extension NSIndexPath {
    /// The section, which is the first index.
    public var section: Int { index(atPosition: 0) }
    /// The row in the section.
    public var row: Int { index(atPosition: 1) }
    /// The item in the section.
    public var item: Int { index(atPosition: 1) }
}
