import { createClient as createOurClient } from '@cartwright/core';
import { createWebhooks } from '@cartwright/core/webhooks';
import * as ourEcom from '@cartwright/ecom';
import * as ourStores from '@cartwright/stores';
import * as backInStockNotifications from '@wix/auto_sdk_ecom_back-in-stock-notifications';
import * as checkout from '@wix/auto_sdk_ecom_checkout';
import * as currentCart from '@wix/auto_sdk_ecom_current-cart';
import * as orders from '@wix/auto_sdk_ecom_orders';
import * as abandonedCarts from '@wix/auto_sdk_stores_abandoned-carts';
import * as collections from '@wix/auto_sdk_stores_collections';
import * as inventory from '@wix/auto_sdk_stores_inventory';
import * as products from '@wix/auto_sdk_stores_products';
import { AppStrategy, createClient } from '@wix/sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repetitions } from '../../scripts/lib/scope.js';
import { fieldName, guid, partialRecord, text, wireDate } from '../harness/arbitraries.js';
import { finiteCoordinates } from '../harness/finite-coordinates.js';
import { publicKey, signedToken } from '../harness/signed-token.js';
import { withoutImageDetails } from '../harness/image-details.js';
import { wireCart, wireCheckout, wireOrder } from './wire-entities.js';

const officialModules = {
  currentCart,
  checkout,
  orders,
  products,
  collections,
  inventory,
  backInStockNotifications,
  abandonedCarts,
};
const ourModules = { ...ourEcom, ...ourStores };
type ModuleName = keyof typeof officialModules;
type Register = (handler: (event: { metadata: object }) => void) => void;
type Registers = Record<ModuleName, Record<string, Register & { type?: string; kind?: string }>>;

/** A delivery in the platform's format. */
const token = (eventType: string, payload: object) =>
  signedToken({
    data: JSON.stringify({
      eventType,
      instanceId: 'instance-1',
      identity: JSON.stringify({ identityType: 'MEMBER', memberId: 'member-1' }),
      accountInfo: { accountId: 'account-1', siteId: 'site-1' },
      data: JSON.stringify(payload),
    }),
  });

/** Names of a module's events. */
const getEvents = (module: object) =>
  Object.keys(module)
    .filter((name) => /^on[A-Z]/.test(name))
    .sort();

const moduleNames = Object.keys(officialModules) as ModuleName[];
const events = moduleNames.flatMap((module) =>
  getEvents(officialModules[module]).map((name) => {
    const { type, kind } = (ourModules as unknown as Registers)[module][name] ?? {};
    return { module, name, type: type ?? '', kind: kind ?? '' };
  }),
);

/** Arguments of a handler registered with either client. Cartwright adds the type to the metadata. */
async function both({ module, name, type }: (typeof events)[number], payload: object) {
  const received: { official: unknown[]; ours: unknown[]; types: unknown[] } = { official: [], ours: [], types: [] };
  const auth = AppStrategy({ appId: 'app-1', publicKey });
  const official = createClient({ auth, modules: { [module]: officialModules[module] } });
  (official as unknown as Registers)[module][name]?.((event) => received.official.push(structuredClone(event)));
  await official.webhooks.process(token(type, payload));

  const webhooks = createWebhooks({ publicKey });
  const ours = createOurClient({ modules: { [module]: ourModules[module], webhooks } });
  (ours as unknown as Registers)[module][name]?.((event) => {
    const { eventType, ...metadata } = event.metadata as { eventType?: string };
    received.types.push(eventType);
    received.ours.push({ ...event, metadata });
  });
  await ours.webhooks.process(token(type, payload));
  return received;
}

const entities = {
  currentCart: finiteCoordinates(wireCart),
  checkout: finiteCoordinates(wireCheckout),
  orders: finiteCoordinates(wireOrder),
  backInStockNotifications: partialRecord({ id: guid, createdDate: wireDate, email: text, status: text }),
} as const;
const noun = {
  currentCart: 'cart',
  checkout: 'checkout',
  orders: 'order',
  backInStockNotifications: 'request',
} as const;

const amount = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom('NaN', 'Infinity'));
const plain = partialRecord({
  id: guid,
  updatedDate: wireDate,
  creationTime: wireDate,
  abandonTime: wireDate,
  abandonedTime: wireDate,
  recoveredTime: wireDate,
  totals: fc.record({ subtotal: amount, total: amount }),
  fieldMask: fc.array(fc.constantFrom('trackInventory', 'preorderInfo.limit'), { minLength: 1 }).map(String),
  productId: guid,
  collectionId: guid,
  name: text,
  price: fc.record({ price: amount, pricePerUnit: amount, discountedPrice: amount }),
  costAndProfitData: fc.record({ itemCost: amount, profit: amount, profitMargin: amount }),
  productPageUrl: fc.record({ base: text, path: text }),
  media: fc.record({ items: fc.array(fc.record({ id: text, title: text }), { maxLength: 2 }) }),
  variants: fc.array(fc.record({ variantId: guid, choices: fc.dictionary(fieldName, text, { maxKeys: 2 }) }), {
    maxLength: 2,
  }),
});

