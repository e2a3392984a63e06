/** Where an item comes from: an app's catalog, an item of it, and what was chosen of the item. */
export interface CatalogReference {
  /** The item's id in its catalog; of a store's product, the product's id. */
  catalogItemId?: string;
  /** The id of the app that owns the catalog. Wix Stores: `215238eb-22a5-4c36-9e7b-e7c08025e04e`. */
  appId?: string;
  /**
   * What was chosen. Of a store's product: `{ variantId }` where its variants are managed, else
   * `{ options: { Size: 'M' } }`; and `customTextFields` by their titles.
   */
  options?: Record<string, unknown> | null;
}
