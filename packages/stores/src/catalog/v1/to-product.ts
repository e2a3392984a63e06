import type { ProductOption } from '../../products/product-parts/product-option.js';
import type { PriceData, PricePerUnitData } from '../../products/product-parts/price.js';
import type { Variant } from '../../products/product-parts/variant.js';
import type { Product } from '../../products/products/product.js';
import { toPrice, toPriceRange, variantPriceRange } from '../model/amounts.js';
import type { CatalogOption } from '../model/option.js';
import type { CatalogPrice } from '../model/price.js';
import type { WithRaw } from '../catalog.js';
import type { CatalogProduct, CatalogProductSummary, CatalogVariant } from '../model/product.js';
import { toSeo } from '../model/seo.js';
import type { CatalogStockStatus } from '../model/stock.js';
import { toMedia } from './to-media.js';
import { toStock } from './to-stock.js';

/** Variant ID that the platform uses for a product without variants. */
const noVariantId = '00000000-0000-0000-0000-000000000000';

const toOption = ({ name = '', optionType, choices = [] }: ProductOption): CatalogOption => ({
  name,
  display: optionType === 'color' ? 'color' : 'text',
  choices: choices.map(({ description, value, inStock, visible, media }) => ({
    name: description || value || '',
    ...(optionType === 'color' && value && { color: value }),
    inStock: inStock !== false,
    visible: visible !== false,
    media: toMedia(media),
  })),
});

/** Converts a price. That in the shopper's currency has priority. */
const convertPrice = (
  { convertedPriceData, priceData, price }: Pick<Product, 'convertedPriceData' | 'priceData' | 'price'>,
  { baseMeasurementUnit: measurementUnit, baseQuantity: quantity }: PricePerUnitData = {},
): CatalogPrice | undefined => {
  const {
    discountedPrice,
    price: full,
    currency,
    pricePerUnit,
  }: PriceData = convertedPriceData ?? priceData ?? price ?? {};
  return toPrice(discountedPrice ?? full, full, currency, pricePerUnit, { quantity, measurementUnit });
};

/** Choice names of a variant. Variants refer to choices by name, or by value if the choice has none. */
const toChoices = ({ choices = {} }: Variant, options: readonly ProductOption[]) =>
  Object.fromEntries(
    Object.entries(choices).map(([option, text]) => {
      const all = options.find(({ name }) => name === option)?.choices ?? [];
      const choice = all.find(({ description }) => description === text) ?? all.find(({ value }) => value === text);
      return [option, choice?.description || text];
    }),
  );

function toVariants(product: Product): CatalogVariant[] {
  const { manageVariants, productOptions = [], variants = [], stock = {} } = product;
  const shared = toStock(stock, stock.trackInventory);
  const listed = variants.length === 0 && productOptions.length === 0 ? [{ _id: noVariantId }] : variants;
  return listed.map((variant: Variant) => {
    const data = variant.variant ?? {};
    const price =
      (data.convertedPriceData ?? data.priceData) ? convertPrice(data, product.pricePerUnitData) : undefined;
    const own = manageVariants ? variant.stock : undefined;
    return {
      id: variant._id ?? '',
      choices: toChoices(variant, productOptions),
      price: price ?? convertPrice(product, product.pricePerUnitData),
      sku: data.sku || (!manageVariants && product.sku) || undefined,
      weight: data.weight || product.weight || undefined,
      visible: data.visible !== false,
      stock: own ? toStock(own, own.trackQuantity) : shared,
    };
  });
}

/** Availability of a product. Pre-orders are not returned with products. */
const toStatus = ({ stock: { inStock, inventoryStatus } = {} }: Product) =>
  (inventoryStatus as CatalogStockStatus | undefined) ?? (inStock === false ? 'OUT_OF_STOCK' : 'IN_STOCK');

/** Converts a product with its variants. */
export function toProduct(product: Product): WithRaw<CatalogProduct> {
  const { manageVariants, productOptions = [] } = product;
  const variants = toVariants(product);
  const price = convertPrice(product, product.pricePerUnitData);
  const ribbons = [product.ribbon, ...(product.ribbons ?? []).map(({ text }) => text)];
  return {
    id: product._id ?? '',
    slug: product.slug ?? '',
    name: product.name ?? '',
    description: product.description ?? '',
    type: product.productType === 'digital' ? 'digital' : 'physical',
    visible: product.visible !== false,
    options: productOptions.map(toOption),
    modifiers: (product.customTextFields ?? []).map(({ title = '', mandatory, maxLength }) => ({
      type: 'text',
      name: title,
      key: title,
      required: mandatory === true,
      ...(maxLength && { maxLength }),
    })),
    priceRange: variantPriceRange(variants) ?? (price && toPriceRange([price])),
    media: toMedia(product.media),
    stockStatus: toStatus(product),
    stockIsComplete:
      toStatus(product) === 'IN_STOCK' && variants.every(({ stock }) => stock.availability === 'IN_STOCK'),
    managesVariants: manageVariants === true || productOptions.length === 0,
    onlyVariantId: productOptions.length === 0 ? variants[0]?.id : undefined,
    ribbons: [...new Set(ribbons.flatMap((text) => text || []))],
    brand: product.brand || undefined,
    infoSections: (product.additionalInfoSections ?? []).map(({ title = '', description = '' }) => ({
      title,
      description,
    })),
    categoryIds: product.collectionIds ?? [],
    seo: toSeo(product.name ?? '', product.seoData),
    variants,
    raw: { version: 'v1', entity: product },
  };
}

/** Converts a product of a list. Its variants stay in `raw`. */
export function toSummary(product: Product): WithRaw<CatalogProductSummary> {
  const { variants: _, ...summary } = toProduct(product);
  return summary;
}
