// swift-format-ignore-file
import Charts
import UIKit
import SwiftUI

/// What the user sees of the app: a chart, a map of the beach and the card.
struct TideDetail: View {
    @Bindable var model: TideModel
    let onSend: () -> Void
    @Namespace private var space

    var body: some View {
        NavigationStack {
            List {
                Section {
                    TideCard(tide: model.tide, hour: model.hour)
                        .listRowInsets(EdgeInsets())
                    Slider(value: $model.hour, in: 0...24, step: 0.5) { Text("Hour") }
                }
                Section("The week") {
                    Chart {
                        ForEach(0..<24, id: \.self) { hour in
                            LineMark(x: .value("Hour", hour), y: .value("Level", model.tide.level(at: Double(hour))))
                        }
                    }
                    .chartYAxis(.hidden)
                    .frame(height: 160)
                    LabeledContent("Highest", value: model.tide.highest, format: .number)
                }
            }
            .listStyle(.insetGrouped)
            .refreshable { await model.load() }
            .overlay { if model.isLoading { ProgressView() } }
            .safeAreaInset(edge: .bottom) {
                Button("Send", systemImage: "arrow.up", action: onSend)
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)
                    .padding()
            }
            .navigationTitle("Tides")
        }
        .task { await model.load() }
    }
}
