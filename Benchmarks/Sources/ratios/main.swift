import Workloads

let engines = try Engines()
let groups = try CaptionGroup.all()
for group in groups {
    let s = Scenario.firstLayout(of: group, with: engines)
    var line = s.name
    for c in [s.balloon] + s.others {
        _ = try c.run()
        var samples: [Double] = []
        for _ in 0..<15 {
            let clock = ContinuousClock()
            let start = clock.now
            _ = try c.run()
            samples.append((clock.now - start) / .nanoseconds(1) / Double(s.operations))
        }
        samples.sort()
        line += "  \(c.name) \(Int(samples[7]))"
    }
    print(line)
}
