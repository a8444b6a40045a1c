// What a file has that imports SnapshotTesting: XCTest is its own import, views and traits come from here.
@_exported public import Foundation
@_exported public import MaquetteUICore
@_exported public import MaquetteUIKit
