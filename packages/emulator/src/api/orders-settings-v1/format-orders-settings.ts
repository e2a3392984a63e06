import type { OrdersSettings } from '../../shop/settings/orders-settings.js';

/** Formats the settings for responses. */
export const formatOrdersSettings = ({ id: _id, createInvoice, ...settings }: OrdersSettings): object => ({
  ...settings,
  createInvoice,
  autoGenerateInvoiceOnPaidOrder: createInvoice,
});
