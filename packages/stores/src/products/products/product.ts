import { date, entity, float } from '@cartwright/core';
import type { Media } from '../../shared/media.js';
import type { InventoryStatus, ProductType } from '../product-parts/enumerations.js';
import {
  pricedShape,
  priceShape,
  rangeShape,
  type CostAndProfitData,
  type Discount,
  type NumericPropertyRange,
  type PriceData,
  type PricePerUnitData,
} from '../product-parts/price.js';
import type { ProductOption } from '../product-parts/product-option.js';
import type { SeoSchema } from '../../shared/seo.js';
import { variantShape, type Dimensions, type Variant } from '../product-parts/variant.js';

/** Inventory of a product. */
export interface Stock {
  /** Whether the quantity is tracked. */
  trackInventory?: boolean;
  /** Quantity in stock, when tracked; at most 99999. */
  quantity?: number | null;
  /** Whether the product is in stock. Superseded by `inventoryStatus`. */
  inStock?: boolean;
  /** Whether all, some or none of the variants are in stock. */
  inventoryStatus?: InventoryStatus;
}

/** Info section of a product page, such as the return policy. */
export interface AdditionalInfoSection {
  /** Section title; at most 50 characters. */
  title?: string;
  /** Section content, as HTML; at most 16000 characters. */
  description?: string;
}

/** Product ribbon. Superseded by the product's `ribbon`. */
export interface Ribbon {
  /** Ribbon text; at most 30 characters. */
  text?: string;
}

/** Text input for shoppers, such as a name to engrave. */
export interface CustomTextField {
  /** Input label; at most 100 characters. */
  title?: string;
  /** Maximum length of the input, in characters; at most 500. */
  maxLength?: number;
  /** Whether the input is required to buy the product. */
  mandatory?: boolean;
}

/** URL of a page, in two parts. */
export interface PageUrl {
  /** Base URL of the site. */
  base?: string;
  /** Path of the page, such as `/product-page/mug`. */
  path?: string;
}

/** Product of Catalog V1. */
export interface Product {
  /** Product ID. Read-only. */
  _id?: string;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  lastUpdated?: Date | null;
  /** Product name; from 1 to 80 characters. */
  name?: string | null;
  /** URL slug, unique in the store; at most 100 characters. */
  slug?: string;
  /** Whether the product is visible to shoppers. */
  visible?: boolean | null;
  /** Whether the product is physical or digital. */
  productType?: ProductType;
  /** Product description, as HTML; at most 8000 characters. */
  description?: string | null;
  /** SKU (stock keeping unit); at most 40 characters. */
  sku?: string | null;
  /** Weight, in the store's weight unit; at most 999999999.99. */
  weight?: number | null;
  /** Range of the variants' weights. Read-only. */
  weightRange?: NumericPropertyRange;
  /** Dimensions of the product. */
  productDimensions?: Dimensions;
  /** Dimensions of the package. */
  packageDimensions?: Dimensions;
  /** Inventory. Read-only. */
  stock?: Stock;
  /** Price. Superseded by `priceData`. Read-only. */
  price?: PriceData;
  /** Price, in the store's currency. */
  priceData?: PriceData;
  /** Price, converted to the shopper's currency. Read-only. */
  convertedPriceData?: PriceData;
  /** Range of the variants' prices. Read-only. */
  priceRange?: NumericPropertyRange;
  /** Cost and profit. Returned to merchant identities only. */
  costAndProfitData?: CostAndProfitData;
  /** Range of the variants' costs. Returned to merchant identities only. Read-only. */
  costRange?: NumericPropertyRange;
  /** Quantities from which the price per unit is calculated. */
  pricePerUnitData?: PricePerUnitData;
  /** Info sections of the product page. */
  additionalInfoSections?: AdditionalInfoSection[];
  /** Ribbons. Superseded by `ribbon`. Read-only. */
  ribbons?: Ribbon[];
  /** Ribbon: a short label on the product image, such as `Best seller`; at most 30 characters. */
  ribbon?: string | null;
  /** Brand name; from 1 to 50 characters. */
  brand?: string | null;
  /** Images and videos. Add them with `addProductMedia`. Read-only. */
  media?: Media;
  /** Text inputs for shoppers. Read-only. */
  customTextFields?: CustomTextField[];
  /** Whether each variant has its own price, inventory and other data. */
  manageVariants?: boolean | null;
  /** Product options; at most 6. */
  productOptions?: ProductOption[];
  /** URL of the product page on the site. Read-only. */
  productPageUrl?: PageUrl;
  /** Sequence number, larger for newer products. Read-only. */
  numericId?: string;
  /** Inventory item ID. Read-only. */
  inventoryItemId?: string;
  /** Product discount. */
  discount?: Discount;
  /** IDs of the product's collections. Read-only. */
  collectionIds?: string[];
  /** Variants; at most 1000. Read-only. */
  variants?: Variant[];
  /** SEO data of the product page. */
  seoData?: SeoSchema;
}

/** Response with a product. */
export interface ProductResponse {
  /** The product. */
  product?: Product;
}

/** Shape of {@link Product}: which fields are dates or floating-point numbers. */
export const productShape = /* @__PURE__ */ entity<Product>({
  ...pricedShape,
  _createdDate: date,
  lastUpdated: date,
  price: priceShape,
  weightRange: rangeShape,
  priceRange: rangeShape,
  costRange: rangeShape,
  pricePerUnitData: { totalQuantity: float, baseQuantity: float },
  discount: { value: float },
  variants: variantShape,
});

/** Shape of {@link ProductResponse}: which fields are dates or floating-point numbers. */
export const productResponseShape = { product: productShape };
