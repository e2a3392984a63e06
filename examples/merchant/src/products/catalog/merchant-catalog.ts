import type { CatalogVersion } from '@cartwright/stores/catalog';
import type { Fields } from '../../lib/merge-edits.js';

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

/** Option of a product, such as its size. */
export interface EditedOption {
  readonly id: string;
  readonly name: string;
  /** Whether the choices are colors. */
  readonly isSwatch: boolean;
  readonly choices: readonly {
    readonly id: string;
    readonly name: string;
    /** Color, such as `#2f4b3f`. */
    readonly color: string | undefined;
    /** Number of variants with the choice. */
    readonly variantCount: number;
  }[];
}

/** Image or video of a product. */
export interface MediaFile {
  /** ID of a file of the platform, or the URL of one elsewhere. */
  readonly file: string;
  /** Alternative text for screen readers. */
  readonly altText: string;
}

/** Product as the merchant edits it. */
export interface EditedProduct {
  readonly id: string;
  readonly slug: string;
  /** Changes with every update. An update with an outdated revision is rejected. */
  readonly revision: string;
  readonly currency: string;
  /**
   * Editable values: `name`, `description`, `visible`, and `price`, `compareAt`, `sku` and `visible` of each
   * variant, followed by a colon and its ID. The variant of a product without options is as visible as the product.
   *
   * Products of Catalog V1 have no `compareAt`, but a `discount` on the prices of all variants: `15%`, an amount, or
   * nothing. If variants have their own prices, `price` is the one of new choices, and of the order by price. If not,
   * `managesVariants` can be set to `on`, once.
   */
  readonly fields: Fields;
  /** Description as HTML, as product files have it. */
  readonly html: string;
  readonly variants: readonly {
    readonly id: string;
    readonly name: string;
    /** Choice names by option name. */
    readonly choices: Readonly<Record<string, string>>;
  }[];
  readonly options: readonly EditedOption[];
  /**
   * Stock of the variants of a new choice. `optional`: tracked if a quantity is entered. `tracked`, `untracked`: as that
   * of the other variants. `shared`: all variants have the stock, price and SKU of the product.
   */
  readonly choiceStock: 'optional' | 'tracked' | 'untracked' | 'shared';
  /** Images and videos, the main one first, with their IDs and the URLs of small images. */
  readonly media: readonly (MediaFile & { readonly id: string; readonly image: string | undefined })[];
  readonly categories: readonly { readonly id: string; readonly name: string; readonly isSelected: boolean }[];
  readonly stock: readonly StockEntry[];
}

/** Product to create. */
export interface NewProduct {
  readonly name: string;
  /** Description as merchants write it, or as HTML. */
  readonly description: string | { readonly html: string };
  readonly visible: boolean;
  /** Images and videos, the main one first. */
  readonly media: readonly MediaFile[];
  /** Discount as in the fields of a product. Only in Catalog V1. */
  readonly discount?: string;
  /** Price of new choices. That of the first variant if absent. Only in Catalog V1. */
  readonly price?: string;
  readonly options: readonly {
    readonly name: string;
    readonly choices: readonly string[];
    /** Colors by choice, such as `#2f4b3f`. Only in Catalog V1. */
    readonly colors?: Readonly<Record<string, string>>;
  }[];
  /**
   * Variants, with a choice of each option. One without choices for a product without options, and in Catalog V1 for one
   * whose variants share their price and stock.
   */
  readonly variants: readonly {
    readonly choices: Readonly<Record<string, string>>;
    readonly price: string;
    readonly sku: string;
    /** Whether shoppers see the variant. `true` if absent. Only in Catalog V1. */
    readonly visible?: boolean;
    /** Quantity in stock. Not tracked if absent. */
    readonly quantity: number | undefined;
  }[];
}

/** Choice to add to an option. */
export interface NewChoice {
  readonly optionId: string;
  readonly name: string;
  /** Color such as `#2f4b3f`, for an option whose choices are colors. */
  readonly color: string | undefined;
  /** Quantity in stock of each new variant. Not tracked if absent. */
  readonly quantity: number | undefined;
}

/** Changes of the categories that contain a product, as IDs. */
interface CategoryChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Quantity to set, with the revision of the inventory item that the merchant saw. */
export interface StockChange {
  readonly id: string;
  readonly revision: string;
  readonly quantity: number;
}

/** How merchants write descriptions. */
export interface DescriptionFormat {
  /** Help text of the field. */
  readonly help: string;
  /** Returns the violation of a description. `saved` is the one before. */
  findError(text: string, saved: string): string | undefined;
}

/**
 * Products of a catalog version, as the merchant reads and changes them. Categories are the collections of Catalog V1.
 */
export interface MerchantCatalog {
  readonly version: CatalogVersion;
  /** Maximum number of variants with their own price. */
  readonly limits: { readonly variants: number };
  /** How merchants write descriptions. */
  readonly description: DescriptionFormat;
  /** Reads a product. @throws {ApiError} with status 404 */
  read(id: string): Promise<EditedProduct>;
  /**
   * Saves the changed fields of a product. `html` is a description as HTML.
   *
   * @throws an error that `isRevisionConflict` recognizes if the product was changed since `revision`
   */
  save(id: string, revision: string, changes: Fields): Promise<void>;
  /**
   * Adds a choice to an option, with its variants.
   *
   * @throws an error that `isRevisionConflict` recognizes if the product was changed since `revision`
   */
  addChoice(id: string, revision: string, choice: NewChoice): Promise<void>;
  /**
   * Removes a choice from an option, with its variants and their stock.
   *
   * @throws an error that `isRevisionConflict` recognizes if the product was changed since `revision`
   */
  removeChoice(id: string, revision: string, choice: { optionId: string; choiceId: string }): Promise<void>;
  create(product: NewProduct): Promise<string>;
  remove(id: string): Promise<void>;
  addMedia(id: string, url: string): Promise<void>;
  removeMedia(id: string, mediaId: string): Promise<void>;
  /**
   * Swaps an image or video with the one before it (`-1`) or after it (`1`).
   *
   * @throws an error that `isRevisionConflict` recognizes if the product no longer has it
   */
  moveMedia(id: string, mediaId: string, by: -1 | 1): Promise<void>;
  /**
   * Sets the alternative text of an image or video. Absent in Catalog V1, which takes it from the product.
   *
   * @throws an error that `isRevisionConflict` recognizes if the text is no longer the one before
   */
  setAltText?(id: string, mediaId: string, text: { readonly before: string; readonly after: string }): Promise<void>;
  /** Replaces the images and videos, the main one first. Keeps those that the product has, and imports the others. */
  setMedia(id: string, media: readonly MediaFile[]): Promise<void>;
  /** Adds a product to categories, and removes it from others. Those that are not listed keep it. */
  changeCategories(id: string, change: CategoryChange): Promise<void>;
  /** Sets quantities. Returns the IDs of inventory items that were changed since their revision. */
  setStock(id: string, changes: readonly StockChange[]): Promise<string[]>;
}
