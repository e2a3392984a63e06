import { formatLineContent, formatOrderLine, getPricing } from './format-order-line.js';
import { formatOrder } from './format-order.js';
import { readOrderChanges } from './read-order-changes.js';
import { readOrder } from './read-order.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { maskedFields } from '../../kernel/input/masked-fields.js';
import { patchBetween } from '../../kernel/input/merge-patch.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Caller } from '../../protocol/auth/caller.js';
import { mayRead, type Owner, toOwner } from '../../protocol/auth/owner.js';
import { bulkItems } from '../../protocol/http/bulk-items.js';
import { route } from '../../protocol/routing/route.js';
import { cancelOrder as cancel } from '../../shop/orders/cancel-order.js';
import { changeLine } from '../../shop/orders/change-line.js';
import { changeOrder, checkChangeable } from '../../shop/orders/change-order.js';
import { changeTags } from '../../shop/orders/change-tags.js';
import { checkEditor } from '../../shop/orders/check-editor.js';
import { checkPurchasedDate, createOrder, deleteImportedOrder, importOrder } from '../../shop/orders/create-order.js';
import { setOrderNumberCounter as setCounter } from '../../shop/orders/order-number.js';
import type { StoredOrder, Tags } from '../../shop/orders/order.js';
import { requireLine } from '../../shop/orders/require-line.js';
import { orderNotFound, requireOrder } from '../../shop/orders/require-order.js';
import { updateStatus } from '../../shop/orders/update-status.js';

/** Gets an order. Merchants can get any order, visitors and members only their own. */
export const getOrder = route({
  id: 'ecom.orders.getOrder',
  method: 'GET',
  paths: ['/ecom/v1/orders/{id}', '/v1/orders/{id}', '/ecom/v1/ep-orders/{id}'],
  access: 'visitor',
  handle: ({ caller, origin, params, tenant }) => {
    const order = requireOrder(tenant, params.id);
    if (!mayRead(caller, order.owner)) throw orderNotFound(params.id);
    return { order: formatOrder(order, origin) };
  },
});

const statuses = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] as const;
const paymentStatuses = [
  ...['NOT_PAID', 'PAID', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED'],
  ...['PENDING', 'PENDING_MERCHANT', 'CANCELED', 'DECLINED', 'UNSPECIFIED'],
] as const;

const givenOrder = (read: FieldReader, body: unknown): Input => {
  const order = read.required(isObject(body) ? body['order'] : undefined, 'order');
  read.check();
  return order;
};

/** Returns the owner of the order: the buyer of the request, or the caller. */
const ownerIn = (input: Input, fallback: Owner): Owner => {
  const buyer = isObject(input['buyerInfo']) ? input['buyerInfo'] : {};
  if (typeof buyer['memberId'] === 'string') return { memberId: buyer['memberId'] };
  return typeof buyer['visitorId'] === 'string' ? { visitorId: buyer['visitorId'] } : fallback;
};

/** Reads and checks the date of the purchase. @throws {ApplicationError} 428 `PURCHASED_DATE_CANNOT_BE_IN_FUTURE` */
function readPurchasedDate(read: FieldReader, input: Input, tenant: Tenant): void {
  const text = read.string(input['purchasedDate'], 'order.purchasedDate', { max: 50 });
  if (text !== undefined && Number.isNaN(Date.parse(text))) {
    read.addViolation('order.purchasedDate', 'must be a date', 'FORMAT');
  }
  checkPurchasedDate(tenant, text);
}

/** Reads the apps that may edit the order. `undefined` if all apps may. */
function readEditors(read: FieldReader, body: unknown): readonly string[] | undefined {
  const settings = read.object(isObject(body) ? body['settings'] : undefined, 'settings');
  const apps = read.object(settings?.['editableByOwnerApps'], 'settings.editableByOwnerApps');
  return apps && read.ids(apps['appIds'], 'settings.editableByOwnerApps.appIds', { min: 1, max: 10 });
}

/** Creates an order that was sold elsewhere, such as by phone or in a store. */
export const createOrderRoute = route({
  id: 'ecom.orders.createOrder',
  method: 'POST',
  paths: ['/ecom/v1/orders', '/v1/orders', '/ecom/v1/ep-orders'],
  access: 'merchant',
  handle: ({ body, caller, origin, plugins, tenant }) => {
    const read = new FieldReader();
    const input = givenOrder(read, body);
    readPurchasedDate(read, input, tenant);
    const owner = ownerIn(input, toOwner(caller));
    const order = readOrder(read, input, { currencyOfStore: storeCurrency(tenant), owner });
    const status = read.enumeration(input['status'], 'order.status', statuses) ?? 'APPROVED';
    const paid = read.enumeration(input['paymentStatus'], 'order.paymentStatus', paymentStatuses);
    const editorAppIds = readEditors(read, body);
    read.check();
    const draft = { ...order, id: plugins.newId(), status, isPaid: paid === 'PAID' };
    const saved = createOrder(tenant, { ...draft, ...(editorAppIds && { editorAppIds }) });
    return { order: formatOrder(saved, origin) };
  },
});

/** Imports an order of another store, or replaces a previously imported one. */
export const importOrderRoute = route({
  id: 'ecom.orders.importOrder',
  method: 'POST',
  paths: ['/ecom/v1/orders/import', '/v1/orders/import', '/ecom/v1/ep-orders/import'],
  access: 'merchant',
  handle: ({ body, caller, origin, tenant }) => {
    const read = new FieldReader();
    const input = givenOrder(read, body);
    readPurchasedDate(read, input, tenant);
    const owner = ownerIn(input, toOwner(caller));
    const order = readOrder(read, input, { currencyOfStore: storeCurrency(tenant), owner });
    const id = read.string(input['id'], 'order.id', { min: 1, max: 100 }) ?? newId();
    const number = read.string(input['number'], 'order.number', { min: 1, max: 15 });
    for (const name of ['status', 'paymentStatus']) if (!input[name]) read.missing(`order.${name}`);
    const status = read.enumeration(input['status'], 'order.status', statuses) ?? 'APPROVED';
    const paid = read.enumeration(input['paymentStatus'], 'order.paymentStatus', paymentStatuses);
    read.check();
    const saved = importOrder(tenant, { ...order, id, status, isPaid: paid === 'PAID' }, number);
    return { order: formatOrder(saved, origin) };
  },
});

/** Deletes imported orders. Other orders are ignored. */
export const bulkDeleteImportedOrders = route({
  id: 'ecom.orders.bulkDeleteImportedOrders',
  method: 'POST',
  paths: [
    '/ecom/v1/orders/import/bulk-delete-imported-orders',
    '/v1/orders/import/bulk-delete-imported-orders',
    '/ecom/v1/ep-orders/import/bulk-delete-imported-orders',
  ],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const read = new FieldReader();
    const ids = read.ids(isObject(body) ? body['orderIds'] : undefined, 'orderIds', { min: 1, max: 100 });
    read.check();
    for (const id of ids) deleteImportedOrder(tenant, id);
    return { jobId: newId() };
  },
});

