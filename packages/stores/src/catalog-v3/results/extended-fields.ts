/** Custom fields of apps. */
export interface ExtendedFields {
  /** Custom fields by the app’s namespace. */
  namespaces?: Record<string, Record<string, unknown>>;
}
