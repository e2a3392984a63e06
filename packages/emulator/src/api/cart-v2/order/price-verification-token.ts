import { digest } from '../../../kernel/crypto/digest.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import type { CalculatedCart } from '../format/cart-violations.js';

/** Token of the totals of a cart. The same as long as they are the same. */
export const priceVerificationToken = (tenant: Tenant, { cart, totals }: CalculatedCart): string => {
  const { additionalFees, afterGiftCard, discount, items, payNow, shipping, subtotal, tax, total } = totals;
  const amounts = [subtotal, discount, shipping, additionalFees, tax, total, payNow.total, afterGiftCard];
  const lines = items.map(({ id, price, discount: off }) => [id, price, off]);
  return digest(JSON.stringify([tenant.id, cart.id, amounts, lines]));
};
