// `import Charts` in an app, on Linux: Foundation and SwiftUI's names come along, as they do on iOS.
@_exported import Foundation
@_exported import SwiftUIAPI
