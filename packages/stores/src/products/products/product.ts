import { date, entity, float } from '@cartwright/core';
import type { Media } from '../../catalog/media.js';
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
import type { SeoSchema } from '../../catalog/seo.js';
import { variantShape, type Dimensions, type Variant } from '../product-parts/variant.js';

/** How much of a product there is. */
export interface Stock {
  /** Whether it is counted. */
  trackInventory?: boolean;
  /** How many, where they are counted; at most 99999. */
  quantity?: number | null;
  /** Whether it can be bought. Superseded by `inventoryStatus`. */
  inStock?: boolean;
  /** Whether all of its variants, none, or some can be bought. */
  inventoryStatus?: InventoryStatus;
}

/** A section of a product's page. */
export interface AdditionalInfoSection {
  /** Its title; at most 50 characters. */
  title?: string;
  /** What it says, as HTML; at most 16000 characters. */
  description?: string;
}

/** A ribbon. Superseded by the product's `ribbon`. */
export interface Ribbon {
  /** What it says; at most 30 characters. */
  text?: string;
}

/** A text that the shopper writes, such as a name to engrave. */
export interface CustomTextField {
  /** What is asked for; at most 100 characters. */
  title?: string;
  /** How many letters at most; no more than 500. */
  maxLength?: number;
  /** Whether the product can not be bought without. */
  mandatory?: boolean;
}

/** The two parts of a page's address. */
export interface PageUrl {
  /** The site. */
  base?: string;
  /** The path. */
  path?: string;
}

/** Something that a store sells. */
export interface Product {
  /** Its id. Read-only. */
  _id?: string;
  /** When it was made. Read-only. */
  _createdDate?: Date | null;
  /** When it was last changed. Read-only. */
  lastUpdated?: Date | null;
  /** Its name; from 1 to 80 characters. */
  name?: string | null;
  /** Its name in URLs, unique in the store; at most 100 characters. */
  slug?: string;
  /** Whether it is shown. */
  visible?: boolean | null;
  /** Its kind. */
  productType?: ProductType;
  /** What it is, as HTML; at most 8000 characters. */
  description?: string | null;
  /** Stock keeping unit; at most 40 characters. */
  sku?: string | null;
  /** In the store's unit of weight; at most 999999999.99. */
  weight?: number | null;
  /** The weights of its variants. Read-only. */
  weightRange?: NumericPropertyRange;
  /** How large it is. */
  productDimensions?: Dimensions;
  /** How large its package is. */
  packageDimensions?: Dimensions;
  /** How much of it there is. Read-only. */
  stock?: Stock;
  /** What it costs. Superseded by `priceData`. Read-only. */
  price?: PriceData;
  /** What it costs, in the store's currency. */
  priceData?: PriceData;
  /** What it costs, in the shopper's currency. Read-only. */
  convertedPriceData?: PriceData;
  /** The prices of its variants. Read-only. */
  priceRange?: NumericPropertyRange;
  /** Cost and profit. Only merchants see it. */
  costAndProfitData?: CostAndProfitData;
  /** The costs of its variants. Only merchants see it. Read-only. */
  costRange?: NumericPropertyRange;
  /** For how much the price per unit is given. */
  pricePerUnitData?: PricePerUnitData;
  /** Sections of its page. */
  additionalInfoSections?: AdditionalInfoSection[];
  /** Ribbons. Superseded by `ribbon`. Read-only. */
  ribbons?: Ribbon[];
  /** A few words on its picture, such as `Best seller`; at most 30 characters. */
  ribbon?: string | null;
  /** Its brand; from 1 to 50 characters. */
  brand?: string | null;
  /** Pictures and videos. Read-only. */
  media?: Media;
  /** Texts that the shopper writes. Read-only. */
  customTextFields?: CustomTextField[];
  /** Whether its variants have their own prices, stock and so on. */
  manageVariants?: boolean | null;
  /** What the shopper chooses; at most 6. */
  productOptions?: ProductOption[];
  /** The address of its page on the platform's site. Read-only. */
  productPageUrl?: PageUrl;
  /** Grows with every new product. Read-only. */
  numericId?: string;
  /** The id of its inventory. Read-only. */
  inventoryItemId?: string;
  /** Its discount. */
  discount?: Discount;
  /** The collections that it is in. Read-only. */
  collectionIds?: string[];
  /** Its variants, at most 1000. Read-only. */
  variants?: Variant[];
  /** What search engines shall see. */
  seoData?: SeoSchema;
}

/** An answer that holds a product. */
export interface ProductResponse {
  /** The product. */
  product?: Product;
}

/** The converted fields of {@link Product}. */
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

/** The converted fields of {@link ProductResponse}. */
export const productResponseShape = { product: productShape };
