import Big from 'big.js';
import { customizations } from '../../../shop/catalog-v3/customizations/customization.js';
import { variantStock } from '../../../shop/catalog-v3/product-facts/product-stock.js';
import { pricePerUnit, subscriptionPrice } from '../../../shop/catalog-v3/product-facts/variant-prices.js';
import type { StoredProduct, StoredVariant, VariantChoice } from '../../../shop/catalog-v3/products/product.js';
import { formatMoney } from '../../../kernel/money/format-money.js';
import { formatAmount } from '../../catalog-v3/format-money.js';
import { formatMediaItem } from './format-media.js';
import type { ProductView } from './product-view.js';

function formatNames({ choiceId, optionId }: VariantChoice, { tenant }: ProductView): object {
  const option = customizations(tenant).get(optionId);
  const choice = option?.choices.find(({ id }) => id === choiceId);
  return {
    optionChoiceNames: { optionName: option?.name, choiceName: choice?.name, renderType: option?.renderType },
  };
}

/** Formats the choices of a variant, with their names if `hasNames`. */
export const formatChoices = ({ choices }: StoredVariant, view: ProductView, hasNames: boolean): object[] =>
  choices.map((choice) => ({ optionChoiceIds: choice, ...(hasNames && formatNames(choice, view)) }));

/** Formats the price per unit for a price of the variant. */
function formatPricePerUnit(product: StoredProduct, variant: StoredVariant, price: number, view: ProductView) {
  const { currency, formats } = view;
  const value = pricePerUnit(price, product, variant, currency);
  const { quantity = 1, unit = '' } = product.pricePerUnit ?? {};
  if (value === undefined) return undefined;
  return {
    value: String(value),
    ...(formats !== undefined && { description: `${formatMoney(value, formats)} / ${quantity} ${unit}` }),
  };
}

/** Formats the cost, profit and profit margin of a variant. The margin has four decimals. */
export function formatRevenue({ cost, price }: StoredVariant, { formats }: ProductView): object {
  if (cost === undefined) return {};
  const profit = new Big(price).minus(cost);
  return {
    revenueDetails: {
      cost: formatAmount(cost, formats),
      profit: formatAmount(profit.toNumber(), formats),
      profitMargin: price === 0 ? 0 : profit.div(price).round(4).toNumber(),
    },
  };
}

/** Formats the prices of a variant. */
export const formatPrices = ({ compareAtPrice, price }: StoredVariant, { formats }: ProductView): object => ({
  actualPrice: formatAmount(price, formats),
  ...(compareAtPrice !== undefined && { compareAtPrice: formatAmount(compareAtPrice, formats) }),
});

/** Formats the prices of a variant with each subscription. */
export function formatSubscriptionPrices(product: StoredProduct, variant: StoredVariant, view: ProductView): object {
  const subscriptionPrices = product.subscriptions.map((subscription) => {
    const price = subscriptionPrice(variant.price, subscription, view.currency);
    const perUnit = formatPricePerUnit(product, variant, price, view);
    return {
      subscriptionId: subscription.id,
      price: formatAmount(price, view.formats),
      ...(perUnit && { pricePerUnit: perUnit }),
    };
  });
  return { subscriptionPricesInfo: { subscriptionPrices } };
}

/** Formats the physical or digital properties of a variant. */
export function formatProperties(product: StoredProduct, variant: StoredVariant, view: ProductView): object {
  const { digitalFile, packageDimensions, price, productDimensions, unitQuantity, weight } = variant;
  if (product.type === 'DIGITAL') return { digitalProperties: { ...(digitalFile && { digitalFile }) } };
  const { quantity, unit: measurementUnit } = unitQuantity ?? {};
  return {
    physicalProperties: {
      ...(weight !== undefined && { weight }),
      ...(unitQuantity && {
        pricePerUnit: {
          settings: { quantity, measurementUnit },
          ...formatPricePerUnit(product, variant, price, view),
        },
      }),
      ...(productDimensions && { productDimensions }),
      ...(packageDimensions && { packageDimensions }),
    },
  };
}

/** Formats the image or video of a variant: the first one that all of its choices with media have. */
export function formatVariantMedia(product: StoredProduct, { choices }: StoredVariant, view: ProductView): object {
  const linked = product.options.flatMap((option) =>
    option.choices.flatMap(({ choiceId, mediaIds = [] }) =>
      mediaIds.length > 0 && choices.some((choice) => choice.choiceId === choiceId) ? [mediaIds] : [],
    ),
  );
  const shown = linked.length > 0 && product.media.find(({ id }) => linked.every((ids) => ids.includes(id)));
  return shown ? { media: formatMediaItem(shown, view) } : {};
}

/** Formats a variant as a part of its product. */
export function formatVariant(product: StoredProduct, variant: StoredVariant, view: ProductView): object {
  const { fields, tenant } = view;
  const { barcode, id, sku, visible } = variant;
  const { inStock, preorderEnabled } = variantStock(tenant, variant);
  return {
    id,
    visible,
    ...(sku !== undefined && { sku }),
    ...(barcode !== undefined && { barcode }),
    choices: formatChoices(variant, view, fields.has('VARIANT_OPTION_CHOICE_NAMES')),
    price: formatPrices(variant, view),
    ...(fields.has('MERCHANT_DATA') && formatRevenue(variant, view)),
    ...formatProperties(product, variant, view),
    ...formatVariantMedia(product, variant, view),
    ...(fields.has('SUBSCRIPTION_PRICES_INFO') && formatSubscriptionPrices(product, variant, view)),
    inventoryStatus: { inStock, preorderEnabled },
  };
}
