import type { TenantState } from '../../kernel/state/tenant-state.js';
import type { StoredImage } from '../images/image.js';
import type { CatalogReference } from '../line-items/catalog-reference.js';
import type { LineFacts } from '../line-items/line.js';

/** Item of a catalog, with its current data. */
interface CatalogItem {
  /** Display details and prices of a line item with the item. */
  readonly facts: LineFacts;
  /** ID of the stock, if the catalog tracks it. Line items with the same ID share it. */
  readonly stockId?: string;
}

/** Provider of purchasable items. */
export interface Catalog {
  /** Finds the item of a reference. `undefined` if it does not exist or cannot be bought. */
  find(reference: CatalogReference): CatalogItem | undefined;
  /** Key of a line item's content, equal for the same variant with the same custom text fields. */
  getKey(reference: CatalogReference, facts: LineFacts): string;
}

/** Quantity of an item. */
export interface StockItem {
  readonly catalogItemId: string;
  /** Absent for an item without variants. */
  readonly variantId?: string;
  readonly quantity: number;
  /**
   * Whether the item may be pre-ordered when it is out of stock.
   *
   * @default true
   */
  readonly early?: boolean;
}

/** Item, or one of its variants. */
export type ItemName = Pick<StockItem, 'catalogItemId' | 'variantId'>;

/** Details on the page of an item. */
export interface ItemPage {
  readonly name: string;
  /** Description, as HTML. */
  readonly description: string;
  readonly image?: StoredImage;
  /** Price in the store's currency. */
  readonly price: number;
}

/** Visible item of a catalog, with the categories or collections that contain it directly. */
export interface ListedItem {
  readonly id: string;
  readonly categoryIds: readonly string[];
}

/** Catalog of the store itself, with the stock of its items. */
export interface StoreCatalog extends Catalog {
  /**
   * Finds the item, visible or hidden, and the variant of a reference.
   *
   * @throws {ApplicationError} `PRODUCT_NOT_FOUND`, `INVALID_CATALOG_REFERENCE_OPTIONS`
   */
  getName(reference: CatalogReference): ItemName;
  /** Lists the visible items. */
  listItems(): readonly ListedItem[];
  /** Slug of an item's page. */
  toSlug(catalogItemId: string): string | undefined;
  /** Page of a visible item, by slug. */
  findPage(slug: string): ItemPage | undefined;
  /**
   * Deducts all items from the stock, or none. Stock never falls below zero.
   *
   * @throws {ApplicationError} `INSUFFICIENT_INVENTORY` if the stock of an item is insufficient
   */
  takeStock(items: readonly StockItem[]): void;
  /** Restocks items whose stock is tracked. Items that no longer exist are skipped. */
  returnStock(items: readonly StockItem[]): void;
  /**
   * Records the time of stock changes for all items that the current unit of work changed. Called at the end of every
   * unit of work, so that code that changes stock need not do it.
   */
  recordStockChanges(state: TenantState): void;
  /** Finds the items that the current unit of work restocked. Pre-orders do not count. */
  restocked(state: TenantState): (item: ItemName) => boolean;
}
