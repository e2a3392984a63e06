import type { Origins } from '../../kernel/origins.js';
import { inventoryItemId } from '../../shop/catalog-v1/inventory-item-id.js';
import type { StoredOption, StoredProduct } from '../../shop/catalog-v1/product.js';
import { getSeoData } from '../../shop/catalog-v1/seo-data.js';
import { inventoryStatus, isInStock } from '../../shop/catalog-v1/stock.js';
import { type Variant, getVariants } from '../../shop/catalog-v1/variant.js';
import { formatMedia } from '../media/format-image.js';
import { formatCostAndProfit, formatPrice } from './format-price.js';
import { type View, formatVariant } from './format-variant.js';

const range = (values: readonly number[]) => ({ minValue: Math.min(...values), maxValue: Math.max(...values) });

/** Formats the options of a product. A choice is in stock or visible if one of the given variants with it is. */
export const formatOptions = (options: readonly StoredOption[], variants: readonly Variant[], origin: Origins) =>
  options.map((option) => ({
    optionType: option.optionType,
    name: option.name,
    choices: option.choices.map((choice) => {
      const having = variants.filter((variant) => variant.choices[option.name] === choice.description);
      return {
        value: choice.value,
        description: choice.description,
        ...(choice.media.length > 0 && { media: formatMedia(choice.media, origin) }),
        inStock: having.some((variant) => variant.visible && isInStock(variant.stock)),
        visible: having.some((variant) => variant.visible),
      };
    }),
  }));

const getStock = (product: StoredProduct, variants: readonly Variant[]) => {
  const { trackInventory } = variants[0]?.stock ?? product.stock;
  const status = inventoryStatus(product);
  const quantity = product.manageVariants
    ? variants.reduce((sum, variant) => sum + Math.max(0, variant.stock.quantity ?? 0), 0)
    : (product.stock.quantity ?? 0);
  return {
    trackInventory,
    ...(trackInventory && { quantity }),
    inStock: status !== 'OUT_OF_STOCK',
    inventoryStatus: status,
  };
};

const costRange = (variants: readonly Variant[]) => {
  const costs = variants.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  return costs.length > 0 && { costRange: range(costs) };
};

/** Whether each variant has its own SKU, weight, dimensions and cost, so that the product itself has none. */
export const hasVariantData = ({ manageVariants, options }: StoredProduct): boolean =>
  manageVariants && options.length > 0;

/** Formats the SKU, weight, dimensions and cost of a product, unless each variant has its own. */
const ownData = (product: StoredProduct, { currency, merchantData }: View) => ({
  sku: product.sku,
  weight: product.weight,
  ...(product.productDimensions && { productDimensions: product.productDimensions }),
  ...(product.packageDimensions && { packageDimensions: product.packageDimensions }),
  ...(merchantData &&
    product.cost !== null && {
      costAndProfitData: formatCostAndProfit(product.price, product.cost, product.discount, currency),
    }),
});

/** Formats a product as the platform (Catalog V1) does. Empty lists are present. */
export function formatProduct(product: StoredProduct, view: View): object {
  const variants = getVariants(product);
  const priceData = formatPrice(product.price, product, view.currency);
  const { origin } = view;
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    visible: product.visible,
    productType: product.productType,
    description: product.description,
    ...(!hasVariantData(product) && ownData(product, view)),
    weightRange: range(variants.map(({ weight }) => weight)),
    stock: getStock(product, variants),
    price: priceData,
    priceData,
    convertedPriceData: priceData,
    priceRange: range(variants.map(({ price }) => price)),
    ...(view.merchantData && costRange(variants)),
    ...(product.pricePerUnitData && { pricePerUnitData: product.pricePerUnitData }),
    additionalInfoSections: product.additionalInfoSections,
    ribbons: product.ribbon ? [{ text: product.ribbon }] : [],
    media: formatMedia(product.media, origin),
    customTextFields: product.customTextFields,
    manageVariants: product.manageVariants,
    productOptions: formatOptions(product.options, variants, origin),
    productPageUrl: { base: origin.site, path: `/product-page/${product.slug}` },
    numericId: product.numericId,
    inventoryItemId: inventoryItemId(product.id),
    discount: product.discount,
    collectionIds: product.collectionIds,
    variants: variants.map((variant) => formatVariant(product, variant, view)),
    lastUpdated: product.lastUpdated,
    createdDate: product.createdDate,
    seoData: getSeoData(product),
    ribbon: product.ribbon,
    ...(product.brand !== null && { brand: product.brand }),
    ...(view.merchantData && product.digitalFile && { digitalFile: product.digitalFile }),
  };
}