/** Change of an order: its fields, and their mask. */
interface OrderChange {
  readonly order: StoredOrder;
  readonly fields: Input;
  readonly mask: unknown;
}

function change(tenant: Tenant, caller: Caller, { fields, mask, order }: OrderChange): StoredOrder {
  checkEditor(order, caller.id);
  checkChangeable(order);
  return changeOrder(tenant, order, readOrderChanges(order, fields, mask));
}

/**
 * Updates an order: the given fields, or those of the mask. Line items, prices and payments have separate operations.
 */
export const updateOrder = route({
  id: 'ecom.orders.updateOrder',
  method: 'PATCH',
  paths: ['/ecom/v1/orders/{order.id}', '/v1/orders/{order.id}', '/ecom/v1/ep-orders/{order.id}'],
  access: 'merchant',
  handle: ({ body, caller, origin, params, tenant }) => {
    const order = requireOrder(tenant, params['order.id']);
    const input: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    const fields = read.required(input['order'], 'order');
    read.check();
    return { order: formatOrder(change(tenant, caller, { order, fields, mask: input['fieldMask'] }), origin) };
  },
});

/** Updates several orders, each by its own mask. Each succeeds or fails on its own. */
export const bulkUpdateOrders = route({
  id: 'ecom.orders.bulkUpdateOrders',
  method: 'POST',
  paths: ['/ecom/v1/bulk/orders/update', '/v1/bulk/orders/update'],
  access: 'merchant',
  handle: ({ body, caller, origin, tenant }) => {
    const input: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    if (!input['orders']) read.missing('orders');
    const returns = read.boolean(input['returnEntity'], 'returnEntity') ?? false;
    const changes = (read.list(input['orders'], 'orders', { min: 1, max: 100 }) ?? []).map((item, index) => {
      const { fieldMask, order: value } = read.required(item, `orders[${index}]`);
      const order = read.required(value, `orders[${index}].order`);
      const id = read.string(order['id'] ?? '', `orders[${index}].order.id`, { min: 1, max: 100 }) ?? '';
      return { id, order, fieldMask };
    });
    read.check();
    return bulkItems(tenant, {
      items: changes,
      getId: ({ id }) => id,
      apply: ({ fieldMask, id, order }) =>
        change(tenant, caller, { order: requireOrder(tenant, id), fields: order, mask: fieldMask }),
      format: returns && ((order) => formatOrder(order, origin)),
    });
  },
});

