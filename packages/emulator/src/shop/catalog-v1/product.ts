import type { StoredImage } from '../images/image.js';
import type { Collection } from '../../kernel/state/collection.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Maximum number of variants of a product: combinations of choices. */
export const maxVariants = 1000;

/** Product type: shipped goods, or a downloadable file. */
type ProductType = 'physical' | 'digital';

/** Discount on a price: none, an amount in the store's currency, or a percentage. */
export interface Discount {
  readonly type: 'NONE' | 'AMOUNT' | 'PERCENT';
  readonly value: number;
}

/**
 * Choice of an option. For a color, `value` is the CSS color and `description` its name. For others, both are the name.
 */
export interface StoredChoice {
  readonly value: string;
  readonly description: string;
  readonly media: readonly StoredImage[];
}

/** Product option, such as size or color. */
export interface StoredOption {
  readonly name: string;
  readonly optionType: 'drop_down' | 'color';
  readonly choices: readonly StoredChoice[];
}

/** Stock of a product or variant. `quantity` is set if stock is tracked, otherwise only whether it is in stock. */
export interface StoredStock {
  readonly trackInventory: boolean;
  readonly quantity: number | null;
  readonly inStock: boolean;
}

/**
 * Combination of choices of a product with managed variants. Absent fields are those of the product. `choices` maps
 * option names to the descriptions of the choices.
 */
export interface StoredVariant {
  readonly id: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly visible: boolean;
  readonly stock: StoredStock;
  readonly price?: number;
  readonly cost?: number;
  readonly weight?: number;
  readonly sku?: string;
  readonly preorder?: StoredPreorder;
  readonly productDimensions?: Dimensions;
  readonly packageDimensions?: Dimensions;
}

/** Pre-order settings. `taken` is the number of pre-ordered units. */
export interface StoredPreorder {
  readonly enabled: boolean;
  readonly message: string;
  readonly limit: number;
  readonly taken: number;
}

/** Custom text field, which the shopper fills in. */
export interface CustomTextField {
  readonly title: string;
  readonly maxLength: number;
  readonly mandatory: boolean;
}

/** Contents of a package, from which the price per unit is calculated. */
export interface PricePerUnitData {
  readonly totalQuantity: number;
  readonly totalMeasurementUnit: string;
  readonly baseQuantity: number;
  readonly baseMeasurementUnit: string;
}

/** Dimensions of a product, as decimal strings. */
export interface Dimensions {
  readonly length?: string;
  readonly width?: string;
  readonly height?: string;
  readonly unit: string;
}

/** HTML tag for search engines. */
export interface SeoTag {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly children: string;
  readonly custom: boolean;
  readonly disabled: boolean;
}

/** SEO data of a product page. */
export interface SeoData {
  readonly tags: readonly SeoTag[];
  readonly settings: {
    readonly preventAutoRedirect: boolean;
    readonly keywords: readonly { readonly term: string; readonly isMain: boolean; readonly origin?: string }[];
  };
}

/** File that the buyer of a digital product can download. */
interface DigitalFile {
  readonly id: string;
  readonly fileName: string;
  readonly fileType: 'SECURE_PICTURE' | 'SECURE_VIDEO' | 'SECURE_DOCUMENT' | 'SECURE_MUSIC' | 'SECURE_ARCHIVE';
}

/**
 * Stored product, without derived data. Prices and costs are in the store's currency, weights in the store's unit
 * (pounds); dates are ISO 8601 strings.
 *
 * A product without options has one stock and no variants. With `manageVariants`, each variant has its own stock. With
 * options that are not managed, all combinations share the product's stock.
 */
export interface StoredProduct {
  readonly id: string;
  readonly numericId: string;
  readonly name: string;
  readonly slug: string;
  readonly visible: boolean;
  readonly productType: ProductType;
  readonly giftCard?: true;
  readonly description: string;
  readonly sku: string;
  readonly weight: number;
  readonly price: number;
  readonly cost: number | null;
  readonly discount: Discount;
  readonly ribbon: string;
  readonly brand: string | null;
  readonly media: readonly StoredImage[];
  readonly options: readonly StoredOption[];
  readonly manageVariants: boolean;
  readonly variants: readonly StoredVariant[];
  readonly stock: StoredStock;
  readonly customTextFields: readonly CustomTextField[];
  readonly additionalInfoSections: readonly { readonly title: string; readonly description: string }[];
  readonly collectionIds: readonly string[];
  readonly seoDescription: string | null;
  /** Set by the merchant. If absent, derived from the name and `seoDescription`. */
  readonly seoData?: SeoData;
  readonly productDimensions?: Dimensions;
  readonly packageDimensions?: Dimensions;
  readonly pricePerUnitData?: PricePerUnitData;
  readonly preorder?: StoredPreorder;
  readonly digitalFile?: DigitalFile;
  readonly createdDate: string;
  readonly lastUpdated: string;
}

/** Variant ID of a product without variants. */
export const noVariantId = '00000000-0000-0000-0000-000000000000';

/** The tenant's products. */
export const products = (tenant: Tenant): Collection<StoredProduct> => tenant.collection<StoredProduct>('products');
