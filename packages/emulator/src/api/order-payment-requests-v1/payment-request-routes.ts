import { ApplicationError } from '../../kernel/errors/application-error.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { maskedFields } from '../../kernel/input/masked-fields.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { compare, isAmount } from '../../kernel/money/decimal.js';
import type { QueryField, QueryFields } from '../../kernel/query/field.js';
import { runQuery } from '../../kernel/query/run-query.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Caller } from '../../protocol/auth/caller.js';
import { bulkItems, readBulk } from '../../protocol/http/bulk-items.js';
import { type Route, route } from '../../protocol/routing/route.js';
import { orders } from '../../shop/orders/order.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { chargePaymentRequest } from '../../shop/payment-requests/charge-payment-request.js';
import {
  type PaymentRequest,
  checkStatus,
  paymentRequests,
  requirePaymentRequest,
  savePaymentRequest,
} from '../../shop/payment-requests/payment-request.js';
import { findCard } from '../../shop/payments/test-cards.js';
import { formatPaymentRequest, getPaymentUrl } from './format-payment-request.js';

/** Fields that are stored as given. */
const givenNames = ['image', 'actionLinks', 'extendedFields'];

const readGiven = (read: FieldReader, input: Input, field: string): Input =>
  Object.fromEntries(
    givenNames.flatMap((name) => {
      const value = read.object(input[name], `${field}.${name}`);
      return value ? [[name, value]] : [];
    }),
  );

function readTexts(read: FieldReader, input: Input, field: string) {
  const title = read.string(input['title'] ?? '', `${field}.title`, { min: 1, max: 200 }) ?? '';
  const description = read.string(input['description'], `${field}.description`, { max: 300 });
  const blocked = read.list(input['blockedPaymentMethods'], `${field}.blockedPaymentMethods`, { max: 1 }) ?? [];
  for (const [index, one] of blocked.entries()) {
    read.enumeration(one, `${field}.blockedPaymentMethods[${index}]`, ['MANUAL']);
  }
  return {
    title,
    ...(description !== undefined && { description }),
    isManualBlocked: blocked.includes('MANUAL'),
    given: readGiven(read, input, field),
  };
}

function readDate(read: FieldReader, value: unknown, field: string): string | undefined {
  const text = read.string(value, field, { max: 50 });
  if (text === undefined) return undefined;
  const time = Date.parse(text);
  return Number.isNaN(time) ? read.addViolation(field, 'must be a date', 'FORMAT') : new Date(time).toISOString();
}

/**
 * Creates a payment request. One whose expiration date has passed is expired.
 *
 * @throws {ApplicationError} `ORDER_NOT_FOUND`; `PARTIAL_PAYMENT_NOT_SUPPORTED_FOR_SUBSCRIPTION`
 */
function create(tenant: Tenant, caller: Caller, item: unknown, field: string): PaymentRequest {
  const read = new FieldReader();
  const input = read.required(item, field);
  read.check();
  const orderId = read.string(input['orderId'] ?? '', `${field}.orderId`, { min: 1, max: 100 }) ?? '';
  const amount = read.required(input['amount'], `${field}.amount`)['amount'];
  const order = orders(tenant).get(orderId);
  if (!isAmount(amount, order?.currency ?? 'USD') || compare(amount, 0) <= 0) {
    read.addViolation(`${field}.amount.amount`, 'must be an amount above zero, such as "12.50"', 'FORMAT');
  }
  const source = read.object(input['source'], `${field}.source`) ?? {};
  const externalId = read.string(source['externalId'], `${field}.source.externalId`, { min: 1, max: 100 });
  const appId = read.string(source['appId'], `${field}.source.appId`, { min: 1, max: 100 });
  const expirationDate = readDate(read, input['expirationDate'], `${field}.expirationDate`);
  const texts = readTexts(read, input, field);
  read.check();
  const { lines, total } = requireOrder(tenant, orderId);
  if (lines.some(({ subscription }) => subscription) && compare(String(amount), total) !== 0) {
    const description = 'An order with a subscription is paid as a whole.';
    throw new ApplicationError('failedPrecondition', 'PARTIAL_PAYMENT_NOT_SUPPORTED_FOR_SUBSCRIPTION', description, {
      orderId,
    });
  }
  const now = tenant.clock.now().toISOString();
  const creator = appId ?? (caller.id === 'merchant' ? undefined : caller.id);
  return savePaymentRequest(tenant, {
    id: newId(),
    orderId,
    status: expirationDate !== undefined && expirationDate <= now ? 'EXPIRED' : 'UNPAID',
    amount: String(amount),
    source: { ...(creator && { appId: creator }), ...(externalId && { externalId }) },
    ...(expirationDate && { expirationDate }),
    ...texts,
    createdDate: now,
  });
}

/** Creates a payment request. */
const createOrderPaymentRequest = route({
  id: 'ecom.orderPaymentRequests.createOrderPaymentRequest',
  method: 'POST',
  paths: ['/ecom/v1/order-payment-requests', '/v1/order-payment-requests'],
  access: 'merchant',
  handle: ({ body, caller, origin, tenant }) => {
    const item = isObject(body) ? body['orderPaymentRequest'] : undefined;
    const request = create(tenant, caller, item, 'orderPaymentRequest');
    return {
      orderPaymentRequest: formatPaymentRequest(tenant, request),
      orderPaymentRequestUrl: getPaymentUrl(tenant, origin, request),
    };
  },
});

