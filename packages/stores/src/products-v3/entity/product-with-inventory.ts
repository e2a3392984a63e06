import { entity } from '@cartwright/core';
import type { ProductType } from '../../catalog-v3/physical-enumerations.js';
import type { ExtendedFields } from '../../catalog-v3/results/extended-fields.js';
import type { Tags } from '../../catalog-v3/results/tags.js';
import type { RichContent } from '../../catalog-v3/rich-content/rich-content.js';
import type { SeoSchema } from '../../shared/seo.js';
import type { Media } from './media.js';
import type { ConnectedModifier, ConnectedOption } from './options.js';
import type {
  InfoSection,
  PhysicalProperties,
  PurchaseEligibility,
  Ribbon,
  SubscriptionDetails,
  V3Brand,
} from './product-parts.js';
import { productFieldsShape } from './product.js';
import type { V3VariantsInfo } from './variant-with-inventory.js';
import { variantShape } from './variant.js';

/** Product with the inventory of its variants at the default location. */
export interface ProductWithInventory {
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
  /** Description, as rich content. */
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
  /** Further ribbons. */
  additionalRibbons?: Ribbon[];
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
  /** Variants with their inventory. Pass `options` with them. */
  variantsInfo?: V3VariantsInfo;
  /** Subscriptions. */
  subscriptionDetails?: SubscriptionDetails;
  /** Conditions for buying the product. */
  purchaseEligibility?: PurchaseEligibility;
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
  /** Tags. */
  tags?: Tags;
}

/** Shape of {@link ProductWithInventory}: dates, images, videos, and numbers that can be NaN or Infinity. */
export const productWithInventoryShape = /* @__PURE__ */ entity<ProductWithInventory>({
  ...productFieldsShape,
  variantsInfo: { variants: variantShape },
});
