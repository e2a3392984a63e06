import { createClient as createOurClient } from '@cartwright/core';
import { createWebhooks } from '@cartwright/core/webhooks';
import * as ourEcom from '@cartwright/ecom';
import * as abandonedCheckouts from '@wix/auto_sdk_ecom_abandoned-checkouts';
import * as cart from '@wix/auto_sdk_ecom_cart';
import * as cartV2 from '@wix/auto_sdk_ecom_cart-v-2';
import * as checkoutSettings from '@wix/auto_sdk_ecom_checkout-settings';
import * as checkoutTemplates from '@wix/auto_sdk_ecom_checkout-templates';
import * as contactTaxDetails from '@wix/auto_sdk_ecom_contact-tax-details';
import * as deliveryProfile from '@wix/auto_sdk_ecom_delivery-profile';
import * as discountRules from '@wix/auto_sdk_ecom_discount-rules';
import * as manualTaxMappings from '@wix/auto_sdk_ecom_manual-tax-mappings';
import * as orderFulfillments from '@wix/auto_sdk_ecom_order-fulfillments';
import * as orderTransactions from '@wix/auto_sdk_ecom_order-transactions';
import * as ordersSettings from '@wix/auto_sdk_ecom_orders-settings';
import * as shippingOptions from '@wix/auto_sdk_ecom_shipping-options';
import * as shippoConfigurations from '@wix/auto_sdk_ecom_shippo-configurations';
import * as subscriptionContracts from '@wix/auto_sdk_ecom_subscription-contracts';
import * as taxExemptGroups from '@wix/auto_sdk_ecom_tax-exempt-groups';
import * as taxGroups from '@wix/auto_sdk_ecom_tax-groups';
import * as taxRegions from '@wix/auto_sdk_ecom_tax-regions';
import { AppStrategy, createClient } from '@wix/sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guid, list, partialRecord, text, wireAddress, wireDate, wireImage } from '../harness/arbitraries.js';
import { finiteCoordinates } from '../harness/finite-coordinates.js';
import { publicKey, signedToken } from '../harness/signed-token.js';
import { withoutImageDetails } from '../harness/image-details.js';
import { wireCart as wireCartV2, wireSummary } from './cart-v2-arbitraries.js';
import { wireAbandonedCheckout, wireCart, wireCheckout, wireSubscription } from './wire-entities.js';
import { wireRefund, wireTransactions } from './wire-transactions.js';

const officialModules = {
  abandonedCheckouts,
  cart,
  cartV2,
  checkoutSettings,
  checkoutTemplates,
  contactTaxDetails,
  deliveryProfile,
  discountRules,
  manualTaxMappings,
  orderFulfillments,
  orderTransactions,
  ordersSettings,
  shippingOptions,
  shippoConfigurations,
  subscriptionContracts,
  taxExemptGroups,
  taxGroups,
  taxRegions,
};
type ModuleName = keyof typeof officialModules;
type Register = (handler: (event: { metadata: object }) => void) => void;
type Registers = Record<ModuleName, Record<string, Register & { type?: string; kind?: string }>>;

const getEvents = (module: object) =>
  Object.keys(module)
    .filter((name) => /^on[A-Z]/.test(name))
    .sort();
const names = Object.keys(officialModules) as ModuleName[];
const events = names.flatMap((module) =>
  getEvents(officialModules[module]).map((name) => {
    const { type, kind } = (ourEcom as unknown as Registers)[module][name] ?? {};
    return { module, name, type: type ?? '', kind: kind ?? '' };
  }),
);

const token = (eventType: string, payload: object) =>
  signedToken({
    data: JSON.stringify({ eventType, instanceId: 'instance-1', data: JSON.stringify(payload) }),
  });

/** Arguments of a handler registered with either client. Cartwright adds the type to the metadata. */
async function both({ module, name, type }: (typeof events)[number], payload: object) {
  const received: { official: unknown[]; ours: unknown[] } = { official: [], ours: [] };
  const auth = AppStrategy({ appId: 'app-1', publicKey });
  const official = createClient({ auth, modules: { [module]: officialModules[module] } });
  (official as unknown as Registers)[module][name]?.((event) => received.official.push(structuredClone(event)));
  await official.webhooks.process(token(type, payload));
  const webhooks = createWebhooks({ publicKey });
  const ours = createOurClient({ modules: { [module]: ourEcom[module], webhooks } });
  (ours as unknown as Registers)[module][name]?.((event) => {
    const { eventType: _type, ...metadata } = event.metadata as { eventType?: string };
    received.ours.push({ ...event, metadata });
  });
  await ours.webhooks.process(token(type, payload));
  return received;
}

