import { isApiError, type Address } from '@cartwright/core';
import type { Cart } from '@cartwright/ecom/cart-v2';
import { createError, type Message } from '../protocol/message.js';
import type { BuyerRequest } from '../requests/requests.js';
import type { SessionClient } from '../session/sessions.js';

/** Paths in the response, by the field that the platform rejects. */
const paths: readonly (readonly [field: RegExp, path: string])[] = [
  [/email/, '$.buyer.email'],
  [/phone/, '$.buyer.phone_number'],
  [/firstName/, '$.buyer.first_name'],
  [/lastName/, '$.buyer.last_name'],
  [/./, '$.fulfillment.methods[0].destinations[0]'],
];

/** Buyer and address to save in a cart. */
export interface BuyerFields {
  /** Buyer. Fields that are left out are cleared. Without a buyer, the cart keeps its own. */
  readonly buyer?: BuyerRequest | undefined;
  /** Delivery address. Without one, the cart keeps its own. */
  readonly address?: Address | undefined;
}

/**
 * Saves buyer and address in a cart.
 *
 * @returns Which fields are invalid. Then none is saved.
 */
export async function changeBuyer(
  { cartV2 }: SessionClient,
  cartId: string,
  { address, buyer }: BuyerFields,
): Promise<Message[]> {
  const fields: Cart = {
    ...(buyer && {
      customerInfo: {
        firstName: buyer.first_name ?? null,
        lastName: buyer.last_name ?? null,
        email: buyer.email ?? null,
        phone: buyer.phone_number ?? null,
      },
    }),
    ...(address && { deliveryInfo: { address } }),
  };
  if (Object.keys(fields).length === 0) return [];
  try {
    await cartV2.updateCart(cartId, fields);
    return [];
  } catch (error) {
    if (!isApiError(error) || error.status !== 400) throw error;
    const violations = error.details.validationError?.fieldViolations ?? [{ field: '' }];
    return violations.map(({ field }) => {
      const [, path] = paths.find(([pattern]) => pattern.test(field || 'address')) ?? ['', '$.buyer'];
      return createError('field_invalid', 'The value is not valid.', path);
    });
  }
}
