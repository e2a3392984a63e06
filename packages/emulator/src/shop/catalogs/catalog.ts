import type { TenantState } from '../../kernel/state/tenant-state.js';
import type { StoredImage } from '../images/image.js';
import type { CatalogReference } from '../line-items/catalog-reference.js';
import type { LineFacts } from '../line-items/line.js';

/** An item of a catalog as it is now. */
interface CatalogItem {
  /** Display details and prices of a line item with the item. */
  readonly facts: LineFacts;
  /** The stock that it draws on, where the catalog counts that. Line items that draw on the same stock share it. */
  readonly stockId?: string;
}

/** A provider of purchasable items. */
export interface Catalog {
  /** Finds what a reference names; `undefined` if nothing that can be bought has this reference. */
  find(reference: CatalogReference): CatalogItem | undefined;
  /** Identifies what a line item holds: the same variant with the same texts has the same key, however it was named. */
  keyOf(reference: CatalogReference, facts: LineFacts): string;
}

/** A quantity of an item. */
export interface StockItem {
  readonly catalogItemId: string;
  /** Absent for an item without variants. */
  readonly variantId?: string;
  readonly quantity: number;
  /** Whether it may be preordered when it is out of stock. Default: `true`. */
  readonly early?: boolean;
}

/** An item, or one of its variants. */
export type ItemName = Pick<StockItem, 'catalogItemId' | 'variantId'>;

/** Details on the page of an item. */
export interface ItemPage {
  readonly name: string;
  /** HTML. */
  readonly description: string;
  readonly image?: StoredImage;
  /** In the store's currency. */
  readonly price: number;
}

/** A catalog that the store keeps itself, with the stock of its items. */
export interface StoreCatalog extends Catalog {
  /**
   * Finds the item that a reference names, visible or not, and the variant if it names one.
   * @throws {ApplicationError} 404 `PRODUCT_NOT_FOUND`, 400 `INVALID_CATALOG_REFERENCE_OPTIONS`
   */
  nameOf(reference: CatalogReference): ItemName;
  /** The slug of an item's page. */
  slugOf(catalogItemId: string): string | undefined;
  /** The page of the visible item with a slug. */
  pageOf(slug: string): ItemPage | undefined;
  /**
   * Takes all of the items out of the stock, or none of them. Stock never falls below zero.
   * @throws {ApplicationError} 428 `INSUFFICIENT_INVENTORY` when there is not enough of something
   */
  takeStock(items: readonly StockItem[]): void;
  /** Puts items back into the stock, where it is counted. Items that no longer exist are skipped. */
  returnStock(items: readonly StockItem[]): void;
  /**
   * Records when the current unit of work changed stock. Called at the end of every unit of work, so that the code that
   * changes stock, orders included, does not have to.
   */
  recordStockChanges(state: TenantState): void;
  /** Finds the items that the current unit of work restocked. Pre-orders do not count. */
  restocked(state: TenantState): (item: ItemName) => boolean;
}
