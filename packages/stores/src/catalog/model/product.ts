import type { Product as V1Product } from '../../products/products/product.js';
import type { V3Product } from '../../products-v3/entity/product.js';
import type { CatalogMedia } from './media.js';
import type { CatalogModifier, CatalogOption } from './option.js';
import type { CatalogPrice, CatalogPriceRange } from './price.js';
import type { CatalogSeo } from './seo.js';
import type { CatalogStock, CatalogStockStatus } from './stock.js';

/** Variant of a product: one choice of each option. */
export interface CatalogVariant {
  /** Variant ID. */
  readonly id: string;
  /** Choice names by option name, such as `{ Size: 'M' }`. Empty for a product without options. */
  readonly choices: Readonly<Record<string, string>>;
  /** Price. Absent if the platform returned none. */
  readonly price: CatalogPrice | undefined;
  /** SKU (stock keeping unit). */
  readonly sku: string | undefined;
  /** Weight, in the store's weight unit. Absent if it is zero. */
  readonly weight: number | undefined;
  /** Whether the variant is visible to shoppers. */
  readonly visible: boolean;
  /**
   * Stock. Catalog V1 does not report pre-orders with products, and Catalog V3 no quantities: `withStock` adds both from
   * `getStock`.
   */
  readonly stock: CatalogStock;
}

/** Info section of a product page, such as the return policy. */
export interface CatalogInfoSection {
  /** Title. */
  readonly title: string;
  /** Content, as HTML. */
  readonly description: string;
}

/** The platform's product, with the catalog version as the discriminant. */
export type RawCatalogProduct =
  | {
      /** Catalog version. */
      readonly version: 'v1';
      /** Product of `products`. */
      readonly entity: V1Product;
    }
  | {
      /** Catalog version. */
      readonly version: 'v3';
      /** Product of `productsV3`. */
      readonly entity: V3Product;
    };

/** Product of either catalog version, as lists return it: without variants. */
export interface CatalogProductSummary {
  /** Product ID. */
  readonly id: string;
  /** URL slug, unique in the store. */
  readonly slug: string;
  /** Product name. */
  readonly name: string;
  /** Description, as HTML. Empty without one. */
  readonly description: string;
  /** Whether the product is shipped or downloaded. */
  readonly type: 'physical' | 'digital';
  /** Whether the product is visible to shoppers. */
  readonly visible: boolean;
  /** Options, in the merchant's order. */
  readonly options: readonly CatalogOption[];
  /** Modifiers, in the merchant's order. */
  readonly modifiers: readonly CatalogModifier[];
  /** Lowest and highest price. Absent if the platform returned none. */
  readonly priceRange: CatalogPriceRange | undefined;
  /** Images and videos, the main one first. */
  readonly media: readonly CatalogMedia[];
  /**
   * Whether all, some or none of the variants are in stock. `PREORDER`: none, but one is available for pre-order.
   */
  readonly stockStatus: CatalogStockStatus;
  /**
   * Whether everything about the stock is known that the platform tells. Otherwise `withStock` adds the rest from
   * `getStock`: pre-orders of Catalog V1, and quantities of Catalog V3.
   */
  readonly stockIsComplete: boolean;
  /**
   * Whether each variant has its own price and stock, and line items refer to it by ID. Otherwise they contain the
   * choices, and all combinations share one stock; only in Catalog V1.
   */
  readonly managesVariants: boolean;
  /** ID of the only variant of a product without options. */
  readonly onlyVariantId: string | undefined;
  /** Ribbons, the main one first. At most one in Catalog V1. */
  readonly ribbons: readonly string[];
  /** Brand name. */
  readonly brand: string | undefined;
  /** Info sections. */
  readonly infoSections: readonly CatalogInfoSection[];
  /** IDs of the categories (collections in Catalog V1) that contain the product. */
  readonly categoryIds: readonly string[];
  /** Title, description and visibility in search engines of the product page. */
  readonly seo: CatalogSeo;
  /** The platform's product, with all of its fields. Absent in the data of React hooks. */
  readonly raw?: RawCatalogProduct;
}

/** Product of either catalog version, with its variants. */
export interface CatalogProduct extends CatalogProductSummary {
  /**
   * Variants. A product without options has one. Empty for a product of Catalog V1 whose variants are not managed, if the
   * platform does not list them: every combination of choices can be bought.
   */
  readonly variants: readonly CatalogVariant[];
}
