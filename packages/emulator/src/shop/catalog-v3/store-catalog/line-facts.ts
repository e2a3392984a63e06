import { round, sum } from '../../../kernel/money/decimal.js';
import { storeCurrency } from '../../../kernel/money/store-currency.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { allCategories } from '../categories/categories-of-item.js';
import { type ChoiceSwatch, customizations } from '../customizations/customization.js';
import { getAvailability, preorderQuantity } from '../inventory/availability.js';
import type { StoredInventoryItem } from '../inventory/inventory-item.js';
import { subscriptionPrice } from '../product-facts/variant-prices.js';
import type { ProductSubscription, StoredProduct } from '../products/product.js';
import type { ChosenItem } from './find-item.js';
import type { LineFacts, LineSubscription } from '../../line-items/line.js';

/** Quantity that can be bought or pre-ordered. `null` if it is not limited. A variant without an item is out of stock. */
function availableQuantity(item: StoredInventoryItem | undefined): number | null {
  const availability = getAvailability(item);
  if (!item || availability === 'OUT_OF_STOCK') return 0;
  if (item.quantity === undefined) return null;
  if (availability === 'IN_STOCK') return item.quantity;
  return item.preorder ? preorderQuantity(item.preorder) : 0;
}

type Description = LineFacts['descriptions'][number];

const description = (name: string, value: string, swatch?: ChoiceSwatch): Description => ({
  name,
  value,
  ...(swatch?.type === 'ONE_COLOR' && { color: swatch.color }),
});

/** Description lines of the chosen options. */
const optionDescriptions = (tenant: Tenant, { variant }: ChosenItem): Description[] =>
  variant.choices.flatMap(({ choiceId, optionId }) => {
    const option = customizations(tenant).get(optionId);
    const choice = option?.choices.find(({ id }) => id === choiceId);
    return option && choice ? [description(option.name, choice.name, choice.swatch)] : [];
  });

/** Image of the choices, of options first. Defaults to the main image of the product. */
function getImage({ modifiers, product, variant }: ChosenItem) {
  const chosen = new Set(variant.choices.map(({ choiceId }) => choiceId));
  const ofOptions = product.options.flatMap(({ choices }) => choices.filter(({ choiceId }) => chosen.has(choiceId)));
  const [id] = [...ofOptions, ...modifiers].flatMap(({ mediaIds = [] }) => mediaIds);
  return product.media.find((image) => image.id === id) ?? product.media[0];
}

const getItemType = ({ giftCard, type }: StoredProduct) => (giftCard ? 'GIFT_CARD' : type);

const lineSubscription = ({ id, title, ...subscription }: ProductSubscription): LineSubscription => {
  const { billingCycles, description: text, frequency, interval } = subscription;
  return {
    id,
    title,
    ...(text && { description: text }),
    subscriptionSettings: { frequency, interval, autoRenewal: !billingCycles, ...(billingCycles && { billingCycles }) },
  };
};

/** Creates the display details and prices of a line item with a variant. */
export function lineFacts(tenant: Tenant, item: ChosenItem): LineFacts {
  const { modifiers, product, stock, subscription, variant } = item;
  const currency = storeCurrency(tenant);
  const added = sum(modifiers.map(({ addedPrice }) => addedPrice));
  const price = subscription ? subscriptionPrice(variant.price, subscription, currency) : variant.price;
  const image = getImage(item);
  const { deliveryProfileId, taxGroupId } = product;
  return {
    name: product.name,
    unitPrice: round(sum([price, added]), currency),
    fullUnitPrice: round(sum([variant.compareAtPrice ?? variant.price, added]), currency),
    descriptions: [
      ...optionDescriptions(tenant, item),
      ...modifiers.map(({ name, swatch, value }) => description(name, value, swatch)),
    ],
    ...(image && { image }),
    slug: product.slug,
    weight: variant.weight ?? 0,
    sku: variant.sku ?? '',
    itemType: getItemType(product),
    shippable: product.type === 'PHYSICAL',
    collectionIds: allCategories(tenant, product.id).map(({ id }) => id),
    variantId: variant.id,
    available: availableQuantity(stock),
    found: true,
    ...(subscription && { subscription: lineSubscription(subscription) }),
    ...(taxGroupId && { taxGroupId }),
    ...(product.membersOnly && { membersOnly: true }),
    ...(deliveryProfileId && { display: { deliveryProfileId } }),
  };
}
