/// Nothing yet.
public enum TokenPlaceholder {}
