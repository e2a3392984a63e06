import type { InventoryItemPreorderInfo } from '../../catalog-v3/inventory-item.js';
import type { PriceInfo, RevenueDetails } from './money.js';
import type { OptionChoice, VariantDigitalProperties, VariantPhysicalProperties } from './variant.js';

/** Inventory of a variant at the default location. Set either `quantity` or `inStock`. */
export interface InventoryItemComposite {
  /** Whether the variant is in stock, without counting. */
  inStock?: boolean;
  /** Quantity in stock, from -99,999 to 99,999. */
  quantity?: number;
  /** Inventory item ID. Without it, an update creates a new item. */
  _id?: string | null;
  /** Current revision of the inventory item, for updates. */
  revision?: string | null;
  /** Pre-order settings. */
  preorderInfo?: InventoryItemPreorderInfo;
}

/** Variant of a product, with its inventory. */
export interface VariantWithInventory {
  /** Weight, dimensions and quantity. Required for physical products. */
  physicalProperties?: VariantPhysicalProperties;
  /** File to download. Required for digital products. */
  digitalProperties?: VariantDigitalProperties;
  /** Variant ID. Without it, an update creates a new variant. */
  _id?: string | null;
  /**
   * Whether the variant is visible to customers.
   *
   * @default true
   */
  visible?: boolean | null;
  /** SKU (stock keeping unit), from 1 to 40 characters. */
  sku?: string | null;
  /** Barcode, from 1 to 40 characters. */
  barcode?: string | null;
  /** Prices. `actualPrice` is required. */
  price?: PriceInfo;
  /** Cost and profit. */
  revenueDetails?: RevenueDetails;
  /** Inventory at the default location. */
  inventoryItem?: InventoryItemComposite;
  /** One choice of each option. Empty for a product without options. */
  choices?: OptionChoice[];
}

/** Variants of a product, with their inventory. */
export interface V3VariantsInfo {
  /** Variants; from 1 to 1,000. An update replaces all of them. */
  variants?: VariantWithInventory[];
}
