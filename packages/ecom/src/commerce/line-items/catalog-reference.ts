/** Reference to a catalog item and the selected options. */
export interface CatalogReference {
  /** Item ID in the catalog. For Wix Stores, the product ID. */
  catalogItemId?: string;
  /** ID of the app that owns the catalog. For Wix Stores, `215238eb-22a5-4c36-9e7b-e7c08025e04e`. */
  appId?: string;
  /**
   * Selected options. For Wix Stores products, `{ variantId }` if variants are managed, otherwise
   * `{ options: { Size: 'M' } }`. Custom text fields are in `customTextFields`, by title.
   */
  options?: Record<string, unknown> | null;
}
