import { date, entity, enumeration, type EnumerationValue } from '@cartwright/core';

/** When stock goes down. */
export const InventoryUpdateTrigger = /* @__PURE__ */ enumeration('ON_ORDER_PAID', 'ON_ORDER_PLACED');
/** When stock goes down. */
export type InventoryUpdateTrigger = EnumerationValue<typeof InventoryUpdateTrigger>;

/** How a store treats its orders. */
export interface OrdersSettings {
  /** When stock goes down. */
  inventoryUpdateTrigger?: InventoryUpdateTrigger;
  /** Whether an invoice is made of each order. */
  createInvoice?: boolean | null;
  /** When it was made. Read-only. */
  _createdDate?: Date | null;
  /** When it was last changed. Read-only. */
  _updatedDate?: Date | null;
}

/** The converted fields of {@link OrdersSettings}. */
export const ordersSettingsShape = /* @__PURE__ */ entity<OrdersSettings>({ _createdDate: date, _updatedDate: date });
