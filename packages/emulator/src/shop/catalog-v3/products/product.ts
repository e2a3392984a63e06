import type { Collection } from '../../../kernel/state/collection.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import type { StoredImage } from '../../images/image.js';
import type { SeoData } from '../seo-data.js';
import type { Entity, StoredText } from '../entity.js';

/** Maximum number of variants of a product. */
export const maxVariants = 1000;

/** Choice of an option of a product. Its name and swatch are those of the customization. */
export interface ProductChoice {
  readonly choiceId: string;
  /** IDs of the product's images and videos that are displayed when the choice is selected. */
  readonly mediaIds?: readonly string[];
}

/** Option of a product. Every variant has one choice of each option. */
export interface ProductOption {
  readonly customizationId: string;
  readonly choices: readonly ProductChoice[];
}

/** Choice of a modifier of a product. */
export interface ModifierChoice extends ProductChoice {
  /** Amount that the choice adds to the price. */
  readonly addedPrice: number;
}

/** Modifier of a product. A free text has no choices. */
export interface ProductModifier {
  readonly customizationId: string;
  readonly mandatory: boolean;
  readonly choices: readonly ModifierChoice[];
}

/** Dimensions, as decimal strings. */
export interface Dimensions {
  readonly length?: string;
  readonly width?: string;
  readonly height?: string;
  readonly unit: string;
}

/** File that the buyer of a digital product can download. */
export interface DigitalFile {
  readonly id: string;
  readonly fileName: string;
  /** File size, in bytes, as a string. */
  readonly fileSize?: string;
  readonly fileType: string;
}

/** Subscription that a product is sold with. */
export interface ProductSubscription {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  /** Whether shoppers can choose it. */
  readonly visible: boolean;
  readonly frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  /** Number of days, weeks, months or years between two payments. */
  readonly interval: number;
  /** Number of payments. Unlimited if absent. */
  readonly billingCycles?: number;
  /** Amount in the store's currency, or percentage, off the price of the variant. */
  readonly discount?: { readonly type: 'AMOUNT' | 'PERCENT'; readonly value: number };
}

/** Choice of one option. */
export interface VariantChoice {
  /** ID of the customization. */
  readonly optionId: string;
  readonly choiceId: string;
}

/** Variant of a product. Prices are in the store's currency, weights in the store's unit. */
export interface StoredVariant {
  readonly id: string;
  readonly visible: boolean;
  /** One choice of each option, in the order of the options. */
  readonly choices: readonly VariantChoice[];
  readonly price: number;
  /** Higher price, displayed struck through. */
  readonly compareAtPrice?: number;
  readonly cost?: number;
  readonly sku?: string;
  readonly barcode?: string;
  readonly weight?: number;
  /** Quantity and unit for the price per unit. */
  readonly unitQuantity?: { readonly quantity: number; readonly unit: string };
  readonly productDimensions?: Dimensions;
  readonly packageDimensions?: Dimensions;
  readonly digitalFile?: DigitalFile;
}

/** Stored product, without derived data. It has at least one variant. */
export interface StoredProduct extends Entity {
  readonly name: string;
  readonly slug: string;
  /** Set when created, unique, immutable. */
  readonly handle: string;
  readonly visible: boolean;
  readonly visibleInPos: boolean;
  readonly type: 'PHYSICAL' | 'DIGITAL';
  /** Whether the variants are amounts of a gift card. Digital, without a file. */
  readonly giftCard?: true;
  readonly description: StoredText;
  /** Images and videos, the main one first. */
  readonly media: readonly StoredImage[];
  readonly options: readonly ProductOption[];
  readonly modifiers: readonly ProductModifier[];
  readonly variants: readonly StoredVariant[];
  readonly brandId?: string;
  readonly ribbonId?: string;
  readonly additionalRibbonIds: readonly string[];
  readonly infoSectionIds: readonly string[];
  readonly mainCategoryId?: string;
  /** Quantity and unit that prices per unit refer to. */
  readonly pricePerUnit?: { readonly quantity: number; readonly unit: string };
  readonly fulfillerId?: string;
  readonly shippingGroupId?: string;
  readonly deliveryProfileId?: string;
  readonly taxGroupId?: string;
  readonly inventoryAppId?: string;
  readonly importId?: string;
  readonly publicTagIds: readonly string[];
  readonly privateTagIds: readonly string[];
  readonly seoData?: SeoData;
  /** Whether only signed-in members can buy it. */
  readonly membersOnly: boolean;
  /** Subscriptions that it is sold with. */
  readonly subscriptions: readonly ProductSubscription[];
  /** Whether it is also sold without a subscription. Relevant only with subscriptions. */
  readonly allowOneTimePurchases: boolean;
}

/** The tenant's products. */
export const products = (tenant: Tenant): Collection<StoredProduct> => tenant.collection<StoredProduct>('v3-products');
