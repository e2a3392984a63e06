/** Data that apps keep with an entity. */
export interface ExtendedFields {
  /** By the app's namespace, then by the field's name. */
  namespaces?: Record<string, Record<string, unknown>>;
}
