import { ordersSettings } from '../settings/orders-settings.js';
import { type CatalogReference, isExternal } from '../line-items/catalog-reference.js';
import type { StoredLine } from '../line-items/line.js';
import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { HeldStock, StoredOrder } from './order.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import type { PluginRequests, PluginRequest } from '../../protocol/plugins/plugin-requests.js';

const type = 'ECOM_INVENTORY';

type Reason = 'ORDER_PLACED' | 'ORDER_PAID' | 'ORDER_CANCELED' | 'ORDER_REFUNDED' | 'ORDER_EDITED' | 'ORDER_REJECTED';
type Wanted = Pick<HeldStock, 'external' | 'inventoryAppId' | 'quantity'> & {
  /** Whether the item is bought as a subscription. */
  readonly isSubscribed: boolean;
};

/** Items that orders deduct from the stock of a plugin, or restock. */
export interface StockRequest {
  readonly items: readonly {
    readonly reference: CatalogReference;
    readonly quantity: number;
    readonly isSubscribed: boolean;
  }[];
  readonly orderId: string;
  readonly reason: Reason;
}

/** Creates the requests to inventory plugins that decrement or increment the stock of items. */
function requestsFor(
  plugins: PluginRequests,
  method: 'decrementAvailability' | 'incrementAvailability',
  wanted: readonly Wanted[],
  facts: { readonly orderId: string; readonly reason: Reason },
): PluginRequest[] {
  const items = wanted.flatMap(({ external, inventoryAppId, isSubscribed, quantity }) =>
    external && quantity > 0
      ? [{ appId: inventoryAppId ?? external.appId, item: { reference: external, quantity, isSubscribed } }]
      : [],
  );
  return plugins.apps(type).flatMap((appId): PluginRequest[] => {
    const own = items.flatMap((one) => (one.appId === appId ? [one.item] : []));
    if (own.length === 0) return [];
    const question: StockRequest = { items: own, ...facts };
    if (method === 'incrementAvailability') return [{ type, appId, call: [method, question] }];
    const restocking: StockRequest = { ...question, reason: 'ORDER_REJECTED' };
    return [{ type, appId, call: [method, question], undo: () => ['incrementAvailability', restocking] }];
  });
}

/**
 * Requests the stock of an order from inventory plugins before the order is placed, unless the order settings deduct
 * stock on payment.
 *
 * @throws {ApplicationError} `INSUFFICIENT_INVENTORY` if a plugin rejects the request or fails
 */
export function reservePluginStock(
  { plugins, tenant }: TenantPlugins,
  lines: readonly StoredLine[],
  orderId: string,
): void {
  if (ordersSettings(tenant).inventoryUpdateTrigger !== 'ON_ORDER_PLACED') return;
  const wanted = lines.map((line): Wanted => ({
    ...keptElsewhere(line),
    quantity: line.quantity,
    isSubscribed: !!line.facts.subscription,
  }));
  const facts = { orderId, reason: 'ORDER_PLACED' as const };
  const responses = plugins.sendAll(requestsFor(plugins, 'decrementAvailability', wanted, facts)).flat();
  const failure = responses.flatMap((response) => response.failure ?? [])[0];
  if (!failure) return;
  throw new ApplicationError('failedPrecondition', 'INSUFFICIENT_INVENTORY', failure.description, {
    reason: failure.code,
  });
}

/** Catalog reference of a line item whose stock a plugin manages. Empty for other line items. */
export const keptElsewhere = ({
  facts: { inventoryAppId },
  reference,
}: StoredLine): Pick<HeldStock, 'external' | 'inventoryAppId'> =>
  reference && (inventoryAppId || isExternal(reference))
    ? { external: reference, ...(inventoryAppId && { inventoryAppId }) }
    : {};

/** Quantity of a line item that an order has deducted. */
const taken = (order: StoredOrder | undefined, lineItemId: string): number => {
  const stock = order?.stockTaken ? order.stock.find((item) => item.lineItemId === lineItemId) : undefined;
  return stock ? stock.quantity - stock.restocked : 0;
};

function getReason(before: StoredOrder | undefined, after: StoredOrder, isTaken: boolean): Reason {
  if (isTaken) return after.stockTaken && before?.stockTaken ? 'ORDER_EDITED' : 'ORDER_PAID';
  if (after.status !== before?.status && after.status === 'CANCELED') return 'ORDER_CANCELED';
  if (after.status !== before?.status && after.status === 'REJECTED') return 'ORDER_REJECTED';
  return after.refunds.length > (before?.refunds.length ?? 0) ? 'ORDER_REFUNDED' : 'ORDER_EDITED';
}

/**
 * Sends the stock changes of orders in this unit of work to the plugins that manage the stock of other catalogs. Called at
 * the end of every unit of work.
 */
export function moveStockAtPlugins(tenant: TenantState, plugins: PluginRequests): void {
  if (!plugins.has(type)) return;
  const changes = tenant.getChanges('orders') as { before?: StoredOrder; after?: StoredOrder }[];
  const requests = changes.flatMap(({ after, before }) => {
    if (!after) return [];
    const isPlaced = !before && ordersSettings(tenant).inventoryUpdateTrigger === 'ON_ORDER_PLACED';
    const wanted = after.stock.map((stock): Wanted => ({
      ...stock,
      quantity: taken(after, stock.lineItemId) - taken(before, stock.lineItemId),
      isSubscribed: after.lines.some(({ id, subscription }) => id === stock.lineItemId && !!subscription),
    }));
    const restocking = wanted.map((one) => ({ ...one, quantity: -one.quantity }));
    const facts = (isTaken: boolean) => ({
      orderId: after.id,
      reason: isPlaced && isTaken ? ('ORDER_PLACED' as const) : getReason(before, after, isTaken),
    });
    return [
      ...requestsFor(plugins, 'decrementAvailability', wanted, facts(true)),
      ...requestsFor(plugins, 'incrementAvailability', restocking, facts(false)),
    ];
  });
  plugins.sendAll(requests);
}
