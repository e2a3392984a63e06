import type { Cart, CartSummary } from '@cartwright/ecom/cart-v2';
import { toVisibleText } from '@cartwright/stores/catalog';
import { getCurrency } from '../cart/to-line-items.js';
import { isApiError } from '@cartwright/core';
import { toMinorUnits } from '../protocol/amounts.js';
import { toPlatformAddress, toPostalAddress } from '../protocol/address.js';
import { createError, type Message } from '../protocol/message.js';
import type { DestinationRequest, FulfillmentMethodRequest } from '../requests/requests.js';
import type { SessionClient } from '../session/sessions.js';
import type { AgentDeliveryOption } from '../shop/agent-handler-options.js';
import type { Shop } from '../shop/shop.js';

/** IDs of the only method, destination and package of a checkout. */
const METHOD = 'delivery';
const DESTINATION = 'address';
const GROUP = 'all';

const OPTION_PATH = '$.fulfillment.methods[0].groups[0].selected_option_id';

/** IDs of the line items that are delivered. */
export const listDelivered = ({ lineItems = [] }: Cart): string[] =>
  lineItems.flatMap(({ _id, attributes }) => (_id && attributes?.physicalProperties?.shippable ? [_id] : []));

/** Address and delivery method of a request. */
export interface RequestedDelivery {
  /** Selected destination. `undefined` if the request has none. */
  readonly destination: DestinationRequest | undefined;
  /** Code of the delivery method. `undefined` if the request has none. */
  readonly code: string | undefined;
}

/** Reads the delivery of a request: that of its first method with a destination or a selected option. */
export function readDelivery(methods: readonly FulfillmentMethodRequest[] = []): RequestedDelivery {
  const method = methods.find(({ destinations, groups }) => destinations?.length || groups?.length) ?? methods[0];
  const destinations = method?.destinations ?? [];
  const selected = destinations.find(({ id }) => id !== undefined && id === method?.selected_destination_id);
  const code = method?.groups?.find(({ selected_option_id: option }) => option)?.selected_option_id;
  return { destination: selected ?? destinations[0], code: code ?? undefined };
}

/** Returns the delivery address of a request. `undefined` if it has none. */
export const readAddress = ({ destination }: RequestedDelivery) => {
  const { address, id: _id, name: _name, ...fields } = destination ?? {};
  const given = Object.keys(fields).length > 0 ? fields : address;
  return given && Object.keys(given).length > 0 ? toPlatformAddress(given) : undefined;
};

/** Selects the delivery method of a request. Returns why it could not be selected. */
export async function changeDelivery(
  { cartV2 }: SessionClient,
  cartId: string,
  { code }: RequestedDelivery,
): Promise<Message[]> {
  if (code === undefined) return [];
  try {
    await cartV2.setDeliveryMethod(cartId, { code });
    return [];
  } catch (error) {
    if (!isApiError(error) || !String(error.code).startsWith('DELIVERY_METHOD_')) throw error;
    const isMissing = error.code === 'DELIVERY_METHOD_MISSING_ADDRESS';
    return [
      isMissing
        ? createError('field_required', 'Send the delivery address first.', '$.fulfillment.methods[0].destinations')
        : createError('delivery_option_unavailable', 'The option does not deliver to the address.', OPTION_PATH),
    ];
  }
}

/** Lists the delivery options at the address of a cart. `undefined` if the store does not know them. */
export async function listOptions(
  { options: { listDeliveryOptions } }: Shop,
  cart: Cart,
): Promise<readonly AgentDeliveryOption[] | undefined> {
  const address = cart.deliveryInfo?.address;
  if (!listDeliveryOptions || !address?.country || listDelivered(cart).length === 0) return undefined;
  return listDeliveryOptions(address);
}

/** Returns the delivery of a checkout. `undefined` if nothing is delivered. */
export function toFulfillment(
  cart: Cart,
  { deliverySummary }: CartSummary,
  options: readonly AgentDeliveryOption[] | undefined,
) {
  const lineItemIds = listDelivered(cart);
  if (lineItemIds.length === 0) return undefined;
  const currency = getCurrency(cart);
  const { address, method } = cart.deliveryInfo ?? {};
  const offered: readonly AgentDeliveryOption[] =
    options ??
    (method?.code
      ? [{ code: method.code, title: method.title?.translated ?? method.title?.original ?? method.code }]
      : []);
  const toAmount = ({ code, price }: AgentDeliveryOption) =>
    code === method?.code ? (deliverySummary?.price?.amount ?? price) : price;
  const toOption = (option: AgentDeliveryOption) => {
    const amount = toAmount(option);
    return {
      id: option.code,
      title: toVisibleText(option.title),
      ...(option.description && { description: toVisibleText(option.description) }),
      totals: amount === undefined ? [] : [{ type: 'total', amount: toMinorUnits(amount, currency) }],
    };
  };
  return {
    methods: [
      {
        id: METHOD,
        type: 'shipping',
        line_item_ids: lineItemIds,
        ...(address?.country && {
          destinations: [{ id: DESTINATION, ...toPostalAddress(address) }],
          selected_destination_id: DESTINATION,
        }),
        groups: [
          {
            id: GROUP,
            line_item_ids: lineItemIds,
            options: offered.map(toOption),
            ...(method?.code && { selected_option_id: method.code }),
          },
        ],
      },
    ],
  };
}