/** Assigns and unassigns tags of orders. Each order succeeds or fails on its own. */
export const bulkUpdateOrderTags = route({
  id: 'ecom.orders.bulkUpdateOrderTags',
  method: 'POST',
  paths: ['/ecom/v1/bulk/orders/update-tags', '/v1/bulk/orders/update-tags'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const input = isObject(body) ? body : {};
    const read = new FieldReader();
    const orderIds = read.ids(input['orderIds'], 'orderIds', { min: 1, max: 100 });
    const readTags = (name: string): Tags => {
      const tags = read.object(input[name], name);
      const ids = (list: string) => {
        const field = `${name}.${list}`;
        const inner = read.object(tags?.[list], field);
        return inner?.['tagIds'] ? read.ids(inner['tagIds'], `${field}.tagIds`, { max: 100 }) : [];
      };
      return { tags: ids('tags'), privateTags: ids('privateTags') };
    };
    const assigned = readTags('assignTags');
    const unassigned = readTags('unassignTags');
    read.check();
    return bulkItems(tenant, {
      items: orderIds,
      apply: (id) => changeTags(tenant, requireOrder(tenant, id), { assigned, unassigned }),
    });
  },
});

/** The fields of a line item that do not affect its price. */
const fields = {
  productName: { original: 'value', translated: 'value' },
  descriptionLines: 'value',
  image: 'any',
  digitalFile: 'any',
  fulfillerId: 'value',
  extendedFields: 'any',
} as const;

/** Updates the displayed fields of a line item: the given fields, or those of the mask. Price and quantity stay. */
export const updateOrderLineItem = route({
  id: 'ecom.orders.updateOrderLineItem',
  method: 'PATCH',
  paths: [
    '/ecom/v1/orders/{id}/line-item/{lineItem.id}',
    '/v1/orders/{id}/line-item/{lineItem.id}',
    '/ecom/v1/ep-orders/{id}/line-item/{lineItem.id}',
  ],
  access: 'merchant',
  handle: ({ body, caller, origin, params, tenant }) => {
    const order = requireOrder(tenant, params.id);
    checkEditor(order, caller.id);
    const line = requireLine(order, params['lineItem.id']);
    const pricing = getPricing(order);
    const before = formatOrderLine(line, pricing);
    const input: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    const values = read.required(input['lineItem'], 'lineItem');
    const changes = maskedFields(read, { input: values, before, mask: input['fieldMask'], fields });
    if (changes['productName'] === null) read.missing('lineItem.productName');
    read.check();
    const after: Record<string, unknown> = { ...before };
    for (const name of Object.keys(fields)) {
      if (changes[name] === null) delete after[name];
      else if (changes[name] !== undefined) after[name] = changes[name];
    }
    const written = patchBetween(formatLineContent(line, pricing), after);
    return { order: formatOrder(changeLine(tenant, order, line, written), origin) };
  },
});

const orderStatuses = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] as const;

/** Sets the status of an order. */
export const updateOrderStatus = route({
  id: 'ecom.orders.updateOrderStatus',
  method: 'POST',
  paths: [
    '/ecom/v1/orders/{orderId}/update-status',
    '/v1/orders/{orderId}/update-status',
    '/ecom/v1/ep-orders/{orderId}/update-status',
  ],
  access: 'merchant',
  handle: ({ body, origin, params, tenant }) => {
    const order = requireOrder(tenant, params.orderId);
    const read = new FieldReader();
    const value = isObject(body) ? body['status'] : undefined;
    if (!value) read.missing('status');
    const status = read.enumeration(value, 'status', orderStatuses) ?? 'INITIALIZED';
    read.check();
    return { order: formatOrder(updateStatus(tenant, order, status), origin) };
  },
});

/** Cancels an order, with optional restocking and email. Payments are not refunded. */
export const cancelOrder = route({
  id: 'ecom.orders.cancelOrder',
  method: 'POST',
  paths: ['/ecom/v1/orders/{id}/cancel', '/v1/orders/{id}/cancel'],
  access: 'merchant',
  handle: ({ body, origin, params, tenant }) => {
    const order = requireOrder(tenant, params.id);
    const input = isObject(body) ? body : {};
    const read = new FieldReader();
    const sends = read.boolean(input['sendOrderCanceledEmail'], 'sendOrderCanceledEmail') ?? false;
    const message = read.string(input['customMessage'], 'customMessage', { max: 1000 });
    const restocks = read.boolean(input['restockAllItems'], 'restockAllItems') ?? false;
    read.check();
    return { order: formatOrder(cancel(tenant, order, { restocks, ...(sends && { mail: { message } }) }), origin) };
  },
});

/** Sets the number of the next order. */
export const setOrderNumberCounter = route({
  id: 'ecom.orders.setOrderNumberCounter',
  method: 'POST',
  paths: [
    '/ecom/v1/orders/import/set-order-number-counter',
    '/v1/orders/import/set-order-number-counter',
    '/ecom/v1/ep-orders/import/set-order-number-counter',
  ],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const input = isObject(body) ? body : {};
    const read = new FieldReader();
    const counter = read.string(input['counter'] ?? '', 'counter', { min: 1, max: 15 });
    if (counter && !/^\d+$/.test(counter)) read.addViolation('counter', 'must be a whole number', 'FORMAT');
    const allowsLower = read.boolean(input['allowLowerCounter'], 'allowLowerCounter') ?? false;
    read.check();
    const oldCounter = setCounter(tenant, counter ?? '', allowsLower);
    return { oldCounter: String(oldCounter), newCounter: String(counter) };
  },
});
