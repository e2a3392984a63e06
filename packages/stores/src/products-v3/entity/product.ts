import { date, entity, float, pageUrl } from '@cartwright/core';
import type { ProductType } from '../../catalog-v3/physical-enumerations.js';
import type { ExtendedFields } from '../../catalog-v3/results/extended-fields.js';
import type { Tags } from '../../catalog-v3/results/tags.js';
import { richContentShape, type RichContent } from '@cartwright/core/rich-content';
import type { SeoSchema } from '../../shared/seo.js';
import { productMediaShape, type Media } from './media.js';
import type { PriceRange } from './money.js';
import { optionShape, type ConnectedModifier, type ConnectedOption } from './options.js';
import type {
  BreadcrumbsInfo,
  DiscountInfo,
  InfoSection,
  Inventory,
  MinVariantPriceInfo,
  PhysicalProperties,
  ProductCategoriesInfo,
  ProductCategoryIdsInfo,
  PurchaseEligibility,
  Ribbon,
  SubscriptionDetails,
  V3Brand,
  VariantSummary,
} from './product-parts.js';
import { variantShape, type VariantsInfo } from './variant.js';

/** Fields of products with and without the inventory of their variants. */
export interface CommonProductFields {
  /** Shipping and price per unit. Required for physical products. */
  physicalProperties?: PhysicalProperties;
  /** Product ID. Read-only. */
  _id?: string | null;
  /** Revision number, as a string. Incremented by each update; pass the current one when updating. */
  revision?: string | null;
  /** Product name, from 1 to 80 characters. */
  name?: string | null;
  /** URL slug, unique in the store. Created from the name by default. */
  slug?: string | null;
  /** Description, as rich content. On request: `DESCRIPTION`. */
  description?: RichContent;
  /**
   * Description, as HTML; at most 16,000 characters. Ignored for writing if `description` is set. On request:
   * `PLAIN_DESCRIPTION`.
   */
  plainDescription?: string | null;
  /**
   * Whether the product is visible to customers.
   *
   * @default true
   */
  visible?: boolean | null;
  /**
   * Whether the product is visible in the point of sale. Always `false` for digital products.
   *
   * @default true
   */
  visibleInPos?: boolean | null;
  /** Images and videos. */
  media?: Media;
  /** SEO data of the product page. */
  seoData?: SeoSchema;
  /** Tax group ID. */
  taxGroupId?: string | null;
  /** Options, such as size and color; at most 6. Pass `variantsInfo` with them. */
  options?: ConnectedOption[];
  /** Modifiers, such as an engraving; at most 10. */
  modifiers?: ConnectedModifier[];
  /** Brand. */
  brand?: V3Brand;
  /** Info sections; at most 20. On request: `INFO_SECTION`. */
  infoSections?: InfoSection[];
  /** Main ribbon. */
  ribbon?: Ribbon;
  /** ID of the category that the breadcrumbs lead to. */
  mainCategoryId?: string | null;
  /** Whether the product is shipped or downloaded. */
  productType?: ProductType;
  /** Identifier that can be set when the product is created, unique in the store. Immutable. */
  handle?: string | null;
  /** ID of the last import that changed the product. */
  importId?: string | null;
  /** ID of the app that manages the inventory. */
  inventoryAppId?: string | null;
  /** Conditions for buying the product. */
  purchaseEligibility?: PurchaseEligibility;
  /** Further ribbons. */
  additionalRibbons?: Ribbon[];
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
  /** Tags. */
  tags?: Tags;
  /** Subscriptions. */
  subscriptionDetails?: SubscriptionDetails;
}

/** Product of Catalog V3. It has at least one variant. */
export interface V3Product extends CommonProductFields {
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Sequence number. Read-only. */
  numericId?: string;
  /** URL of the product page. On request: `URL`. Read-only. */
  url?: string;
  /** Categories that contain the product. On request: `DIRECT_CATEGORIES_INFO`. Read-only. */
  directCategoriesInfo?: ProductCategoriesInfo;
  /** Categories that contain the product, and their ancestors. On request: `ALL_CATEGORIES_INFO`. Read-only. */
  allCategoriesInfo?: ProductCategoriesInfo;
  /** IDs of the categories that contain the product. On request: `DIRECT_CATEGORY_IDS`. Read-only. */
  directCategoryIdsInfo?: ProductCategoryIdsInfo;
  /** Lowest and highest cost of the variants. On request: `MERCHANT_DATA`. Only for merchants and apps. Read-only. */
  costRange?: PriceRange;
  /** Stock at the default location. Read-only. */
  inventory?: Inventory;
  /** Currency of the prices, such as `USD`. On request: `CURRENCY`. Read-only. */
  currency?: string | null;
  /** Path to the main category. On request: `BREADCRUMBS_INFO`. Read-only. */
  breadcrumbsInfo?: BreadcrumbsInfo;
  /** Lowest and highest price of the variants. Read-only. */
  actualPriceRange?: PriceRange;
  /** Lowest and highest compare-at price. Read-only. */
  compareAtPriceRange?: PriceRange;
  /** Variants. Absent from the results of `queryProducts` and `searchProducts`. Pass `options` with them. */
  variantsInfo?: VariantsInfo;
  /** Automatic discounts. On request: `DISCOUNT_INFO`. Read-only. */
  discountInfo?: DiscountInfo;
  /** SEO title. Read-only. */
  seoTitle?: string | null;
  /** SEO description. Read-only. */
  seoDescription?: string | null;
  /** IDs of the options and their choices. Read-only. */
  flattenOptions?: string[];
  /** IDs of the modifiers and their choices. Read-only. */
  flattenModifiers?: string[];
  /** Number of variants, and the cheapest one. Read-only. */
  variantSummary?: VariantSummary;
  /** Data of the cheapest variant. On request: `MIN_VARIANT_PRICE_INFO`. Read-only. */
  minVariantPriceInfo?: MinVariantPriceInfo;
  /** Sequence number of the last change. Read-only. */
  entityEventSequence?: string | null;
}

/** Converted fields that products with and without inventory share. */
export const productFieldsShape = {
  physicalProperties: {
    pricePerUnit: { quantity: float },
    shippingWeightRange: { minValue: float, maxValue: float },
  },
  description: richContentShape,
  media: { main: productMediaShape, itemsInfo: { items: productMediaShape } },
  options: optionShape,
  modifiers: optionShape,
  infoSections: { description: richContentShape },
  subscriptionDetails: { subscriptions: { discount: { percentOff: float } } },
};

/** Shape of {@link V3Product}: dates, images, videos, URLs, and numbers that can be NaN or Infinity. */
export const productShape = /* @__PURE__ */ entity<V3Product>({
  ...productFieldsShape,
  _createdDate: date,
  _updatedDate: date,
  url: pageUrl,
  variantsInfo: { variants: variantShape },
  variantSummary: { minPriceVariant: variantShape },
  minVariantPriceInfo: {
    weight: float,
    pricePerUnitData: { settings: { quantity: float } },
    revenueDetails: { profitMargin: float },
  },
});
