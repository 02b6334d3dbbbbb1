// `import SwiftData` in an app, on Linux: Foundation and Observation come along, as they do on iOS.
@_exported import Foundation
@_exported import Observation
