// What a file has that imports SwiftUI: the views, and the modules that SwiftUI hands on.
@_exported public import Foundation
@_exported public import MaquetteCombine
@_exported public import MaquetteFoundation
@_exported public import MaquetteUICore
@_exported public import MaquetteUIKit
@_exported public import Observation
