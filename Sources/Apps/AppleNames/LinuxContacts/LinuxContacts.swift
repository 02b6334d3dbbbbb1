// `import Contacts` in an app, on Linux: Foundation comes along, as it does on iOS.
@_exported import Foundation
