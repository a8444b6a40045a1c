package import MaquetteStudio

extension Limit.Group {
  /// The limits of the live page, whose requests may come from any program of the machine.
  package static var livePage: Limit.Group {
    let server = ServerLimits()
    return Limit.Group(
      title: "The live page",
      limits: [
        .of(
          "connections at a time", server.connections,
          beyond: "a connection without the token is closed; if there is none, the new one"),
        .of("the head of a request", RequestLimits.head >> 10, "KiB", beyond: "answered with 431"),
        .of("the address of a request", RequestLimits.target >> 10, "KiB", beyond: "answered with 414"),
        .of("header fields of a request", RequestLimits.fields, beyond: "answered with 431"),
        .of("the body of a request", RequestLimits.body >> 10, "KiB", beyond: "answered with 413"),
        .of(
          "the time until a request has arrived", Int(server.request.components.seconds), "seconds",
          beyond: "the connection is closed"),
        .of(
          "the time between requests of a connection", Int(server.idle.components.seconds), "seconds",
          beyond: "the connection is closed"),
        .of(
          "events that a page has not read", server.backlog >> 20, "MiB", beyond: "the connection is closed"),
        .of(
          "pictures kept in memory", PictureStore.capacity >> 20, "MiB", beyond: "drawn again when needed"),
        .of("sheets kept in memory", LiveFolder.contentLimit, beyond: "read again when needed"),
        .of("pictures touched at a time", LivePage.sessionLimit, beyond: "the oldest starts again"),
        .of("touches of a picture", TouchSession.eventLimit, beyond: "the picture starts again"),
        .of(
          "pictures of an exported prototype", PrototypeExport.stateLimit,
          beyond: "a message says that the prototype is incomplete"),
        .of(
          "taps that an export tries", PrototypeExport.tapLimit,
          beyond: "a message says that the prototype is incomplete"),
      ])
  }
}
