import { storesAppIds, type CatalogReference } from '../../line-items/catalog-reference.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { isGiftCardRecipient } from '../../catalogs/gift-card-recipient.js';
import { findInventoryItem } from '../inventory/set-inventory-item.js';
import type { StoredInventoryItem } from '../inventory/inventory-item.js';
import { type ProductSubscription, type StoredProduct, type StoredVariant, products } from '../products/product.js';
import { type ChosenModifier, chosenModifiers } from './chosen-modifiers.js';

/** Variant of a product with the buyer's choices. */
export interface ChosenItem {
  readonly product: StoredProduct;
  readonly variant: StoredVariant;
  readonly modifiers: readonly ChosenModifier[];
  /** Subscription that it is bought with. */
  readonly subscription?: ProductSubscription;
  /** Stock at the default location. */
  readonly stock?: StoredInventoryItem;
}

/** Whether a variant can be delivered: a digital one needs a file, unless it is a gift card. */
const isDeliverable = ({ giftCard, type }: StoredProduct, { digitalFile }: StoredVariant): boolean =>
  type === 'PHYSICAL' || giftCard === true || digitalFile !== undefined;

/**
 * Finds the visible variant of a catalog reference. `undefined` without a variant ID, for modifiers that are missing,
 * unknown or too short, for a subscription that is missing or unknown, and for a digital variant without a file.
 */
export function findItem(tenant: Tenant, reference: CatalogReference): ChosenItem | undefined {
  const product = storesAppIds.includes(reference.appId) ? products(tenant).get(reference.catalogItemId) : undefined;
  const { subscriptionOptionId, variantId } = reference.options ?? {};
  const variant = product?.variants.find(({ id }) => id === variantId);
  if (!product?.visible || !variant?.visible || !isDeliverable(product, variant)) return undefined;
  const modifiers = chosenModifiers(tenant, product, reference);
  if (!modifiers || (product.giftCard && !isGiftCardRecipient(modifiers.map(toText)))) return undefined;
  const offered = product.subscriptions.filter(({ visible }) => visible);
  const subscription = offered.find(({ id }) => id === subscriptionOptionId);
  const isSoldOnce = product.allowOneTimePurchases || offered.length === 0;
  if (!subscription && (subscriptionOptionId || !isSoldOnce)) return undefined;
  const stock = findInventoryItem(tenant, variant.id);
  return { product, variant, modifiers, ...(subscription && { subscription }), ...(stock && { stock }) };
}

const toText = ({ name, value }: ChosenModifier) => ({ title: name, value });
