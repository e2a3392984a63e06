import { isApiError } from '@cartwright/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filled, text } from '../harness/arbitraries.js';
import { capture } from '../harness/capture.js';
import { invoke } from '../harness/invoke.js';
import { officialFacts } from '../harness/errors.js';
import { patience, runs } from '../harness/same-call.js';
import { official, ours, type AnyClient } from '../harness/sides.js';
import type { StubResponse } from '../harness/stub-fetch.js';

const violation = (field: string, description: string, more: object = {}) => ({ field, description, ...more });
const invalid = (...fieldViolations: readonly object[]): StubResponse => ({
  status: 400,
  json: { message: 'bad', details: { validationError: { fieldViolations } } },
});
const application = (status: number, code: string, description: string, data?: object): StubResponse => ({
  status,
  json: { message: 'It failed', details: { applicationError: { code, description, ...(data && { data }) } } },
});

const getOrder = (client: AnyClient) => invoke(client, 'orders.getOrder', 'o1');
const addToCart = (client: AnyClient) => invoke(client, 'currentCart.addToCurrentCart', {});

/** A call, with all fields of its payload whose names the official client converts. */
interface RefusedCall {
  readonly name: string;
  readonly call: (client: AnyClient) => unknown;
  readonly fields: readonly string[];
}

const refusing = (name: string, args: readonly unknown[], fields: string): RefusedCall => ({
  name,
  call: (client) => invoke(client, name, ...structuredClone(args)),
  fields: fields.split(' '),
});

const refusedCalls = [
  refusing('currentCart.getCurrentCart', [], 'cart'),
  refusing('currentCart.addToCurrentCart', [{}], 'lineItems customLineItems businessLocationId'),
  refusing('currentCart.updateCurrentCart', [{}], 'cartInfo couponCode lineItems customLineItems'),
  refusing(
    'currentCart.createCheckoutFromCurrentCart',
    [{}],
    'channelType shippingAddress billingAddress selectedShippingOption email',
  ),
  refusing(
    'currentCart.estimateCurrentCartTotals',
    [{}],
    'selectedShippingOption shippingAddress billingAddress selectedMemberships calculateTax calculateShipping',
  ),
  refusing('currentCart.removeLineItemsFromCurrentCart', [['l1']], 'lineItemIds'),
  refusing('currentCart.updateCurrentCartLineItemQuantity', [[{ _id: 'l1', quantity: 1 }]], 'lineItems'),
  refusing('currentCart.removeCouponFromCurrentCart', [], 'cart'),
  refusing('currentCart.deleteCurrentCart', [], 'cart'),
  refusing('checkout.getCheckout', ['c1'], 'id unknown'),
  refusing('orders.getOrder', ['o1'], 'id unknown'),
  refusing('redirects.createRedirectSession', [{}], 'ecomCheckout login logout auth callbacks preferences origin'),
  refusing('products.getProduct', ['p1', {}], 'id includeMerchantSpecificData'),
  refusing('products.getProductOptionsAvailability', ['p1', {}], 'id options unknown'),
  refusing('products.queryProductVariants', ['p1', {}], 'id choices variantIds paging includeMerchantSpecificData'),
  refusing('products.queryProducts', [{}], 'query unknown'),
  refusing('collections.getCollection', ['c1'], 'id unknown'),
  refusing('collections.getCollectionBySlug', ['c1'], 'slug unknown'),
  refusing('collections.queryCollections', [{}], 'query unknown'),
] as const;

/** A field, or a path within it. */
const fieldFrom = (fields: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...fields), fc.stringMatching(/^(\.[a-zA-Z]{1,6}|\[\d\]){0,3}$/))
    .map(([field, place]) => field + place);

