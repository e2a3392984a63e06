import type { Cart } from '@cartwright/ecom/cart-v2';
import { createCart, fillCart, isOrdered } from '../cart/fill-cart.js';
import { withCart, type OpenCart } from '../cart/open-cart.js';
import { listChanges } from '../cart/to-messages.js';
import { createError, createErrorResponse, type Message } from '../protocol/message.js';
import type { BuyerRequest, CheckoutRequest, CompletionRequest, DestinationRequest } from '../requests/requests.js';
import type { Shop } from '../shop/shop.js';
import { changeDelivery, readAddress, readDelivery } from './delivery.js';
import { isPaid } from './list-requirements.js';
import { selectsOffline } from './payment-handlers.js';
import { createChangedError, placeOrder } from './place-order.js';
import { calculate, hasSeenOthers, showCheckout, type Checkout } from './show-checkout.js';
import { showCompleted } from './show-completed.js';

const createNotFound = ({ options }: Shop) =>
  createErrorResponse('checkout', [createError('not_found', 'There is no such checkout')], `${options.origin}/`);

/** Returns the buyer of a request, with the name and phone number of the address where the buyer has none. */
function readBuyer(
  buyer: BuyerRequest | undefined,
  destination: DestinationRequest | undefined,
): BuyerRequest | undefined {
  if (!buyer) return undefined;
  const { first_name: firstName, last_name: lastName, phone_number: phone } = destination ?? {};
  return {
    ...(firstName && { first_name: firstName }),
    ...(lastName && { last_name: lastName }),
    ...(phone && { phone_number: phone }),
    ...buyer,
  };
}

/** Reads the content of a request. */
function readRequest({ buyer, discounts, fulfillment, line_items: lines }: CheckoutRequest) {
  const delivery = readDelivery(fulfillment?.methods);
  const content = {
    lines,
    buyer: readBuyer(buyer, delivery.destination),
    address: readAddress(delivery),
    codes: discounts?.codes,
  };
  return { content, delivery };
}

/** Calls with the checkout of an ID. One that an order was placed from is shown with the given messages instead. */
async function withCheckout(
  shop: Shop,
  agent: string,
  id: string,
  call: (cart: OpenCart, stored: Cart) => Promise<object>,
  messagesOnceCompleted: readonly Message[] = [],
): Promise<object> {
  const shown = await withCart(shop, agent, id, async (cart) => {
    const readCart = () => cart.client.cartV2.getCart(cart.cartId);
    const stored = await readCart();
    try {
      if (!stored.orderPlaced) return await call(cart, stored);
    } catch (error) {
      // The buyer placed the order on the checkout page in this moment.
      if (!isOrdered(error)) throw error;
    }
    return showCompleted(shop, cart, stored.orderPlaced ? stored : await readCart(), messagesOnceCompleted);
  });
  return shown ?? createNotFound(shop);
}

/** Error of a change after the order. */
const alreadyCompleted = createError(
  'already_completed',
  'An order was placed from the checkout, which cannot be changed.',
  '$.status',
  'unrecoverable',
);

/** Shows a checkout with what has changed since the agent saw it. */
async function show(shop: Shop, cart: OpenCart, before: Cart, messages: readonly Message[]): Promise<Checkout> {
  const calculated = await calculate(cart);
  return showCheckout(shop, cart, calculated, [...messages, ...listChanges(before, calculated.stored)]);
}

/** Creates a checkout, of the given line items or of a cart. */
export async function createCheckout(shop: Shop, agent: string, request: CheckoutRequest): Promise<object> {
  if (request.cart_id !== undefined) {
    return withCheckout(shop, agent, request.cart_id, (cart, stored) => show(shop, cart, stored, []));
  }
  const { content, delivery } = readRequest(request);
  const { cart, messages } = await createCart(shop, agent, content);
  if (!cart) return createErrorResponse('checkout', messages, `${shop.options.origin}/`);
  return show(shop, cart, {}, [...messages, ...(await changeDelivery(cart.client, cart.cartId, delivery))]);
}

/** Gets a checkout with the current prices. */
export const getCheckout = (shop: Shop, agent: string, id: string): Promise<object> =>
  withCheckout(shop, agent, id, (cart, stored) => show(shop, cart, stored, []));

/** Replaces the content of a checkout. Parts that are left out stay as they are. */
export const updateCheckout = (shop: Shop, agent: string, id: string, request: CheckoutRequest): Promise<object> =>
  withCheckout(
    shop,
    agent,
    id,
    async (cart, stored) => {
      const { content, delivery } = readRequest(request);
      const messages = await fillCart(shop, cart, stored, content);
      return show(shop, cart, stored, [...messages, ...(await changeDelivery(cart.client, cart.cartId, delivery))]);
    },
    [alreadyCompleted],
  );

/** Places the order of a checkout, if the agent may and has seen what it costs. */
export const completeCheckout = (shop: Shop, agent: string, id: string, request: CompletionRequest): Promise<object> =>
  withCheckout(shop, agent, id, async (cart, stored) => {
    const calculated = await calculate(cart);
    const changes = listChanges(stored, calculated.stored);
    const isOther = changes.length > 0 || (await hasSeenOthers(shop, cart, calculated));
    const isOffline = isPaid(calculated.summary);
    const refusals = [
      ...changes,
      ...(isOther ? [createChangedError()] : []),
      ...(isOffline && shop.options.offlinePayment && !selectsOffline(request)
        ? [createError('payment_required', 'The buyer pays on the checkout page.', '$.payment', 'requires_buyer_input')]
        : []),
    ];
    const checkout = await showCheckout(shop, cart, calculated, refusals);
    if (checkout.status !== 'ready_for_complete') return checkout;

    const priceVerificationToken = calculated.summary.priceVerificationToken ?? null;
    const refusal = await placeOrder(shop, cart, { priceVerificationToken, isOffline });
    const after = await cart.client.cartV2.getCart(cart.cartId);
    if (after.orderPlaced) return showCompleted(shop, cart, after, []);
    if (refusal) return show(shop, cart, stored, [refusal]);
    return { ...checkout, status: 'complete_in_progress' };
  });

/** Cancels a checkout. Returns it as it was. An order that was placed stays. */
export const cancelCheckout = async (shop: Shop, agent: string, id: string): Promise<object> =>
  withCheckout(
    shop,
    agent,
    id,
    async (cart, stored) => {
      const { continue_url: _url, ...checkout } = await show(shop, cart, stored, []);
      await cart.client.cartV2.deleteCart(cart.cartId);
      return { ...checkout, status: 'canceled' };
    },
    [alreadyCompleted],
  );
