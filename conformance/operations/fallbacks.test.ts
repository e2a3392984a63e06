import type { OperationSpec } from '@cartwright/core';
import { describe, expect, test } from 'vitest';
import { calls } from '../faults/calls.js';
import { capture } from '../harness/capture.js';
import { invoke } from '../harness/invoke.js';
import { official, ours, type AnyClient } from '../harness/sides.js';

const backInStock = '/back-in-stock-service/v1/back-in-stock-notification-requests';

/**
 * Paths of GET requests that the official client replaces when the query string exceeds 4,000 characters, each with the
 * path that takes the payload as the body of a POST.
 */
const fallbacks = new Map([
  [backInStock, `${backInStock}/query`],
  ...[
    '/billing/v1/contact-tax-details/query',
    '/billing/v1/manual-tax-mappings/query',
    '/billing/v1/tax-exempt-groups/query',
    '/categories/v1/categories/list-categories-for-item',
    '/categories/v1/categories/list-categories-for-items',
    '/categories/v1/categories/{categoryId}/list-items',
    '/ecom/subscription-contracts/v1/subscription-contracts/query',
    '/ecom/v1/delivery-profiles/query',
    '/ecom/v1/shipping-options/query',
    '/ecom/v1/shippo-configurations/query',
    '/stores-reader/v1/products/query-platformized',
    '/stores/v3/brands/query',
    '/stores/v3/customizations/query',
    '/stores/v3/info-sections/query',
    '/stores/v3/inventory-items/count',
    '/stores/v3/inventory-items/query',
    '/stores/v3/inventory-items/search',
    '/stores/v3/product-groups/query',
    '/stores/v3/product-groups/search',
    '/stores/v3/products/count',
    '/stores/v3/products/query',
    '/stores/v3/products/search',
    '/stores/v3/promotions/query',
    '/v1/draft-subscription-contracts/query',
    '/v2/collections/query',
  ].map((path): [string, string] => [path, path]),
]);

/** Paths for which the official client keeps a long query string in the URL. */
const repeated = [
  '/ecom/v1/draft-orders/{draftOrderId}',
  '/stores-reader/v1/products/{id}',
  '/v1/local-delivery-options/{localDeliveryOptionId}',
  '/v1/pickup-locations/{pickupLocationId}',
];

/** Extends the first string in the arguments so that the query string exceeds 4,000 characters. */
const lengthened = (args: readonly unknown[]): readonly unknown[] => {
  let isDone = false;
  return JSON.parse(JSON.stringify(args), (_, value: unknown) => {
    if (isDone || typeof value !== 'string') return value;
    isDone = true;
    return 'x'.repeat(4100);
  }) as readonly unknown[];
};

const reads = calls.filter(({ spec }) => spec.method === 'GET');
const withText = reads.filter(({ args }) => JSON.stringify(args ?? []).includes(':"') || typeof args?.[0] === 'string');

describe('a query string of more than 4,000 characters', () => {
  test('the 30 requests with a fallback are listed', () => {
    expect(fallbacks.size + repeated.length).toBe(30);
  });

  test('every operation names the path of its fallback, or none', () => {
    const getFallback = (spec: OperationSpec) => (spec.method === 'GET' ? fallbacks.get(spec.path) : undefined);
    const wrong = calls.filter(({ spec }) => spec.fallback !== getFallback(spec));
    expect(wrong.map(({ spec }) => spec.id)).toEqual([]);
  });

  test.each(withText)('$spec.id sends what the official client sends', async ({ spec, args = [] }) => {
    const name = spec.id.split('.').slice(1).join('.');
    const call = (client: AnyClient) => invoke(client, name, ...lengthened(args));
    const theirs = await capture(official, { json: {} }, call);
    const own = await capture(ours, { json: {} }, call);
    expect(own.sent).toEqual(theirs.sent);
    expect(own.sent[0]?.method).toBe(fallbacks.has(spec.path) ? 'POST' : 'GET');
  });
});
