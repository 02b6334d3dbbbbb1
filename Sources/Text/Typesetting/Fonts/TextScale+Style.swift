import LineBreaking

extension TextScale {
    /// The scale of a style: its point size, with the tracking that the engine adds.
    init(_ style: TextStyle) {
        self.init(pointSize: style.pointSize, tracking: style.tracking, weight: style.weight)
    }

    init(pointSize: Double, tracking: Tracking, weight: FontWeight) {
        let ems =
            switch tracking {
            case .none: 0.0
            case .system: SystemTracking.ems(pointSize: pointSize, weight: weight)
            }
        self.init(pointSize: pointSize, tracking: Int((ems * Double(TextUnit.perEm)).rounded()))
    }
}
