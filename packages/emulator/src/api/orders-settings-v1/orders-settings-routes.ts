import { formatOrdersSettings } from './format-orders-settings.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { maskedFields } from '../../kernel/input/masked-fields.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { route, type Route } from '../../protocol/routing/route.js';
import { changeOrdersSettings, initialOrdersSettings, ordersSettings } from '../../shop/settings/orders-settings.js';

/** Gets the settings of orders, such as when inventory is reduced. */
const getOrdersSettings = route({
  id: 'ecom.ordersSettings.getOrdersSettings',
  method: 'GET',
  paths: ['/ecom/v1/orders-settings', '/v1/orders-settings'],
  access: 'merchant',
  handle: ({ tenant }) => ({ ordersSettings: formatOrdersSettings(ordersSettings(tenant)) }),
});

const fields = {
  inventoryUpdateTrigger: 'value',
  createInvoice: 'value',
  autoGenerateInvoiceOnPaidOrder: 'value',
} as const;

/**
 * Updates the settings of orders: the given ones, or those of the mask. A setting named by the mask without a value is
 * reset to its default.
 */
const updateOrdersSettings = route({
  id: 'ecom.ordersSettings.updateOrdersSettings',
  method: 'PATCH',
  paths: ['/ecom/v1/orders-settings', '/v1/orders-settings'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const read = new FieldReader();
    const input: Input = isObject(body) ? body : {};
    const values = read.required(input['ordersSettings'], 'ordersSettings');
    const changes = maskedFields(read, { input: values, before: {}, mask: input['fieldMask'], fields });
    const cleared = Object.keys(changes).filter((name) => changes !== values && changes[name] === null);
    const trigger = read.enumeration(changes['inventoryUpdateTrigger'], 'ordersSettings.inventoryUpdateTrigger', [
      'ON_ORDER_PLACED',
      'ON_ORDER_PAID',
    ]);
    const createInvoice =
      read.boolean(changes['createInvoice'], 'ordersSettings.createInvoice') ??
      read.boolean(changes['autoGenerateInvoiceOnPaidOrder'], 'ordersSettings.autoGenerateInvoiceOnPaidOrder');
    read.check();
    const { createInvoice: initial, inventoryUpdateTrigger } = initialOrdersSettings;
    const settings = changeOrdersSettings(tenant, {
      ...(cleared.includes('inventoryUpdateTrigger') && { inventoryUpdateTrigger }),
      ...(cleared.some((name) => name !== 'inventoryUpdateTrigger') && { createInvoice: initial }),
      ...(trigger && { inventoryUpdateTrigger: trigger }),
      ...(createInvoice !== undefined && { createInvoice }),
    });
    return { ordersSettings: formatOrdersSettings(settings) };
  },
});

/** The routes of order settings. */
export const ordersSettingsRoutes: readonly Route[] = [getOrdersSettings, updateOrdersSettings];
