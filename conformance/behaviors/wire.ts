import type { AnyClient } from '../harness/sides.js';
import type { StubResponse } from '../harness/stub-fetch.js';
import { invoke } from '../harness/invoke.js';
import { differs, throws, type Behavior, type Verdict } from './behavior.js';
import { openOfficial, openOurs, wireCall, type Open } from './wire-call.js';

type Request = readonly [request: string, body?: unknown];
interface Wire {
  readonly requests: readonly { readonly request: string; readonly body?: unknown; readonly type?: string }[];
  readonly result?: unknown;
}

/** Recorded requests and result of a call. */
const wire = (requests: readonly Request[], result?: unknown): Wire => ({
  requests: requests.map(([request, body]) => ({
    request,
    ...(body !== undefined && { body, type: 'application/json' }),
  })),
  result,
});

const wireBehavior = (
  label: string,
  response: StubResponse,
  call: (client: AnyClient) => unknown,
  recorded: Wire,
  verdict: Verdict = 'equal',
): Behavior => {
  const ask = (open: Open) => () => wireCall(open, [response], call);
  return { group: 'wire', label, recorded, verdict, official: ask(openOfficial), own: ask(openOurs) };
};

/** Calls a function by name, with a copy of the arguments, because the official packages modify them. */
const calling =
  (name: string, args: () => readonly unknown[] = () => []) =>
  (client: AnyClient) =>
    invoke(client, name, ...args());

const createOrder = (order: () => object) => calling('orders.createOrder', () => [order()]);
const getOrder = calling('orders.getOrder', () => ['o1', { retry: false }]);
const sentOrder = (order: object): Request => ['POST /ecom/v1/orders', { order }];
const got: Request = ['GET /ecom/v1/orders/o1?id=o1'];
const when = '2024-01-02T03:04:05.678Z';
const requestId = { 'x-wix-request-id': 'req-1' };

/** Error of the official client, whose message is a JSON string of the real message and the details. */
const sdkError = (status: number, message: string, details: object, id: string | null = 'req-1') => {
  const all = { ...details, requestId: id };
  return {
    throws: `Error: ${JSON.stringify({ message, details: all }, null, 2)}`,
    details: all,
    requestId: id,
    status,
  };
};
/** Error of Cartwright. */
const apiError = (status: number, words: string, details: object, id: string | null = 'req-1') => ({
  throws: words,
  status,
  requestId: id,
  details: { ...details, requestId: id },
});
const systemError = throws('TypeError: System error occurred: {}');
const applicationError = (code: unknown, description: string, data: unknown) => ({
  applicationError: { description, code, data },
});
const violations = (...fieldViolations: readonly object[]) => ({ validationError: { fieldViolations } });
const violation = (field: string, description: string, more: object = {}) => ({ field, description, ...more });
const invalid = (...fieldViolations: readonly object[]): StubResponse => ({
  status: 400,
  json: { message: 'bad', details: violations(...fieldViolations) },
  headers: requestId,
});

const withWeight = (weight: unknown) => ({ physicalProperties: { weight } });

/** Arguments after two calls. */
const usedTwice = (open: Open) => async () => {
  const order = {
    _id: 'x',
    purchasedDate: new Date(when),
    lineItems: [{ _id: 'l', image: 'https://h/i.jpg' }],
  };
  const call = createOrder(() => order);
  const first = await wireCall(open, [{}], call);
  return { after: structuredClone(order), first, second: await wireCall(open, [{}], call) };
};

const wireOrder = { purchasedDate: when, lineItems: [{ image: { url: 'https://h/i.jpg' }, id: 'l' }], id: 'x' };
const changedArgument: Behavior = {
  group: 'wire',
  label: 'an argument that is used twice',
  recorded: {
    after: wireOrder,
    first: wire([sentOrder(wireOrder)]),
    second: wire([], throws('TypeError: Invalid URL')),
  },
  verdict: differs('arguments-untouched', {
    after: { _id: 'x', purchasedDate: new Date(when), lineItems: [{ _id: 'l', image: 'https://h/i.jpg' }] },
    first: wire([sentOrder(wireOrder)]),
    second: wire([sentOrder(wireOrder)]),
  }),
  official: usedTwice(openOfficial),
  own: usedTwice(openOurs),
};

