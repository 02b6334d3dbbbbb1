// `import UniformTypeIdentifiers` and `import MobileCoreServices` in an app, on Linux: Foundation comes along.
@_exported import Foundation
