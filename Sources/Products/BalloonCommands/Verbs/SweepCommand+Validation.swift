import ArgumentParser
import Goldens
import ViewLayout

extension SweepCommand {
    /// Throws for contradictory options.
    func validate() throws {
        if stdin {
            guard scenes.isEmpty, shard == nil, merge.isEmpty, !resume, map == nil, compare == nil,
                gate.reports.isEmpty, output == "-"
            else {
                throw ValidationError("--stdin takes axes and -o - and nothing else; remove the other arguments")
            }
            return
        }
        guard !scenes.isEmpty else { throw ValidationError("Missing expected argument '<scenes> ...'") }
        guard output != "-" else { throw ValidationError("-o - needs --stdin; name a folder") }
        guard shard == nil || !gate.strict && gate.reports.isEmpty else {
            throw ValidationError("a part is not judged; give --strict and --report with --merge")
        }
        if let shard, Shard(shard) == nil {
            throw ValidationError("--shard " + Shard.refusal(of: shard))
        }
        if let map, ChartFile(map) == nil {
            throw ValidationError("--map \(map) ends neither in .png nor in .svg; give it one of these endings")
        }
        guard map == nil || shard == nil else {
            throw ValidationError("a part has no map; give --map with --merge")
        }
        guard compare == nil || shard == nil else {
            throw ValidationError("a part is not compared; give --compare with --merge")
        }
        let widths = axes.texts.first { $0.trait.name == ViewerTrait.transcriptWidth.name }?.text
        guard compare == nil || widths != "breaks" else {
            throw ValidationError("--widths breaks are other widths in another revision; compare with --widths every")
        }
        guard merge.isEmpty || shard == nil && !resume else {
            throw ValidationError("--merge measures nothing; remove --shard and --resume")
        }
    }
}
