import type { Cart, CartSummary } from '@cartwright/ecom/cart-v2';
import { toVisibleText } from '@cartwright/stores/catalog';
import { isSameAmount } from '../protocol/amounts.js';
import { createError, createWarning, type Message, type Severity } from '../protocol/message.js';
import { getTitle } from './to-line-items.js';

type V2Violation = NonNullable<CartSummary['violations']>[number];

/** Message of a violation that concerns the whole cart: its code, path and severity. */
type Rule = readonly [code: string, path: string, severity?: Severity];

const option = '$.fulfillment.methods[0].groups[0].selected_option_id';
const codes = '$.discounts.codes';

/** Messages of violations, by code. */
const rules: Readonly<Record<string, Rule>> = {
  EMPTY_CART: ['field_required', '$.line_items'],
  INVALID_COUPON_CODE: ['discount_code_invalid', codes],
  INVALID_COUPON_STATUS: ['discount_code_expired', codes],
  CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD: ['discount_code_combination_disallowed', codes],
  INVALID_GIFT_CARD_CODE: ['discount_code_invalid', codes],
  INVALID_GIFT_CARD_STATUS: ['discount_code_expired', codes],
  CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD: ['discount_code_combination_disallowed', codes],
  MISSING_DELIVERY_ADDRESS: ['field_required', '$.fulfillment.methods[0].destinations'],
  MISSING_DELIVERY_METHOD: ['field_required', option],
  DELIVERY_METHOD_NO_LONGER_AVAILABLE: ['delivery_option_unavailable', option],
  DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS: ['delivery_option_unavailable', option, 'requires_buyer_input'],
  INVALID_POSTAL_CODE: ['field_invalid', '$.fulfillment.methods[0].destinations[0].postal_code'],
  INVALID_SUBDIVISION: ['field_invalid', '$.fulfillment.methods[0].destinations[0].address_region'],
  SUBTOTAL_BELOW_ORDER_MINIMUM: ['order_minimum', '$.totals'],
};

/** Path of a line item in the response. */
const getLinePath = ({ lineItems = [] }: Cart, lineItemId: string): string => {
  const index = lineItems.findIndex(({ _id }) => _id === lineItemId);
  return index < 0 ? '$.line_items' : `$.line_items[${index}]`;
};

function toMessage(cart: Cart, violation: V2Violation): Message[] {
  const { code = '', description, lineItemsOutOfStockData, membersOnlyItemData, severity } = violation;
  const content = toVisibleText(description) || code.toLowerCase().replaceAll('_', ' ');
  if (code === 'LINE_ITEMS_OUT_OF_STOCK') {
    return (lineItemsOutOfStockData?.lineItemIds ?? []).map((id) =>
      createError('out_of_stock', content, getLinePath(cart, id)),
    );
  }
  if (code === 'MEMBERS_ONLY_ITEM') {
    return (membersOnlyItemData?.lineItemIds ?? []).map((id) =>
      createError('identity_required', content, getLinePath(cart, id), 'requires_buyer_input'),
    );
  }
  const [name = code.toLowerCase(), path = '$', resolution = 'requires_buyer_input'] = rules[code]
    ? [rules[code][0], rules[code][1], rules[code][2] ?? 'recoverable']
    : [];
  return [severity === 'WARNING' ? createWarning(name, content, path) : createError(name, content, path, resolution)];
}

/** Converts the problems of a cart. */
export const toMessages = (cart: Cart, { violations = [] }: CartSummary): Message[] =>
  violations.flatMap((violation) => toMessage(cart, violation));

/** Lists the line items whose price or quantity the catalog has changed since the cart was read last. */
export const listChanges = (before: Cart, after: Cart): Message[] =>
  (after.lineItems ?? []).flatMap((line, index) => {
    const known = before.lineItems?.find(({ _id }) => _id === line._id);
    if (!known) return [];
    const path = `$.line_items[${index}]`;
    const [was, is] = [known, line].map(({ pricing }) => pricing?.unitPrice?.amount ?? '0');
    const [had, has] = [known, line].map(({ quantityInfo }) => quantityInfo?.confirmedQuantity);
    const isRequested = known.quantityInfo?.requestedQuantity !== line.quantityInfo?.requestedQuantity;
    const title = getTitle(line);
    return [
      ...(isSameAmount(was, is)
        ? []
        : [
            createWarning('price_changed', `The price of ${title} changed from ${was} to ${is}.`, `${path}.item.price`),
          ]),
      ...(isRequested || had === has || has === 0
        ? []
        : [createWarning('quantity_changed', `${has} of ${title} can be bought, not ${had}.`, `${path}.quantity`)]),
    ];
  });
