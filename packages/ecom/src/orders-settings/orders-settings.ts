import { date, entity, enumeration, type EnumerationValue } from '@cartwright/core';

/**
 * Times at which an order decreases the inventory.
 *
 * - `ON_ORDER_PAID`: when the payment is approved.
 * - `ON_ORDER_PLACED`: when the order is placed. The items are restocked if the payment fails.
 */
export const InventoryUpdateTrigger = /* @__PURE__ */ enumeration('ON_ORDER_PAID', 'ON_ORDER_PLACED');
/** Time at which an order decreases the inventory. */
export type InventoryUpdateTrigger = EnumerationValue<typeof InventoryUpdateTrigger>;

/** Settings of a site that apply to all of its orders. */
export interface OrdersSettings {
  /**
   * Time at which orders decrease the inventory.
   *
   * @default 'ON_ORDER_PLACED'
   */
  inventoryUpdateTrigger?: InventoryUpdateTrigger;
  /**
   * Whether to create an invoice for each new order that is paid online.
   *
   * @default false
   */
  createInvoice?: boolean | null;
  /** Date and time when the settings were created. Read-only. */
  _createdDate?: Date | null;
  /** Date and time of the last update. Read-only. */
  _updatedDate?: Date | null;
}

/** Shape of {@link OrdersSettings}: which fields are dates. */
export const ordersSettingsShape = /* @__PURE__ */ entity<OrdersSettings>({ _createdDate: date, _updatedDate: date });
