import LineBreaking

/// What is drawn in the style of a run without being a part of the text.
extension RunTable {
    /// The signs that were shaped so far, by the index of the run.
    struct Signs {
        var ellipses: [Int: ShapedText] = [:]
        var hyphens: [Int: Hyphen] = [:]
    }

    /// The ellipsis in the style of a run. Shaped once.
    func ellipsis(of run: Int) -> ShapedText {
        signs.withLock { signs in
            if let known = signs.ellipses[run] { return known }
            let made = Ellipsis.shaped(
                language: language(of: run), chooser: runs[run].chooser, runs: alone(run, count: 1))
            signs.ellipses[run] = made
            return made
        }
    }

    /// The run whose ellipsis replaces a part of a line: that of the last unit before it, which a reader has just read,
    /// or of the first one after it where nothing is before it.
    func ellipsisRun(replacing elided: Range<Int>, in line: Range<Int>) -> Int {
        if elided.lowerBound > line.lowerBound { return index(at: elided.lowerBound - 1) }
        return index(at: elided.upperBound < line.upperBound ? elided.upperBound : line.lowerBound)
    }

    /// The metrics of the line of an ellipsis.
    func ellipsisMetrics(of run: Int) -> [LineMetrics] {
        let alone = alone(run, count: 1)
        return ellipsis(of: run).items.map { alone.metrics(of: $0) }
    }

    /// The hyphen of a line that ends after the soft hyphen at an offset. Shaped once.
    func hyphen(at offset: Int) throws -> Hyphen {
        let run = index(at: offset)
        return try signs.withLock { signs in
            if let known = signs.hyphens[run] { return known }
            let made = try Hyphen(
                language: language(of: run), chooser: runs[run].chooser, runs: alone(run, count: 1))
            signs.hyphens[run] = made
            return made
        }
    }
}
