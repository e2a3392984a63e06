import type { StoredProduct } from '../products/product.js';
import { refuse } from './refuse.js';

/**
 * Checks the subscriptions of a product.
 *
 * @throws {ApplicationError} 428 `INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION` for a digital product,
 * `ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT`, `INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT` for a discount
 * that exceeds the price of a variant
 */
export function checkSubscriptions(product: StoredProduct): void {
  const { allowOneTimePurchases, subscriptions, type, variants } = product;
  if (subscriptions.length === 0) return;
  if (type === 'DIGITAL') {
    refuse('INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION', 'Digital products cannot be sold with subscriptions.');
  }
  if (!allowOneTimePurchases && subscriptions.every(({ visible }) => !visible)) {
    const code = 'ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT';
    refuse(code, 'A product that is sold with subscriptions only needs a visible one.');
  }
  const lowest = Math.min(...variants.map(({ price }) => price));
  const tooHigh = subscriptions.find(({ discount }) => discount?.type === 'AMOUNT' && discount.value > lowest);
  if (!tooHigh) return;
  const description = 'The discount of a subscription exceeds the price of a variant.';
  refuse('INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT', description, { subscriptionId: tooHigh.id });
}
