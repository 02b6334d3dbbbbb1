/// The fewest numbers that give every plural form of some languages.
package enum PluralNumbers {
    /// Whole numbers from which they are chosen: every form that a count of an app has is among these.
    private static let candidates = 0..<1_000

    /// The numbers in ascending order, the smallest ones that have their forms.
    /// - Parameter languages: BCP 47 tags.
    /// - Complexity: small, since few numbers differ in their forms.
    package static func covering(_ languages: [String]) -> [Int] {
        let rules = Set(languages).sorted().map { PluralRules(language: $0) }
        // Numbers with the same forms in all languages stand for each other.
        var seen: Set<[PluralForm]> = []
        let numbers = candidates.map { number in (number: number, forms: rules.map { $0.form(of: Double(number)) }) }
            .filter { seen.insert($0.forms).inserted }
        var forms: Set<Form> = []
        for (_, own) in numbers { forms.formUnion(Form.all(own)) }
        let chosen = (1...max(1, numbers.count)).lazy.compactMap { count in
            choice(of: count, from: numbers.map { ($0.number, Form.all($0.forms)) }, covering: forms)
        }
        return chosen.first?.sorted() ?? []
    }

    /// A form of one of the languages, by its place.
    private struct Form: Hashable, Comparable {
        let language: Int
        let form: PluralForm

        static func < (first: Form, second: Form) -> Bool {
            (first.language, first.form.rawValue) < (second.language, second.form.rawValue)
        }

        static func all(_ forms: [PluralForm]) -> Set<Form> {
            Set(forms.enumerated().map { Form(language: $0.offset, form: $0.element) })
        }
    }

    /// So many numbers that have some forms together; nil where there are none. It tries the numbers with the form that the
    /// fewest numbers have, one of which must be chosen.
    private static func choice(
        of count: Int, from numbers: [(number: Int, forms: Set<Form>)], covering open: Set<Form>
    ) -> [Int]? {
        guard !open.isEmpty else { return [] }
        let most = numbers.map { $0.forms.intersection(open).count }.max() ?? 0
        guard count > 0, most * count >= open.count else { return nil }
        let options = open.sorted().map { form in numbers.filter { $0.forms.contains(form) } }
        let fewest = options.min { ($0.count, $0.first?.number ?? 0) < ($1.count, $1.first?.number ?? 0) } ?? []
        for (number, forms) in fewest {
            if let rest = choice(of: count - 1, from: numbers, covering: open.subtracting(forms)) {
                return [number] + rest
            }
        }
        return nil
    }
}
