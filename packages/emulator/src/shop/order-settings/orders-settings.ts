import type { Tenant } from '../../kernel/state/tenant.js';

/** How a store handles its orders. */
export interface OrdersSettings {
  readonly id: 'orders';
  /** When an order takes its goods out of the stock. */
  readonly inventoryUpdateTrigger: 'ON_ORDER_PLACED' | 'ON_ORDER_PAID';
  /** Whether to create an invoice for each paid order. */
  readonly createInvoice: boolean;
  /** ISO dates. */
  readonly createdDate: string;
  readonly updatedDate: string;
}

const stored = (tenant: Tenant) => tenant.collection<OrdersSettings>('orders-settings');

const initialDate = '2025-09-01T09:00:00.000Z';

/** Default settings of a store. */
export const initialOrdersSettings: OrdersSettings = {
  id: 'orders',
  inventoryUpdateTrigger: 'ON_ORDER_PLACED',
  createInvoice: false,
  createdDate: initialDate,
  updatedDate: initialDate,
};

/** The tenant's settings of orders. */
export const ordersSettings = (tenant: Tenant): OrdersSettings => stored(tenant).get('orders') ?? initialOrdersSettings;

/** Changes settings of the tenant's orders. */
export const changeOrdersSettings = (tenant: Tenant, change: Partial<OrdersSettings>): OrdersSettings =>
  stored(tenant).put({ ...ordersSettings(tenant), ...change, updatedDate: tenant.clock.now().toISOString() });