/** Requests, and the results of their responses. */
export const wireBehaviors: readonly Behavior[] = [
  wireBehavior(
    'null and undefined in a body',
    {},
    createOrder(() => ({
      buyerNote: null,
      currency: undefined,
      purchasedDate: null,
      lineItems: [{ image: null, quantity: 1 }],
    })),
    wire([sentOrder({ buyerNote: null, lineItems: [{ quantity: 1 }] })]),
    differs(
      'null-clears-date',
      wire([sentOrder({ buyerNote: null, purchasedDate: null, lineItems: [{ quantity: 1 }] })]),
    ),
  ),
  wireBehavior(
    'undefined at a number that may be NaN',
    {},
    createOrder(() => ({ lineItems: [withWeight(undefined)] })),
    wire([], systemError),
    differs('undefined-is-absent', wire([sentOrder({ lineItems: [{ physicalProperties: {} }] })])),
  ),
  wireBehavior(
    'NaN and Infinity, where they have words on the wire and elsewhere',
    { json: { order: { lineItems: ['NaN', '-Infinity', '1.5'].map(withWeight) } } },
    createOrder(() => ({ lineItems: [{ ...withWeight(NaN), quantity: NaN }, withWeight(-Infinity)] })),
    wire([sentOrder({ lineItems: [{ ...withWeight('NaN'), quantity: null }, withWeight('-Infinity')] })], {
      lineItems: [NaN, -Infinity, '1.5'].map(withWeight),
    }),
  ),
  wireBehavior(
    'a text where a Date belongs',
    {},
    createOrder(() => ({ purchasedDate: when })),
    wire([], systemError),
    differs(
      'invalid-arguments-typed',
      wire([], throws('validation invalid_argument: "purchasedDate" must be a valid Date')),
    ),
  ),
  wireBehavior(
    'a Date where none is declared',
    {},
    createOrder(() => ({ extendedFields: { namespaces: { n: { when: new Date(when) } } } })),
    wire([sentOrder({ extendedFields: { namespaces: { n: { when } } } })]),
  ),
  wireBehavior(
    'numbers of 64 bits, and null dates',
    { json: { order: { revision: '9007199254740993', number: '12', id: 'o1', createdDate: when, updatedDate: null } } },
    createOrder(() => ({ revision: '9007199254740993', number: 12 })),
    wire([sentOrder({ revision: '9007199254740993', number: 12 })], {
      revision: '9007199254740993',
      number: '12',
      _id: 'o1',
      _createdDate: new Date(when),
    }),
  ),
  wireBehavior(
    'a POST without a payload',
    {},
    calling('currentCart.removeCouponFromCurrentCart'),
    wire([['POST /ecom/v1/carts/current/remove-coupon', {}]], {}),
  ),
  wireBehavior(
    'a DELETE without a payload',
    {},
    calling('currentCart.deleteCurrentCart'),
    wire([['DELETE /ecom/v1/carts/current']]),
  ),
  wireBehavior(
    'options left out',
    {},
    calling('currentCart.addToCurrentCart'),
    wire([['POST /ecom/v1/carts/current/add-to-cart', {}]], {}),
  ),
  wireBehavior(
    'path parameters repeated in a query string',
    {},
    calling('orderFulfillments.deleteFulfillment', () => [{ orderId: 'o 1', fulfillmentId: 'f/1' }]),
    wire([['DELETE /ecom/v1/fulfillments/f/1/orders/o 1?fulfillmentId=f%2F1&orderId=o+1']], {}),
    differs(
      'path-ids-encoded',
      wire([['DELETE /ecom/v1/fulfillments/f%2F1/orders/o%201?fulfillmentId=f%2F1&orderId=o+1']], {}),
    ),
  ),
  wireBehavior(
    'path parameters repeated in a body',
    {},
    calling('orders.cancelOrder', () => ['o1', { restockAllItems: true }]),
    wire([['POST /ecom/v1/orders/o1/cancel', { id: 'o1', restockAllItems: true }]], {}),
  ),
  wireBehavior(
    'an update: the id goes into the entity',
    {},
    calling('orders.updateOrder', () => ['o1', { _id: 'other', buyerNote: 'x', archived: undefined }]),
    wire([['PATCH /ecom/v1/orders/o1', { order: { _id: 'other', buyerNote: 'x', id: 'o1' } }]]),
  ),
  wireBehavior(
    'no id',
    {},
    calling('orders.getOrder', () => [undefined]),
    wire([['GET /ecom/v1/orders/undefined']]),
    differs(
      'path-ids-checked',
      wire(
        [],
        throws('validation invalid_argument: "ecom.orders.getOrder: id" must be a non-empty ID, but is undefined'),
      ),
    ),
  ),
  wireBehavior(
    'an id with reserved characters',
    {},
    calling('orders.getOrder', () => ['a?b#c/d']),
    wire([['GET /ecom/v1/orders/a?b#c/d?id=a%3Fb%23c%2Fd']]),
    differs('path-ids-encoded', wire([['GET /ecom/v1/orders/a%3Fb%23c%2Fd?id=a%3Fb%23c%2Fd']])),
  ),
  wireBehavior(
    'a GET with lists and an object',
    {},
    calling('categories.getCategory', () => [
      'c1',
      { appNamespace: '@wix/stores', treeKey: null },
      { fields: ['A', 'B'] },
    ]),
    wire([
      ['GET /categories/v1/categories/c1?categoryId=c1&treeReference.appNamespace=%40wix%2Fstores&fields=A&fields=B'],
    ]),
  ),
  wireBehavior(
    'an update without a field mask',
    {},
    calling('tipSettings.updateTipSettings', () => [{ _id: 't1', autoTipOnCheckInPercentage: 1.5 }]),
    wire([['PATCH /tip-settings/v1/tip-settings', { tipSettings: { autoTipOnCheckInPercentage: 1.5, id: 't1' } }]]),
  ),
  wireBehavior(
    'field masks inside the items of a list',
    {},
    calling('orders.bulkUpdateOrders', () => [
      [{ order: { _id: 'o1', buyerNote: 'x' }, fieldMask: ['buyerNote', 'a.b'] }],
    ]),
    wire(
      [
        [
          'POST /ecom/v1/bulk/orders/update',
          { orders: [{ order: { buyerNote: 'x', id: 'o1' }, fieldMask: 'buyerNote,a.b' }] },
        ],
      ],
      {},
    ),
  ),
  wireBehavior(
    'a text that is no image',
    {},
    createOrder(() => ({ lineItems: [{ image: 'nope' }] })),
    wire([], throws('TypeError: Invalid URL')),
    differs(
      'invalid-arguments-typed',
      wire([], throws('validation invalid_argument: "image" must be a wix:image reference or an http URL')),
    ),
  ),
  wireBehavior(
    '200 with an empty body',
    { text: '' },
    calling('currentCart.deleteCurrentCart', () => [{ retry: false }]),
    wire([['DELETE /ecom/v1/carts/current']], throws('SyntaxError: System error occurred: {}')),
    differs(
      'answers-not-json',
      wire(
        [['DELETE /ecom/v1/carts/current']],
        apiError(
          200,
          'parse invalid_response: ecom.currentCart.deleteCurrentCart: the response cannot be parsed',
          applicationError(200, 'Status 200', { requestId: null, details: null }),
          null,
        ),
      ),
    ),
  ),
  wireBehavior(
    '204',
    { status: 204 },
    calling('currentCart.deleteCurrentCart', () => [{ retry: false }]),
    wire(
      [['DELETE /ecom/v1/carts/current']],
      sdkError(204, '', applicationError(204, '', { requestId: null, details: null }), null),
    ),
    differs(
      'system-errors-named',
      wire(
        [['DELETE /ecom/v1/carts/current']],
        apiError(
          204,
          'system unexpected_status: System error occurred: {"status":204,"message":"Status 204"}',
          applicationError(204, 'Status 204', { requestId: null, details: null }),
          null,
        ),
      ),
    ),
  ),
  wireBehavior(
    '201',
    { status: 201, json: { order: { id: 'o' } } },
    createOrder(() => ({})),
    wire(
      [sentOrder({})],
      sdkError(201, '', applicationError(201, '', { requestId: null, details: { order: { id: 'o' } } }), null),
    ),
    differs(
      'system-errors-named',
      wire(
        [sentOrder({})],
        apiError(
          201,
          'system unexpected_status: System error occurred: {"status":201,"message":"Status 201"}',
          applicationError(201, 'Status 201', { requestId: null, details: null }),
          null,
        ),
      ),
    ),
  ),
  wireBehavior('the returned field is missing in the answer', {}, getOrder, wire([got])),
  wireBehavior(
    'null in a list of converted values',
    { json: { order: { lineItems: [null] } } },
    getOrder,
    wire([got], systemError),
    differs('null-in-lists', wire([got], { lineItems: [null] })),
  ),
  changedArgument,
  wireBehavior(
    'refused fields of an entity',
    invalid(
      violation('order.id', 'must be a GUID'),
      violation('order.buyerNote', 'too long', { ruleName: 'MAX_LENGTH' }),
    ),
    calling('orders.updateOrder', () => ['o1', {}]),
    wire(
      [['PATCH /ecom/v1/orders/o1', { order: { id: 'o1' } }]],
      sdkError(
        400,
        'INVALID_ARGUMENT: "_id" must be a GUID, "order.buyerNote" too long',
        violations(
          violation('_id', 'must be a GUID'),
          violation('order.buyerNote', 'too long', { ruleName: 'MAX_LENGTH' }),
        ),
      ),
    ),
    differs(
      'errors-typed',
      wire(
        [['PATCH /ecom/v1/orders/o1', { order: { id: 'o1' } }]],
        apiError(
          400,
          'validation INVALID_ARGUMENT: INVALID_ARGUMENT: "_id" must be a GUID, "order.buyerNote" too long',
          violations(
            violation('_id', 'must be a GUID'),
            violation('order.buyerNote', 'too long', { ruleName: 'MAX_LENGTH' }),
          ),
        ),
      ),
    ),
  ),
  wireBehavior(
    'refused fields of options',
    invalid(violation('id', 'd1'), violation('customMessage', 'd2'), violation('unknownField', 'd3')),
    calling('orders.cancelOrder', () => ['o1', {}]),
    wire(
      [['POST /ecom/v1/orders/o1/cancel', { id: 'o1' }]],
      sdkError(
        400,
        'INVALID_ARGUMENT: "_id" d1, "options.customMessage" d2, "unknownField" d3',
        violations(violation('_id', 'd1'), violation('options.customMessage', 'd2'), violation('unknownField', 'd3')),
      ),
    ),
    differs(
      'violation-fields',
      wire(
        [['POST /ecom/v1/orders/o1/cancel', { id: 'o1' }]],
        apiError(
          400,
          'validation INVALID_ARGUMENT: INVALID_ARGUMENT: "_id" d1, "options.customMessage" d2, "options.unknownField" d3',
          violations(
            violation('_id', 'd1'),
            violation('options.customMessage', 'd2'),
            violation('options.unknownField', 'd3'),
          ),
        ),
      ),
    ),
  ),
  wireBehavior(
    'refused fields of a query',
    invalid(violation('query.filter', 'd')),
    (client) => (invoke(client, 'discountRules.queryDiscountRules') as { find(): unknown }).find(),
    wire(
      [['POST /ecom/v1/discount-rules/query', { query: { filter: {}, cursorPaging: { limit: 50 } } }]],
      sdkError(400, 'INVALID_ARGUMENT: "undefined.filter" d', violations(violation('undefined.filter', 'd'))),
    ),
    differs(
      'violation-fields',
      wire(
        [['POST /ecom/v1/discount-rules/query', { query: { filter: {}, cursorPaging: { limit: 50 } } }]],
        apiError(
          400,
          'validation INVALID_ARGUMENT: INVALID_ARGUMENT: "query.filter" d',
          violations(violation('query.filter', 'd')),
        ),
      ),
    ),
  ),
  wireBehavior(
    'an application error',
    {
      status: 404,
      json: {
        message: 'Order not found',
        details: { applicationError: { code: 'ORDER_NOT_FOUND', description: 'No such order', data: { id: 'o1' } } },
      },
      headers: requestId,
    },
    getOrder,
    wire(
      [got],
      sdkError(
        404,
        'Order not found: No such order',
        applicationError('ORDER_NOT_FOUND', 'No such order', { id: 'o1' }),
      ),
    ),
    differs(
      'errors-typed',
      wire(
        [got],
        apiError(
          404,
          'application ORDER_NOT_FOUND: Order not found: No such order',
          applicationError('ORDER_NOT_FOUND', 'No such order', { id: 'o1' }),
        ),
      ),
    ),
  ),
  wireBehavior(
    '404 without details',
    { status: 404, json: { message: 'nope' }, headers: requestId },
    getOrder,
    wire(
      [got],
      sdkError(404, 'nope', applicationError(404, 'nope', { requestId: 'req-1', details: { message: 'nope' } })),
    ),
    differs(
      'errors-typed',
      wire(
        [got],
        apiError(
          404,
          'application NOT_FOUND: nope',
          applicationError(404, 'nope', { requestId: 'req-1', details: { message: 'nope' } }),
        ),
      ),
    ),
  ),
  wireBehavior(
    '401 without JSON',
    { status: 401, statusText: 'Unauthorized', text: 'no', headers: requestId },
    getOrder,
    wire(
      [got],
      sdkError(401, 'Unauthorized', applicationError(401, 'Unauthorized', { requestId: 'req-1', details: null })),
    ),
    differs(
      'errors-typed',
      wire(
        [got],
        apiError(
          401,
          'application UNAUTHORIZED: Unauthorized',
          applicationError(401, 'Unauthorized', { requestId: 'req-1', details: null }),
        ),
      ),
    ),
  ),
  wireBehavior(
    '500',
    { status: 500, json: { message: '', details: {} }, headers: requestId },
    getOrder,
    wire(
      [got],
      sdkError(500, '', applicationError(500, '', { requestId: 'req-1', details: { message: '', details: {} } })),
    ),
    differs(
      'system-errors-named',
      wire(
        [got],
        apiError(
          500,
          'system system_error: System error occurred: request-id: req-1',
          applicationError(500, 'Status 500', { requestId: 'req-1', details: { message: '', details: {} } }),
        ),
      ),
    ),
  ),
  wireBehavior(
    'no answer from the network',
    {
      get status(): number {
        throw new TypeError('fetch failed');
      },
    },
    getOrder,
    wire([got], systemError),
    differs(
      'network-errors-named',
      wire(
        [got],
        throws(
          'network network_error: GET https://www.wixapis.com could not be reached (ecom.orders.getOrder, attempts: 1)',
        ),
      ),
    ),
  ),
];
