/** Custom data that apps store on an entity. */
export interface ExtendedFields {
  /** Field values by app namespace and field name. */
  namespaces?: Record<string, Record<string, unknown>>;
}
