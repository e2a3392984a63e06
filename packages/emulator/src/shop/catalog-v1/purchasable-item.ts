import { round } from '../../kernel/money/decimal.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import { isGiftCardRecipient } from '../catalogs/gift-card-recipient.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type StoredSubscriptionOption, isSoldOnce, offeredOptions } from './subscription-option.js';
import { discountedPrice } from './price.js';
import { type CatalogReference, storesAppIds } from '../line-items/catalog-reference.js';
import type { StoredImage } from '../images/image.js';
import { type StoredProduct, products } from './product.js';
import { preorderable, getQuantity } from './stock.js';
import { type Variant, normalizeChoices, variantByChoices, getVariants } from './variant.js';

/** Product or variant that can be added to a cart, with current data. Prices are decimal strings in the store's currency. */
export interface PurchasableItem {
  readonly product: StoredProduct;
  readonly variantId: string;
  readonly name: string;
  readonly options: readonly { readonly name: string; readonly value: string; readonly color?: string }[];
  readonly customTextFields: readonly { readonly title: string; readonly value: string }[];
  readonly unitPrice: string;
  /** Full unit price, without the product's discount. */
  readonly fullUnitPrice: string;
  readonly weight: number;
  readonly sku: string;
  /** Image with a relative URL. `formatImage` adds the origin. */
  readonly image?: StoredImage;
  readonly slug: string;
  readonly productType: 'physical' | 'digital' | 'gift_card';
  /** Quantity in stock. */
  readonly inStock: number | 'unlimited';
  /** Subscription option that it is bought with. */
  readonly subscription?: StoredSubscriptionOption;
  readonly availability: 'AVAILABLE' | 'NOT_AVAILABLE' | 'PREORDER';
}

/** Result of `findBuyable`. */
export type PurchasableItemResult =
  | { readonly found: true; readonly item: PurchasableItem }
  | {
      readonly found: false;
      readonly reason:
        | 'NOT_FOUND'
        | 'VARIANT_REQUIRED'
        | 'MODIFIER_REQUIRED'
        | 'INVALID_RECIPIENT'
        | 'UNKNOWN_VARIANT'
        | 'SUBSCRIPTION_REQUIRED';
    };

const missing = (reason: Extract<PurchasableItemResult, { found: false }>['reason']): PurchasableItemResult => ({
  found: false,
  reason,
});

/** Finds the product or variant of a catalog reference. Hidden ones are not found. */
export function findPurchasableItem(tenant: Tenant, reference: CatalogReference): PurchasableItemResult {
  const product = storesAppIds.includes(reference.appId) ? products(tenant).get(reference.catalogItemId) : undefined;
  if (!product?.visible) return missing('NOT_FOUND');
  const {
    variantId,
    options: choices = {},
    customTextFields: texts = {},
    subscriptionOptionId,
  } = reference.options ?? {};
  if (!variantId && product.options.some((option) => !choices[option.name])) return missing('VARIANT_REQUIRED');
  const variant = variantId
    ? getVariants(product).find((candidate) => candidate.id === variantId)
    : variantByChoices(product, choices);
  if (!variant?.visible) return missing('UNKNOWN_VARIANT');
  if (product.customTextFields.some((field) => field.mandatory && !texts[field.title]?.trim())) {
    return missing('MODIFIER_REQUIRED');
  }
  if (product.giftCard && !hasRecipient(product, texts)) return missing('INVALID_RECIPIENT');
  const subscription = offeredOptions(tenant, product.id).find(({ id }) => id === subscriptionOptionId);
  if (!subscription && (subscriptionOptionId || !isSoldOnce(tenant, product.id))) {
    return missing('SUBSCRIPTION_REQUIRED');
  }
  return {
    found: true,
    item: toPurchasableItem(product, variant, texts, { subscription, currency: storeCurrency(tenant) }),
  };
}

/** Whether the custom text fields of a gift card that expect an email address contain one. */
const hasRecipient = ({ customTextFields }: StoredProduct, texts: Readonly<Record<string, string>>): boolean =>
  isGiftCardRecipient(customTextFields.map(({ title }) => ({ title, value: texts[title] ?? '' })));

function toPurchasableItem(
  product: StoredProduct,
  variant: Variant,
  texts: Readonly<Record<string, string>>,
  { currency, subscription }: { subscription: StoredSubscriptionOption | undefined; currency: string },
): PurchasableItem {
  const price = discountedPrice(variant.price, product.discount, currency);
  const unitPrice = discountedPrice(price, subscription?.discount ?? { type: 'NONE', value: 0 }, currency);
  const chosen = normalizeChoices(product, variant.choices);
  const choices = product.options.map((option) => ({
    option,
    choice: option.choices.find((candidate) => candidate.description === chosen[option.name]),
  }));
  const image = choices.flatMap(({ choice }) => choice?.media ?? [])[0] ?? product.media[0];
  const left = getQuantity(variant.stock);
  const early = left === 0 ? preorderable(variant.preorder) : 0;
  return {
    product,
    variantId: variant.id,
    name: product.name,
    options: choices.map(({ option, choice }) => ({
      name: option.name,
      value: chosen[option.name] ?? '',
      ...(option.optionType === 'color' && choice && { color: choice.value }),
    })),
    customTextFields: product.customTextFields.flatMap(({ title, maxLength }) =>
      texts[title] ? [{ title, value: texts[title].slice(0, maxLength) }] : [],
    ),
    unitPrice: round(unitPrice, currency),
    fullUnitPrice: round(variant.price, currency),
    weight: variant.weight,
    sku: variant.sku,
    ...(image && { image }),
    slug: product.slug,
    productType: product.giftCard ? 'gift_card' : product.productType,
    ...(subscription && { subscription }),
    inStock: early || left,
    availability: early ? 'PREORDER' : left === 0 ? 'NOT_AVAILABLE' : 'AVAILABLE',
  };
}