const about = fc.record({
  id: guid,
  entityFqdn: text,
  slug: text,
  entityId: guid,
  eventTime: wireDate,
  triggeredByAnonymizeRequest: fc.boolean(),
  originatedFrom: text,
  entityEventSequence: text,
});

/** Arbitrary payload of an event. */
function createPayload({ module, kind, name }: (typeof events)[number]): fc.Arbitrary<object> {
  if (!(module in entities) || kind === 'plain') return plain;
  const namespace = module as keyof typeof entities;
  const entity = entities[namespace];
  const modifiedFields = partialRecord({
    ...(namespace !== 'backInStockNotifications' && { createdDate: wireDate }),
    'lineItems[0].id': guid,
    buyerNote: text,
  });
  const body = fc.record({
    [noun[namespace]]: entity,
    commitDate: wireDate,
    changes: partialRecord({
      changedShippingInfo: partialRecord({ logistics: fc.record({ deliverByDate: wireDate }) }),
      lineItems: fc.array(
        fc.record({
          lineItemId: guid,
          lineItemRemoved: fc.record({ physicalProperties: fc.record({ weight: amount }) }),
        }),
        { maxLength: 2 },
      ),
    }),
  });
  const isCommitted = name === 'onOrderCommitted';
  const content = {
    created: fc.record({ createdEvent: fc.record({ entity }) }),
    updated: fc.record({ updatedEvent: fc.record({ currentEntity: entity, modifiedFields }) }),
    deleted: fc.constant({ deletedEvent: {} }),
    action: fc.record({
      actionEvent: fc.record({ body: isCommitted ? body : fc.record({ [noun[namespace]]: entity, action: text }) }),
    }),
  }[kind];
  if (!content) throw new Error(`${name} is of kind "${kind}"`);
  return fc.tuple(about, content).map(([metadata, event]) => ({ ...metadata, ...event }));
}

test('the modules have exactly the official events', () => {
  for (const module of moduleNames)
    expect(getEvents(ourModules[module]), module).toEqual(getEvents(officialModules[module]));
  expect(events.length).toBeGreaterThanOrEqual(23);
});

describe('handlers registered with a client receive what the official client passes to them', () => {
  test.each(events)('$module.$name', async (event) => {
    expect(event.type).not.toBe('');
    await fc.assert(
      fc.asyncProperty(createPayload(event), async (payload) => {
        const { official, ours, types } = await both(event, payload);
        expect(withoutImageDetails(ours)).toEqual(official);
        expect(types).toEqual([event.type]);
      }),
      { numRuns: repetitions({ sample: 5, full: 15 }) },
    );
  });
});

describe('process, processRequest and parseJWT of a client', () => {
  const type = 'wix.ecom.v1.cart_created';
  const body = token(type, { id: 'event-1', createdEvent: { entity: { id: 'cart-1' } } });
  const open = () => ({
    official: createClient({ auth: AppStrategy({ appId: 'app-1', publicKey }), modules: officialModules }),
    ours: createOurClient({ modules: { ...ourModules, webhooks: createWebhooks({ publicKey }) } }),
  });
  const post = (text: string) => new Request('https://app.example/webhooks', { method: 'POST', body: text });

  test('return the same; Cartwright also returns whether the event was a duplicate', async () => {
    const { official, ours } = open();
    expect(await ours.webhooks.parseJWT(body)).toEqual(await official.webhooks.parseJWT(body));
    expect(await ours.webhooks.parseRequest(post(body))).toEqual(await official.webhooks.parseRequest(post(body)));
    const expectedEvents = [{ type }];
    const theirs = await official.webhooks.process(body, { expectedEvents: expectedEvents as never[] });
    expect(await ours.webhooks.process(body, { expectedEvents })).toEqual({ ...theirs, isDuplicate: false });
    expect(await ours.webhooks.processRequest(post(body), { expectedEvents })).toEqual({
      ...theirs,
      isDuplicate: false,
    });
  });

  test('refuse an event that is neither expected nor handled', async () => {
    const { official, ours } = open();
    const expectedEvents = [{ type: 'other' }];
    await expect(official.webhooks.process(body, { expectedEvents: expectedEvents as never[] })).rejects.toThrow(
      'Unexpected event type',
    );
    await expect(ours.webhooks.process(body, { expectedEvents })).rejects.toThrow('Unexpected event type');
  });
});