/** Creates payment requests. Each succeeds or fails on its own. */
const bulkCreateOrderPaymentRequests = route({
  id: 'ecom.orderPaymentRequests.bulkCreateOrderPaymentRequests',
  method: 'POST',
  paths: ['/v1/bulk/order-payment-requests/create', '/ecom/v1/bulk/order-payment-requests/create'],
  access: 'merchant',
  handle: ({ body, caller, origin, tenant }) => {
    const { items, returnEntity } = readBulk(body, 'orderPaymentRequests');
    return bulkItems(tenant, {
      items,
      getId: () => undefined,
      apply: (item) => create(tenant, caller, item, 'orderPaymentRequest'),
      format:
        returnEntity &&
        ((request) => ({
          orderPaymentRequest: formatPaymentRequest(tenant, request),
          orderPaymentRequestUrl: getPaymentUrl(tenant, origin, request),
        })),
    });
  },
});

/** Gets a payment request. */
const getOrderPaymentRequest = route({
  id: 'ecom.orderPaymentRequests.getOrderPaymentRequest',
  method: 'GET',
  paths: [
    '/ecom/v1/order-payment-requests/{orderPaymentRequestId}',
    '/v1/order-payment-requests/{orderPaymentRequestId}',
  ],
  access: 'merchant',
  handle: ({ params, tenant }) => ({
    orderPaymentRequest: formatPaymentRequest(tenant, requirePaymentRequest(tenant, params['orderPaymentRequestId'])),
  }),
});

/** The fields that a field mask may name. */
const maskFields = {
  title: 'value',
  description: 'value',
  image: 'any',
  blockedPaymentMethods: 'value',
  actionLinks: 'any',
  extendedFields: 'any',
} as const;

/** Updates the texts, the image and the payment methods of an unpaid payment request. */
const updateOrderPaymentRequest = route({
  id: 'ecom.orderPaymentRequests.updateOrderPaymentRequest',
  method: 'PATCH',
  paths: [
    '/ecom/v1/order-payment-requests/{orderPaymentRequest.id}',
    '/v1/order-payment-requests/{orderPaymentRequest.id}',
  ],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const request = requirePaymentRequest(tenant, params['orderPaymentRequest.id']);
    checkStatus(request, 'UPDATE', ['UNPAID']);
    const content: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    const input = read.required(content['orderPaymentRequest'], 'orderPaymentRequest');
    const before = formatPaymentRequest(tenant, request) as Input;
    const amount = isObject(input['amount']) ? input['amount']['amount'] : undefined;
    if (amount !== undefined && amount !== request.amount) {
      const description = 'The amount of an order payment request cannot be changed.';
      throw new ApplicationError('failedPrecondition', 'CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT', description, {
        orderPaymentRequestId: request.id,
      });
    }
    const changes = maskedFields(read, { input, before, mask: content['fieldMask'], fields: maskFields });
    const changed = Object.entries(changes).filter(([, value]) => value !== undefined);
    const texts = readTexts(read, { ...before, ...Object.fromEntries(changed) }, 'orderPaymentRequest');
    read.check();
    const { description: _description, ...rest } = request;
    return { orderPaymentRequest: formatPaymentRequest(tenant, savePaymentRequest(tenant, { ...rest, ...texts })) };
  },
});

/** Deletes a payment request that is not paid. */
const deleteOrderPaymentRequest = route({
  id: 'ecom.orderPaymentRequests.deleteOrderPaymentRequest',
  method: 'DELETE',
  paths: [
    '/ecom/v1/order-payment-requests/{orderPaymentRequestId}',
    '/v1/order-payment-requests/{orderPaymentRequestId}',
  ],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    const request = requirePaymentRequest(tenant, params['orderPaymentRequestId']);
    checkStatus(request, 'DELETE', ['UNPAID', 'EXPIRED', 'VOIDED']);
    paymentRequests(tenant).delete(request.id);
    return {};
  },
});

/** Finds the payment request of a request body. */
function requireNamed(tenant: Tenant, body: unknown): PaymentRequest {
  const read = new FieldReader();
  const value = isObject(body) ? body['orderPaymentRequestId'] : undefined;
  const id = read.string(value ?? '', 'orderPaymentRequestId', { min: 1, max: 100 });
  read.check();
  return requirePaymentRequest(tenant, id);
}

/** Voids an unpaid payment request. */
const voidOrderPaymentRequest = route({
  id: 'ecom.orderPaymentRequests.voidOrderPaymentRequest',
  method: 'POST',
  paths: ['/ecom/v1/order-payment-requests/void', '/v1/order-payment-requests/void'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const request = requireNamed(tenant, body);
    checkStatus(request, 'VOID', ['UNPAID', 'VOIDED']);
    if (request.status === 'UNPAID') savePaymentRequest(tenant, { ...request, status: 'VOIDED' });
    return {};
  },
});

