import { storeSettings } from '../../../shop/settings/store-settings.js';
import { productStock } from '../../../shop/catalog-v3/product-facts/product-stock.js';
import { cheapestVariant, pricePerUnit } from '../../../shop/catalog-v3/product-facts/variant-prices.js';
import type { ProductSubscription, StoredProduct } from '../../../shop/catalog-v3/products/product.js';
import { formatRange } from '../../catalog-v3/format-money.js';
import { formatPlainText, formatRichContent } from '../../catalog-v3/format-text.js';
import { formatTags } from '../../catalog-v3/tags/format-tags.js';
import { formatMedia } from './format-media.js';
import { formatModifiers, formatOptions } from './format-options.js';
import { formatBrand, formatCategories, formatInfoSections, formatRibbons } from './format-references.js';
import { formatPrices, formatRevenue, formatVariant } from './format-variant.js';
import type { ProductView } from './product-view.js';

function formatPhysical(product: StoredProduct, { currency, fields }: ProductView): object {
  if (product.type === 'DIGITAL') return {};
  const { deliveryProfileId, fulfillerId, pricePerUnit: base, variants } = product;
  const weights = variants.map(({ weight = 0 }) => weight);
  const unitPrices = variants.flatMap((one) => pricePerUnit(one.price, product, one, currency) ?? []);
  const unitPrice = (value: number) => ({ value: String(value) });
  return {
    physicalProperties: {
      ...(base && { pricePerUnit: { quantity: base.quantity, measurementUnit: base.unit } }),
      ...(fulfillerId !== undefined && { fulfillerId }),
      shippingWeightRange: { minValue: Math.min(...weights), maxValue: Math.max(...weights) },
      ...(unitPrices.length > 0 && {
        pricePerUnitRange: {
          minValue: unitPrice(Math.min(...unitPrices)),
          maxValue: unitPrice(Math.max(...unitPrices)),
        },
      }),
      ...(fields.has('WEIGHT_MEASUREMENT_UNIT_INFO') && {
        weightMeasurementUnitInfo: { weightMeasurementUnit: storeSettings.weightUnit },
      }),
      ...(deliveryProfileId !== undefined && { deliveryProfileId }),
    },
  };
}

function formatSubscription({ billingCycles, discount, ...subscription }: ProductSubscription): object {
  const isAmount = discount?.type === 'AMOUNT';
  return {
    ...subscription,
    ...(billingCycles === undefined ? { autoRenewal: true } : { billingCycles }),
    ...(discount && {
      discount: {
        type: discount.type,
        ...(isAmount ? { amountOff: String(discount.value) } : { percentOff: discount.value }),
      },
    }),
  };
}

function formatVariantSummary(product: StoredProduct, view: ProductView): object {
  const { fields, formats } = view;
  const cheapest = cheapestVariant(product);
  const minPriceVariant = fields.has('MIN_PRICE_VARIANT') && cheapest;
  const isPriceWanted = fields.has('MIN_VARIANT_PRICE_INFO') && cheapest;
  return {
    variantSummary: {
      variantCount: product.variants.length,
      ...(minPriceVariant && { minPriceVariant: formatVariant(product, minPriceVariant, view) }),
    },
    ...(isPriceWanted && {
      minVariantPriceInfo: {
        ...(cheapest.sku !== undefined && { sku: cheapest.sku }),
        ...(cheapest.weight !== undefined && { weight: cheapest.weight }),
        ...(fields.has('MERCHANT_DATA') && formatRevenue(cheapest, { ...view, formats })),
        ...formatPrices(cheapest, view),
      },
    }),
  };
}

/** Formats the computed fields of a product: ranges of prices, costs and weights, and inventory. */
function formatComputed(product: StoredProduct, view: ProductView): object {
  const { fields, formats, tenant } = view;
  const { variants } = product;
  const { availability, preorderAvailability, preorderStatus } = productStock(tenant, product);
  const compareAt = variants.flatMap(({ compareAtPrice }) => compareAtPrice ?? []);
  const costs = formatRange(
    variants.flatMap(({ cost }) => cost ?? []),
    formats,
  );
  return {
    actualPriceRange: formatRange(
      variants.map(({ price }) => price),
      formats,
    ),
    compareAtPriceRange: formatRange(compareAt.length > 0 ? compareAt : [0], formats),
    ...(fields.has('MERCHANT_DATA') && costs && { costRange: costs }),
    inventory: { availabilityStatus: availability, preorderStatus, preorderAvailability },
    ...formatVariantSummary(product, view),
  };
}

/** Formats the texts, the URL and the currency of a product that are requested. */
function formatTexts({ description, slug }: StoredProduct, { currency, fields, origin }: ProductView): object {
  const relativePath = `/product-page/${encodeURIComponent(slug)}`;
  return {
    ...(fields.has('URL') && { url: { relativePath, url: `${origin.site}${relativePath}` } }),
    ...(fields.has('DESCRIPTION') && { description: formatRichContent(description) }),
    ...(fields.has('PLAIN_DESCRIPTION') && { plainDescription: formatPlainText(description) }),
    ...(fields.has('CURRENCY') && { currency }),
  };
}

/** Formats a product with the requested fields, without its variants. */
export function formatProduct(product: StoredProduct, view: ProductView): object {
  const { createdDate, extendedFields, handle, id, mainCategoryId, membersOnly, name, revision, seoData } = product;
  const { allowOneTimePurchases, slug, subscriptions, taxGroupId, updatedDate, visible, visibleInPos } = product;
  return {
    id,
    revision: String(revision),
    createdDate,
    updatedDate,
    name,
    slug,
    visible,
    visibleInPos,
    handle,
    productType: product.type,
    ...formatTexts(product, view),
    media: formatMedia(product.media, view),
    ...(seoData && { seoData }),
    ...(taxGroupId !== undefined && { taxGroupId }),
    options: formatOptions(product, view),
    modifiers: formatModifiers(product, view),
    ...formatBrand(product, view),
    ...formatRibbons(product, view),
    infoSections: formatInfoSections(product, view),
    ...formatCategories(product, view),
    ...(mainCategoryId !== undefined && { mainCategoryId }),
    ...formatPhysical(product, view),
    ...formatComputed(product, view),
    ...(membersOnly && { purchaseEligibility: { userCriteria: 'MEMBERS_ONLY' } }),
    ...(extendedFields && { extendedFields }),
    tags: formatTags(product, view.isMerchant),
    ...(subscriptions.length > 0 && {
      subscriptionDetails: { subscriptions: subscriptions.map(formatSubscription), allowOneTimePurchases },
    }),
  };
}

/** Formats a product with its variants. */
export const formatWholeProduct = (product: StoredProduct, view: ProductView): object => ({
  ...formatProduct(product, view),
  variantsInfo: { variants: product.variants.map((variant) => formatVariant(product, variant, view)) },
});