const dates = { id: guid, createdDate: wireDate, updatedDate: wireDate, revision: text };
const fill = partialRecord({ color: text, image: wireImage });
const percent = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constantFrom('NaN', 'Infinity'));
const template = partialRecord({
  id: guid,
  lineItems: list(partialRecord({ catalogOverrideFields: partialRecord({ image: wireImage }) })),
  customLineItems: list(partialRecord({ id: guid, media: wireImage })),
});
const entities: Readonly<Record<ModuleName, fc.Arbitrary<object>>> = {
  abandonedCheckouts: wireAbandonedCheckout,
  cart: finiteCoordinates(wireCart),
  cartV2: finiteCoordinates(wireCartV2),
  checkoutSettings: partialRecord({
    ...dates,
    checkoutBrand: partialRecord({
      header: partialRecord({ logo: partialRecord({ image: wireImage }), backgroundFill: fill }),
      mainSection: partialRecord({ formBackgroundFill: fill }),
    }),
  }),
  checkoutTemplates: template,
  contactTaxDetails: partialRecord({ ...dates, contactDetails: partialRecord({ vatId: text }) }),
  deliveryProfile: partialRecord({
    ...dates,
    name: text,
    deliveryRegions: list(partialRecord({ id: guid, createdDate: wireDate })),
  }),
  discountRules: partialRecord({
    ...dates,
    activeTimeInfo: partialRecord({ start: wireDate, end: wireDate }),
    discounts: partialRecord({ values: list(partialRecord({ percentage: percent, fixedAmount: text })) }),
  }),
  manualTaxMappings: partialRecord({ ...dates, taxRate: text }),
  orderFulfillments: partialRecord({
    orderId: guid,
    fulfillments: list(partialRecord({ id: guid, createdDate: wireDate, lineItems: list(fc.record({ id: guid })) })),
  }),
  orderTransactions: wireTransactions,
  ordersSettings: partialRecord({ ...dates, inventoryUpdateTrigger: text }),
  shippingOptions: partialRecord({ ...dates, title: text, rates: list(partialRecord({ amount: text })) }),
  shippoConfigurations: finiteCoordinates(
    partialRecord({ ...dates, shipFromAddress: wireAddress, domesticServices: list(partialRecord({ id: guid })) }),
  ),
  subscriptionContracts: finiteCoordinates(wireSubscription),
  taxExemptGroups: partialRecord({ ...dates, name: text }),
  taxGroups: partialRecord({ ...dates, name: text }),
  taxRegions: partialRecord({ ...dates, country: text }),
};

/** Bodies of events that do not concern an entity. */
const bodies: Readonly<Partial<Record<ModuleName, fc.Arbitrary<object>>>> = {
  abandonedCheckouts: partialRecord({ abandonedCheckout: entities.abandonedCheckouts }),
  deliveryProfile: partialRecord({ deliveryProfileId: guid, deliveryRegionId: guid, createdDate: wireDate }),
  contactTaxDetails: partialRecord({
    contactTaxDetails: entities.contactTaxDetails,
    assignedTags: partialRecord({ publicTags: partialRecord({ tagIds: list(text) }) }),
  }),
  checkoutTemplates: partialRecord({ checkoutTemplate: template, checkout: finiteCoordinates(wireCheckout) }),
  cartV2: wireSummary,
  orderTransactions: partialRecord({
    orderId: guid,
    chargeback: partialRecord({ id: guid, createdDate: wireDate, updatedDate: wireDate }),
    refund: wireRefund,
    orderTransactions: wireTransactions,
    paymentIds: list(guid),
  }),
  taxExemptGroups: partialRecord({ taxExemptGroup: entities.taxExemptGroups }),
};

const about = fc.record({ id: guid, entityFqdn: text, slug: text, entityId: guid, eventTime: wireDate });

function createPayload({ module, kind, name }: (typeof events)[number]): fc.Arbitrary<object> {
  const entity = entities[module];
  const modifiedFields = partialRecord({ 'lineItems[0].id': guid, buyerNote: text });
  const content = {
    created: fc.record({ createdEvent: fc.record({ entity }) }),
    updated: fc.record({ updatedEvent: fc.record({ currentEntity: entity, modifiedFields }) }),
    deleted: fc.constant({ deletedEvent: {} }),
    action: fc.record({ actionEvent: fc.record({ body: bodies[module] ?? fc.constant({}) }) }),
  }[kind];
  if (!content) throw new Error(`${name} is of kind "${kind}"`);
  return fc.tuple(about, content).map(([metadata, event]) => ({ ...metadata, ...event }));
}

test('the modules have exactly the official events', () => {
  for (const module of names) expect(getEvents(ourEcom[module]), module).toEqual(getEvents(officialModules[module]));
});

describe('handlers of commerce events receive what the official client passes to them', () => {
  test.each(events.map((event) => [`${event.module}.${event.name}`, event] as const))('%s', async (_, event) => {
    expect(event.type).not.toBe('');
    await fc.assert(
      fc.asyncProperty(createPayload(event), async (payload) => {
        const { official, ours } = await both(event, payload);
        expect(ours).toHaveLength(1);
        expect(withoutImageDetails(ours)).toEqual(official);
      }),
      { numRuns: 6 },
    );
  });
});
