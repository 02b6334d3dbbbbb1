import Foundation

/// The state of a list: sections with items, each with an identifier. UIKit's structure of this name.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["mild", "hot"])
/// snapshot.appendItems([1, 2], toSection: "mild")
/// snapshot.appendItems([3])
/// ```
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private var sections: [(name: SectionIdentifierType, items: [ItemIdentifierType])] = []
    /// The sections marked for reloading.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items marked for reloading.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items that are marked for reconfiguration.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Makes a snapshot of an empty list.
    public init() {}

    // MARK: - Questions

    /// The number of items.
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections, from top to bottom.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.name) }
    /// The items, from top to bottom.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    /// The number of items in a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        sections[place(of: identifier)].items.count
    }
    /// The items of a section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[place(of: identifier)].items
    }
    /// The section that contains an item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections.first { $0.items.contains(identifier) }?.name
    }
    /// The index of an item among all items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    /// The index of a section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.name == identifier }
    }

    // MARK: - Items

    /// Adds items to a section; the last section unless another one is named. Items that already exist are moved.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier.map({ place(of: $0) }) ?? sections.indices.last else {
            fatalError("There are currently no sections in the data source. Please add a section first.")
        }
        take(identifiers)
        sections[section].items += identifiers
    }
    /// Inserts items before another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: beforeIdentifier, after: false) }
    /// Inserts items after another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: afterIdentifier, after: true) }
    /// Removes items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let names = Set(identifiers)
        for section in sections.indices { sections[section].items.removeAll { names.contains($0) } }
    }
    /// Removes all sections and all items.
    public mutating func deleteAllItems() { sections = [] }
    /// Moves an item before another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        insert([identifier], at: toIdentifier, after: false)
    }
    /// Moves an item after another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        insert([identifier], at: toIdentifier, after: true)
    }
    /// Marks items, whose cells are then requested again.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    /// Marks items, whose cells are then configured again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    /// Removes items that will be inserted at another place.
    private mutating func take(_ identifiers: [ItemIdentifierType]) {
        guard Set(identifiers).count == identifiers.count else {
            fatalError("Fatal: supplied item identifiers are not unique.")
        }
        deleteItems(identifiers)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, after: Bool) {
        take(identifiers)
        guard let section = sections.firstIndex(where: { $0.items.contains(other) }),
            let place = sections[section].items.firstIndex(of: other)
        else { fatalError("Invalid parameter not satisfying: the item \(other) is in the snapshot") }
        sections[section].items.insert(contentsOf: identifiers, at: after ? place + 1 : place)
    }

    // MARK: - Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }
    /// Inserts sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: place(of: toIdentifier)) }
    /// Inserts sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: place(of: toIdentifier) + 1) }
    /// Removes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.removeAll { identifiers.contains($0.name) }
    }
    /// Moves a section before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, after: false) }
    /// Moves a section after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, after: true) }
    /// Marks sections, whose content is then requested again.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
        let names = sectionIdentifiers + identifiers
        guard Set(names).count == names.count else {
            fatalError("Fatal: supplied section identifiers are not unique.")
        }
        sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place)
    }

    private mutating func move(_ identifier: SectionIdentifierType, to other: SectionIdentifierType, after: Bool) {
        let section = sections.remove(at: place(of: identifier))
        sections.insert(section, at: place(of: other) + (after ? 1 : 0))
    }

    private func place(of identifier: SectionIdentifierType) -> Int {
        guard let place = indexOfSection(identifier) else {
            fatalError("Invalid parameter not satisfying: the section \(identifier) is in the snapshot")
        }
        return place
    }

    // MARK: - Places

    /// The item at an index path; nil where there is none.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, sections.indices.contains(path.section),
            sections[path.section].items.indices.contains(path.item)
        else { return nil }
        return sections[path.section].items[path.item]
    }

    /// The index path of an item.
    func path(of identifier: ItemIdentifierType) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            if let item = section.items.firstIndex(of: identifier) { return IndexPath(item: item, section: number) }
        }
        return nil
    }
}
