import { storeCurrency } from '../../kernel/money/store-currency.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type StoredOrder, orders } from '../orders/order.js';

/** Sales channels whose orders can be edited. */
const channels: readonly string[] = ['WEB', 'POS', 'BACKOFFICE_MERCHANT', 'WIX_APP_STORE'];

/** Order, and the sales channel that it came from. */
interface ChanneledOrder {
  readonly order: StoredOrder;
  readonly channelType: unknown;
}

/** Finds the reasons why an order cannot be edited with a draft. */
export function getNonDraftableReasons(tenant: Tenant, found: ChanneledOrder | undefined): readonly string[] {
  if (!found) return ['ORDER_NOT_FOUND'];
  const { channelType, order } = found;
  return [
    ...(order.refunds.length > 0 ? ['PARTIALLY_OR_FULLY_REFUNDED'] : []),
    ...(channelType !== undefined && !channels.includes(String(channelType)) ? ['UNSUPPORTED_CHANNEL_TYPE'] : []),
    ...(order.status === 'APPROVED' ? [] : ['ORDER_STATUS_IS_NOT_SUPPORTED']),
    ...(order.currency === storeCurrency(tenant) ? [] : ['ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT']),
    ...(order.payments.some(({ chargebacks }) => chargebacks.length > 0) ? ['ORDER_HAS_CHARGEBACKS'] : []),
    ...(order.lines.some(({ subscription }) => subscription) ? ['SUBSCRIPTION_LINE_ITEM_EXISTS'] : []),
  ];
}

/** Returns the order with an ID, with the sales channel that `getChannel` reads from it. */
export function findOrder(
  tenant: Tenant,
  orderId: string,
  getChannel: (order: StoredOrder) => unknown,
): ChanneledOrder | undefined {
  const order = orders(tenant).get(orderId);
  return order && { order, channelType: getChannel(order) };
}