const sameErrors: readonly [
  label: string,
  answer: StubResponse,
  call: (client: AnyClient) => unknown,
  code: unknown,
][] = [
  [
    'an application error',
    application(404, 'ORDER_NOT_FOUND', 'No such order', { id: 'o1' }),
    getOrder,
    'ORDER_NOT_FOUND',
  ],
  [
    'an application error without data',
    application(404, 'OWNED_CART_NOT_FOUND', 'No cart'),
    addToCart,
    'OWNED_CART_NOT_FOUND',
  ],
  ['an application error with status 428', application(428, 'PRECONDITION', 'First that'), addToCart, 'PRECONDITION'],
  ['a violation of an unknown field', invalid(violation('somewhere', 'is wrong')), getOrder, 'INVALID_ARGUMENT'],
  [
    'violations, sorted by field',
    invalid(
      violation('lineItems[0].quantity', 'too many', { ruleName: 'MAX' }),
      violation('customLineItems', 'is missing', { violatedRule: 'REQUIRED_FIELD' }),
    ),
    addToCart,
    'INVALID_ARGUMENT',
  ],
  [
    'violations with data',
    invalid(violation('businessLocationId', 'no', { data: { type: 'EMAIL' } })),
    addToCart,
    'INVALID_ARGUMENT',
  ],
  ['404 without details', { status: 404, statusText: 'Not Found', json: { message: 'nope' } }, getOrder, 'NOT_FOUND'],
  ['401 without JSON', { status: 401, statusText: 'Unauthorized', text: 'no' }, getOrder, 'UNAUTHORIZED'],
  [
    '403 without details',
    { status: 403, statusText: 'Forbidden', json: { message: 'not yours' } },
    addToCart,
    'FORBIDDEN',
  ],
  ['409 without a message', { status: 409, statusText: 'Conflict', json: {} }, addToCart, 'CONFLICT'],
];

describe('errors', () => {
  test.each(sameErrors)('%s: same message, same details', async (_, response, call, code) => {
    const withId = { ...response, headers: { 'x-wix-request-id': 'req-1' } };
    const renewed = { json: { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 3600 } };
    const responses = response.status === 401 ? [withId, renewed, withId] : withId;
    const theirs = await capture(official, withId, call);
    const own = await capture(ours, responses, call);
    const facts = officialFacts(theirs.error);
    if (!isApiError(own.error)) throw own.error;
    expect(own.error.details).toEqual(facts.details);
    expect(own.error.message).toBe(facts.message);
    expect(own.error.code).toBe(code);
    expect(own.error.status).toBe(response.status);
    expect(own.error.requestId).toBe('req-1');
  });

  test.each(refusedCalls)('$name: rejected fields have the caller’s names', async ({ call, fields }) => {
    const response = invalid(...fields.flatMap((field) => [violation(field, 'd'), violation(`${field}[0].id`, 'd')]));
    const theirs = await capture(official, response, call);
    const own = await capture(ours, response, call);
    const facts = officialFacts(theirs.error);
    expect(own.error).toMatchObject({ message: facts.message, details: facts.details });
  });

  test(
    'generated application errors and violations: same message, same details',
    async () => {
      const status = fc
        .integer({ min: 400, max: 499 })
        .filter((value) => value !== 401 && value !== 408 && value !== 429);
      const data = fc.dictionary(
        fc.constantFrom('id', '_id', 'createdDate', 'reason', 'data'),
        fc.oneof(text, fc.integer()),
      );
      const response = ({ fields }: RefusedCall) =>
        fc.oneof(
          fc
            .record({ code: filled, description: filled, data, message: filled })
            .map(({ message, ...applicationError }) => ({
              message,
              details: { applicationError },
            })),
          fc
            .uniqueArray(
              fc.record({
                field: fieldFrom(fields),
                description: text,
                violatedRule: fc.constantFrom('MAX', 'NEW_RULE'),
                data,
              }),
              {
                minLength: 1,
                maxLength: 4,
                selector: (one) => one.field,
              },
            )
            .map((fieldViolations) => ({ message: '', details: { validationError: { fieldViolations } } })),
          fc.record({ message: text.filter((value) => value !== '') }),
        );
      const refused = fc.constantFrom(...refusedCalls).chain((one) => fc.tuple(fc.constant(one), response(one)));
      await fc.assert(
        fc.asyncProperty(status, refused, async (code, [{ call }, json]) => {
          const theirs = await capture(official, { status: code, json }, call);
          const own = await capture(ours, { status: code, json }, call);
          const facts = officialFacts(theirs.error);
          if (!isApiError(own.error)) throw own.error;
          expect(own.error.details).toEqual(facts.details);
          expect(own.error.message).toBe(facts.message);
        }),
        { numRuns: runs * 4 },
      );
    },
    patience,
  );
});
