import { route } from '../http/route.js';
import { FieldReader, isObject } from '../input/index.js';
import { changeOrdersSettings, wireOrdersSettings } from './orders-settings.js';

/** Changes how the store handles its orders: what is given, and nothing else. */
export const updateOrdersSettings = route({
  id: 'ecom.ordersSettings.updateOrdersSettings',
  method: 'PATCH',
  paths: ['/ecom/v1/orders-settings', '/v1/orders-settings'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const read = new FieldReader();
    const given = read.needed(isObject(body) ? body['ordersSettings'] : undefined, 'ordersSettings');
    const trigger = read.word(given['inventoryUpdateTrigger'], 'ordersSettings.inventoryUpdateTrigger', [
      'ON_ORDER_PLACED',
      'ON_ORDER_PAID',
    ]);
    const createInvoice =
      read.flag(given['createInvoice'], 'ordersSettings.createInvoice') ??
      read.flag(given['autoGenerateInvoiceOnPaidOrder'], 'ordersSettings.autoGenerateInvoiceOnPaidOrder');
    read.check();
    const settings = changeOrdersSettings(tenant, {
      ...(trigger && { inventoryUpdateTrigger: trigger }),
      ...(createInvoice !== undefined && { createInvoice }),
    });
    return { ordersSettings: wireOrdersSettings(settings) };
  },
});
