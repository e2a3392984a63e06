import type { Tenant } from '../../kernel/state/tenant.js';

/** Order settings of a store. */
export interface OrdersSettings {
  readonly id: 'orders';
  /** When the line items of an order are deducted from the stock. */
  readonly inventoryUpdateTrigger: 'ON_ORDER_PLACED' | 'ON_ORDER_PAID';
  /** Whether to create an invoice for each paid order. */
  readonly createInvoice: boolean;
  /** ISO 8601 strings. */
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

/** Order settings of a tenant. */
export const ordersSettings = (tenant: Tenant): OrdersSettings => stored(tenant).get('orders') ?? initialOrdersSettings;

/** Changes order settings of a tenant. */
export const changeOrdersSettings = (tenant: Tenant, change: Partial<OrdersSettings>): OrdersSettings =>
  stored(tenant).put({ ...ordersSettings(tenant), ...change, updatedDate: tenant.clock.now().toISOString() });
