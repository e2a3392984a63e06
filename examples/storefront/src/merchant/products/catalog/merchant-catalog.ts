import type { Fields } from '../product/merge-edits.js';

/** Stock of a variant at a location. */
export interface StockEntry {
  /** ID of the inventory item. */
  readonly id: string;
  readonly variant: string;
  readonly variantId: string;
  readonly location: string;
  /** Quantity, if it is tracked. */
  readonly quantity: number | undefined;
  readonly inStock: boolean;
  readonly revision: string;
}

/** Product as the merchant edits it. */
export interface EditedProduct {
  readonly id: string;
  readonly slug: string;
  /** Changes with every update. An update with an outdated revision is rejected. */
  readonly revision: string;
  readonly currency: string;
  /**
   * Editable values: `name`, `description` (HTML), `visible`, and `price`, `compareAt` and `sku` of each variant, followed
   * by a colon and its ID.
   */
  readonly fields: Fields;
  readonly variants: readonly {
    readonly id: string;
    readonly name: string;
    /** Choice names by option name. */
    readonly choices: Readonly<Record<string, string>>;
  }[];
  /** Images and videos, the main one first. */
  readonly media: readonly { readonly id: string; readonly image: string | undefined }[];
  readonly categories: readonly { readonly id: string; readonly name: string; readonly isSelected: boolean }[];
  readonly stock: readonly StockEntry[];
}

/** Product to create. */
export interface NewProduct {
  readonly name: string;
  readonly description: string;
  readonly visible: boolean;
  readonly options: readonly { readonly name: string; readonly choices: readonly string[] }[];
  /** Variants, with a choice of each option. One without choices for a product without options. */
  readonly variants: readonly {
    readonly choices: Readonly<Record<string, string>>;
    readonly price: string;
    readonly sku: string;
    /** Quantity in stock. Not tracked if absent. */
    readonly quantity: number | undefined;
  }[];
}

/** Quantity to set, with the revision of the inventory item that the merchant saw. */
export interface StockChange {
  readonly id: string;
  readonly revision: string;
  readonly quantity: number;
}

/** Products of a catalog version, as the merchant reads and changes them. */
export interface MerchantCatalog {
  /** Reads a product. @throws {ApiError} with status 404 */
  read(id: string): Promise<EditedProduct>;
  /**
   * Saves the changed fields of a product.
   *
   * @throws {ApiError} `INVALID_REVISION` if the product was changed since `revision`
   */
  save(id: string, revision: string, changes: Fields): Promise<void>;
  create(product: NewProduct): Promise<string>;
  remove(id: string): Promise<void>;
  addMedia(id: string, url: string): Promise<void>;
  removeMedia(id: string, mediaId: string): Promise<void>;
  setCategories(id: string, categoryIds: readonly string[]): Promise<void>;
  /** Sets quantities. Returns the IDs of inventory items that were changed since their revision. */
  setStock(id: string, changes: readonly StockChange[]): Promise<string[]>;
}
