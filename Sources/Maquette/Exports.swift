// The API of Maquette on one page. A package that declares controls of its own imports MaquetteElements too, and one that
// reads sheets or design tokens imports MaquetteDesign in place of this.

// The controls, one type each, with their styles.
@_exported public import MaquetteControlKit
@_exported public import MaquetteControls
@_exported public import MaquetteCharts
@_exported public import MaquetteCollections
@_exported public import MaquetteScreens

// A picture, and the settings that it is drawn under.
@_exported public import struct MaquetteElements.Mockup
@_exported public import struct MaquetteElements.Environment
@_exported public import struct MaquetteElements.Theme
@_exported public import enum MaquetteElements.Platform
@_exported public import enum MaquetteElements.Era
@_exported public import enum MaquetteElements.Appearance
@_exported public import enum MaquetteTypography.TextSize
@_exported public import enum MaquetteGraphics.LayoutDirection

// The elements that it is composed of besides controls.
@_exported public import protocol MaquetteElements.Element
@_exported public import enum MaquetteElements.ElementBuilder
@_exported public import struct MaquetteElements.Text
@_exported public import struct MaquetteElements.TextContent
@_exported public import enum MaquetteElements.TextLink
@_exported public import struct MaquetteElements.TextRun
@_exported public import struct MaquetteElements.FontOptions
@_exported public import struct MaquetteElements.SymbolImage
@_exported public import struct MaquetteElements.Image
@_exported public import struct MaquetteElements.ImageAsset
@_exported public import struct MaquetteGraphics.RasterImage
@_exported public import struct MaquetteVectors.VectorImage
@_exported public import struct MaquetteElements.Spacer
@_exported public import struct MaquetteElements.Divider
@_exported public import struct MaquetteElements.VStack
@_exported public import struct MaquetteElements.HStack
@_exported public import struct MaquetteElements.ZStack
@_exported public import struct MaquetteElements.Flow
@_exported public import struct MaquetteViewLayout.FirstFit
@_exported public import struct MaquetteElements.Grid
@_exported public import struct MaquetteElements.GridColumns
@_exported public import enum MaquetteElements.StackSpacing
@_exported public import struct MaquetteElements.AspectRatio
@_exported public import struct MaquetteLayout.GridColumn
@_exported public import struct MaquetteLayout.FrameLength
@_exported public import struct MaquetteElements.Matrix
@_exported public import struct MaquetteElements.Group
@_exported public import struct MaquetteElements.Surface
@_exported public import struct MaquetteElements.PathElement
@_exported public import struct MaquetteElements.PathShape
@_exported public import struct MaquetteElements.ShapeStyle
@_exported public import struct MaquetteElements.StrokeAttributes
@_exported public import struct MaquetteElements.UnitPoint
@_exported public import struct MaquetteGraphics.Path
@_exported public import struct MaquetteGraphics.Rect
@_exported public import enum MaquetteGraphics.BlendMode

// The values of their attributes.
@_exported public import struct MaquetteGraphics.Color
@_exported public import enum MaquetteElements.ColorReference
@_exported public import struct MaquetteElements.ColorToken
@_exported public import struct MaquetteElements.ControlState
@_exported public import enum MaquetteElements.ControlSize
@_exported public import enum MaquetteElements.ToggleValue
@_exported public import enum MaquetteElements.MenuVisibility
@_exported public import enum MaquetteElements.TextSelection
@_exported public import struct MaquetteElements.EditMenuState
@_exported public import struct MaquetteGraphics.Insets
@_exported public import struct MaquetteGraphics.Size
@_exported public import enum MaquetteLayout.Alignment
@_exported public import enum MaquetteTypography.TextStyle
@_exported public import enum MaquetteTypography.TextLeading
@_exported public import enum MaquetteTypography.FontWeight
@_exported public import enum MaquetteTypography.FontDesign
@_exported public import enum MaquetteTypography.FontWidth

// The result.
@_exported public import struct MaquetteRaster.Bitmap
@_exported public import struct MaquetteRaster.PremultipliedColor
@_exported public import enum MaquetteRendering.RenderError
@_exported public import enum MaquettePNG.PNG
@_exported public import enum MaquettePNG.PNGFile
@_exported public import struct MaquettePNG.PNGOptions
@_exported public import enum MaquettePNG.PNGError
@_exported public import struct MaquettePNG.PNGAnimation
@_exported public import class MaquetteRendering.Renderer

// Fonts, and what is wrong with a file.
@_exported public import struct MaquetteDiagnostics.Diagnostic
@_exported public import class MaquetteTypography.FontLibrary

// Sessions.
@_exported public import class MaquetteInteraction.Session
@_exported public import struct MaquetteInteraction.Storyboard
@_exported public import struct MaquetteInteraction.Script
@_exported public import struct MaquetteInteraction.ScriptStep
@_exported public import struct MaquetteInteraction.ScriptPair
@_exported public import enum MaquetteElements.MenuKey
@_exported public import struct MaquetteElements.ControlAction
@_exported public import struct MaquetteMotion.Moment
@_exported public import struct MaquetteGraphics.Point
