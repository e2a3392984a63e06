import type { Cart, CartSummary } from '@cartwright/ecom/cart-v2';
import { toCartFields, getContinueUrl } from '../cart/cart-operations.js';
import { toMessages } from '../cart/to-messages.js';
import type { OpenCart } from '../cart/open-cart.js';
import type { Message } from '../protocol/message.js';
import { describeUcp } from '../protocol/ucp.js';
import type { Shop } from '../shop/shop.js';
import { listOptions, toFulfillment } from './delivery.js';
import { isPaid, listRequirements } from './list-requirements.js';
import { getPaymentHandlers } from './payment-handlers.js';

/** Status of a checkout. */
type CheckoutStatus =
  'incomplete' | 'requires_escalation' | 'ready_for_complete' | 'complete_in_progress' | 'completed' | 'canceled';

/** Checkout of the protocol. */
export interface Checkout {
  readonly status: CheckoutStatus;
  readonly [field: string]: unknown;
}

/** Cart with its current totals. */
export interface CalculatedCart {
  readonly stored: Cart;
  readonly summary: CartSummary;
}

/** Calculates everything, with the prices and stock of this moment. */
export async function calculate({ cartId, client }: OpenCart): Promise<CalculatedCart> {
  const { cart = {}, summary = {} } = await client.cartV2.calculateCart(cartId, { refreshCart: true });
  return { stored: cart, summary };
}

/** Status of a checkout that can be changed. */
function getStatus(messages: readonly Message[]): CheckoutStatus {
  const errors = messages.filter((message) => message.type === 'error');
  if (errors.some(({ severity }) => severity.startsWith('requires_'))) return 'requires_escalation';
  return errors.length > 0 ? 'incomplete' : 'ready_for_complete';
}

/** Totals as the agent sees them. They are compared before an order is placed. */
const describeShown = ({ stored, summary }: CalculatedCart): string =>
  JSON.stringify([
    summary.priceSummary?.total?.amount,
    summary.paymentSummary?.payNow?.amount,
    (summary.lineItems ?? []).map(({ lineItemId, quantity, totalPrice }) => [lineItemId, quantity, totalPrice?.amount]),
    stored.deliveryInfo?.method?.code,
  ]);

/** Remembers the totals that an agent has seen. */
const remember = ({ shown }: Shop, { cartId }: OpenCart, calculated: CalculatedCart) =>
  shown.setItem(`agents:shown:${cartId}`, { totals: describeShown(calculated) });

/** Whether the agent has seen other totals. `false` if this server does not know what it has seen. */
export async function hasSeenOthers(
  { shown }: Shop,
  { cartId }: OpenCart,
  calculated: CalculatedCart,
): Promise<boolean> {
  const value = await shown.getItem(`agents:shown:${cartId}`);
  const { totals } = (typeof value === 'string' ? JSON.parse(value) : (value ?? {})) as { readonly totals?: string };
  return totals !== undefined && totals !== describeShown(calculated);
}

/** Returns a checkout with its current totals, and remembers that the agent has seen them. */
export async function showCheckout(
  shop: Shop,
  cart: OpenCart,
  calculated: CalculatedCart,
  messages: readonly Message[],
): Promise<Checkout> {
  const { stored, summary } = calculated;
  const { options: settings } = shop;
  const options = await listOptions(shop, stored);
  const canDefer = settings.offlinePayment !== undefined && !stored.settings?.manualPaymentDisabled;
  const fulfillment = toFulfillment(stored, summary, options);
  const isListed = ({ path = '' }: Message) => options !== undefined || !path.endsWith('.selected_option_id');
  const all = [
    ...messages,
    ...toMessages(stored, summary).filter(isListed),
    ...listRequirements(stored, { options, needsPaymentPage: isPaid(summary) && !canDefer }),
  ];
  await remember(shop, cart, calculated);
  return {
    ucp: { ...describeUcp('checkout'), payment_handlers: getPaymentHandlers(settings) },
    ...toCartFields(shop, cart, stored, summary),
    status: getStatus(all),
    ...(fulfillment && { fulfillment }),
    ...(all.length > 0 && { messages: all }),
    continue_url: getContinueUrl(shop, cart.id),
  };
}
