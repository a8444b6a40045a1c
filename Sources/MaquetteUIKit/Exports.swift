// UIKit hands these on to the files that import it.
@_exported public import Foundation