/** Gets the URL of the payment page. */
const getOrderPaymentRequestUrl = route({
  id: 'ecom.orderPaymentRequests.getOrderPaymentRequestUrl',
  method: 'POST',
  paths: ['/ecom/v1/order-payment-requests/url', '/v1/order-payment-requests/url'],
  access: 'merchant',
  handle: ({ body, origin, tenant }) => ({
    orderPaymentRequestUrl: getPaymentUrl(tenant, origin, requireNamed(tenant, body)),
  }),
});

/** Charges a payment request with a test card, whose ID is the payment token. */
const chargeOrderPaymentRequest = route({
  id: 'ecom.orderPaymentRequests.chargeOrderPaymentRequest',
  method: 'POST',
  paths: ['/ecom/v1/order-payment-requests/charge', '/v1/order-payment-requests/charge'],
  access: 'visitor',
  handle: ({ body, plugins, tenant }) => {
    const request = requireNamed(tenant, body);
    const token = isObject(body) ? body['paymentToken'] : undefined;
    checkStatus(request, 'CHARGE', ['UNPAID']);
    const card = findCard(token);
    if (!card) {
      const description = 'There is no such payment token. Use the ID of a test card.';
      throw new ApplicationError('failedPrecondition', 'PAYMENT_METHOD_UNAVAILABLE', description, {
        paymentToken: token,
      });
    }
    const { payment } = chargePaymentRequest({ plugins, tenant }, request, card.id);
    return { paymentResponseToken: payment.id };
  },
});

const toField = (
  type: QueryField<PaymentRequest>['type'],
  read: QueryField<PaymentRequest>['read'],
  sortable = true,
): QueryField<PaymentRequest> => ({ type, sortable, read });

const getFields = (tenant: Tenant): QueryFields<PaymentRequest> =>
  new Map([
    ['id', toField('string', ({ id }) => id, false)],
    ['orderId', toField('string', ({ orderId }) => orderId, false)],
    ['paymentGatewayOrderId', toField('string', ({ paymentId }) => paymentId, false)],
    ['source.appId', toField('string', ({ source }) => source.appId, false)],
    ['source.externalId', toField('string', ({ source }) => source.externalId, false)],
    ['createdDate', toField('date', ({ createdDate }) => createdDate)],
    ['updatedDate', toField('date', ({ updatedDate }) => updatedDate)],
    ['expirationDate', toField('date', ({ expirationDate }) => expirationDate)],
    ['title', toField('string', ({ title }) => title)],
    ['description', toField('string', ({ description }) => description)],
    ['orderNumber', toField('string', ({ orderId }) => orders(tenant).get(orderId)?.number)],
    ['status', toField('enum', ({ status }) => status)],
    ['amount.amount', toField('decimal', ({ amount }) => amount)],
  ]);

/** Queries payment requests, newest first by default. */
const queryOrderPaymentRequests = route({
  id: 'ecom.orderPaymentRequests.queryOrderPaymentRequests',
  method: 'POST',
  paths: ['/ecom/v1/order-payment-requests/query', '/v1/order-payment-requests/query'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const documents = [...paymentRequests(tenant).values()].reverse().values();
    const source = { entity: 'orderPaymentRequest', fields: getFields(tenant), documents };
    const query = isObject(body) && isObject(body['query']) ? body['query'] : {};
    const { items, metadata } = runQuery(source, { ...query, cursorPaging: query['cursorPaging'] ?? {} });
    return {
      orderPaymentRequests: items.map((request) => formatPaymentRequest(tenant, request)),
      pagingMetadata: metadata,
    };
  },
});

/** Replaces the data of an app. */
const updateExtendedFields = route({
  id: 'ecom.orderPaymentRequests.updateExtendedFields',
  method: 'POST',
  paths: [
    '/ecom/v1/order-payment-requests/{id}/update-extended-fields',
    '/v1/order-payment-requests/{id}/update-extended-fields',
  ],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const request = requirePaymentRequest(tenant, params['id']);
    const input: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    const namespace = read.string(input['namespace'] ?? '', 'namespace', { min: 1, max: 164 }) ?? '';
    const data = read.required(input['namespaceData'], 'namespaceData');
    read.check();
    const { namespaces = {} } = (request.given['extendedFields'] ?? {}) as { namespaces?: Input };
    const extendedFields = { namespaces: { ...namespaces, [namespace]: data } };
    const saved = savePaymentRequest(tenant, { ...request, given: { ...request.given, extendedFields } });
    return { orderPaymentRequest: formatPaymentRequest(tenant, saved) };
  },
});

/** The routes of order payment requests. */
export const paymentRequestRoutes: readonly Route[] = [
  createOrderPaymentRequest,
  bulkCreateOrderPaymentRequests,
  queryOrderPaymentRequests,
  voidOrderPaymentRequest,
  getOrderPaymentRequestUrl,
  chargeOrderPaymentRequest,
  getOrderPaymentRequest,
  updateOrderPaymentRequest,
  deleteOrderPaymentRequest,
  updateExtendedFields,
];
