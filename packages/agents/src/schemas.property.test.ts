import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repetitions } from '../../../scripts/lib/scope.js';
import { address, openStore, profile, type TestStore } from './testing/open-store.js';
import { checkRequest, checkResponse } from './testing/schemas.js';

const text = fc.string({ maxLength: 20 });
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 3 });

/** Sometimes a value of another type. */
const wrong = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 30, arbitrary: value }, { weight: 1, arbitrary: fc.jsonValue() });
const record = (model: Record<string, fc.Arbitrary<unknown>>, requiredKeys: string[] = []) =>
  wrong(
    fc.record(Object.fromEntries(Object.entries(model).map(([name, value]) => [name, wrong(value)])), { requiredKeys }),
  );

const context = record({
  address_country: text,
  currency: text,
  language: text,
  eligibility: fc.array(text, { maxLength: 2 }),
});
const buyer = record({
  first_name: text,
  last_name: text,
  email: fc.oneof(fc.emailAddress(), text),
  phone_number: text,
});
const filters = record({
  categories: fc.array(fc.oneof(fc.constant('Apparel'), text), { maxLength: 2 }),
  price: record({ min: fc.nat(), max: fc.nat() }),
});
const destination = record(
  {
    id: text,
    street_address: text,
    address_locality: text,
    address_country: fc.constantFrom('US', 'NO', 'Narnia'),
    address_region: fc.constantFrom('OR', 'x'),
    postal_code: text,
  },
  ['id'],
);
const method = record(
  {
    type: fc.constantFrom('shipping', 'pickup', 'drone'),
    line_item_ids: fc.array(text, { maxLength: 2 }),
    destinations: fc.array(fc.oneof(destination, fc.constant({ id: 'home', ...address })), { maxLength: 2 }),
    selected_destination_id: text,
    groups: fc.array(
      record({ id: text, selected_option_id: fc.constantFrom('pickup', 'standard', 'none', null) }, ['id']),
      { maxLength: 2 },
    ),
  },
  ['type', 'line_item_ids'],
);

/** Requests with IDs of the store, valid and not. */
function createRequests(ids: readonly string[]) {
  const id = fc.oneof(fc.constantFrom(...ids), text);
  const lineItems = fc.array(
    record({ item: record({ id }, ['id']), quantity: fc.integer({ min: -1, max: 30 }) }, ['item', 'quantity']),
    { maxLength: 3 },
  );
  const content = {
    line_items: lineItems,
    buyer,
    context,
    discounts: record({
      codes: fc.array(fc.constantFrom('WELCOME10', 'ALLFREE', 'GIFT-RICH-5000', ''), { maxLength: 2 }),
    }),
    signals: record({ 'dev.ucp.buyer_ip': text }),
    attribution: record({ source: text }),
  };
  const cart = record(content, ['line_items']);
  const checkout = record(
    { ...content, fulfillment: record({ methods: fc.array(method, { maxLength: 2 }) }), payment: record({}) },
    ['line_items'],
  );
  const selected = fc.array(
    record({ name: fc.constantFrom('Color', 'Size'), label: fc.constantFrom('Oat', 'M', 'x') }, ['name', 'label']),
    { maxLength: 2 },
  );
  return fc.oneof(
    fc.tuple(
      fc.constant('search_catalog'),
      record({
        query: fc.oneof(fc.constant('tee'), text),
        filters,
        context,
        pagination: record({ limit: fc.integer({ min: -1, max: 3 }) }),
      }),
    ),
    fc.tuple(fc.constant('lookup_catalog'), record({ ids: fc.array(id, { maxLength: 3 }), filters, context }, ['ids'])),
    fc.tuple(
      fc.constant('get_product'),
      record({ id, selected, preferences: fc.array(text, { maxLength: 2 }), filters }, ['id']),
    ),
    fc.tuple(fc.constantFrom('create_cart', 'update_cart'), cart),
    fc.tuple(fc.constantFrom('create_checkout', 'update_checkout'), checkout),
    fc.tuple(
      fc.constant('complete_checkout'),
      record(
        {
          payment: record({
            instruments: fc.array(record({ id: text, handler_id: text, type: text }, ['id', 'handler_id', 'type']), {
              maxLength: 1,
            }),
          }),
        },
        ['payment'],
      ),
    ),
    fc.tuple(
      fc.constantFrom('get_cart', 'get_checkout', 'get_order', 'cancel_cart', 'cancel_checkout'),
      optional(fc.constant(undefined)),
    ),
  );
}

const getParameterName = (operation: string) =>
  /catalog|product/.test(operation) ? 'catalog' : operation.endsWith('cart') ? 'cart' : 'checkout';

/** Sends a request by one of the bindings. Returns the result, or `undefined` if the request was refused. */
async function send(
  store: TestStore,
  client: Awaited<ReturnType<TestStore['connect']>>,
  byMcp: boolean,
  operation: string,
  id: string,
  body: unknown,
): Promise<unknown> {
  if (!byMcp) {
    const { body: result, status } = await store.rest(operation, { id, key: randomUUID(), body, isValid: false });
    expect([200, 201, 400]).toContain(status);
    return status === 400 ? undefined : result;
  }
  const meta = { 'ucp-agent': { profile }, 'idempotency-key': randomUUID() };
  const parameters = {
    meta,
    ...(!/^create|catalog|product/.test(operation) && { id }),
    ...(body !== undefined && { [getParameterName(operation)]: body }),
  };
  try {
    return (await client.callTool({ name: operation, arguments: parameters })).structuredContent;
  } catch (error) {
    expect(error).toMatchObject({ code: -32602 });
    return undefined;
  }
}

test.each(['v1', 'v3'] as const)(
  'requests that follow the schemas are processed, others are refused, and every response follows the schemas (Catalog %s)',
  async (version) => {
    const store = openStore(version, { limits: { creations: 1e9, perAddress: 1e9, perAgent: 1e9 } });
    await store.createFreeCoupon();
    const client = await store.connect();
    const { products } = await store.call('search_catalog', { query: 'tee', pagination: { limit: 3 } });
    const ids = products.flatMap((product) => [product.id, ...product.variants.map((variant) => variant.id)]);
    let current = 'none';
    await fc.assert(
      fc.asyncProperty(createRequests(ids), fc.boolean(), async ([operation, body], byMcp) => {
        const sent = JSON.parse(JSON.stringify({ body })) as { body?: unknown };
        const objections = 'body' in sent ? checkRequest(operation, sent.body) : [];
        const result = await send(store, client, byMcp, operation, current, sent.body);
        if (objections.length > 0) expect([operation, sent.body, result]).toEqual([operation, sent.body, undefined]);
        if (result === undefined) return;
        expect(checkResponse(operation, result)).toEqual([]);
        const { id } = result as { id?: string };
        if (operation.startsWith('create') && id) current = id;
      }),
      { numRuns: repetitions({ sample: 100, full: 500, soak: 5000 }) },
    );
    expect(store.errors).toEqual([]);
    await client.close();
  },
  300_000,
);
