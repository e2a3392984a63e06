import { createClient as createOurClient } from '@cartwright/core';
import { createServicePlugins, type PluginDefinition } from '@cartwright/core/plugins';
import * as ourPlugins from '@cartwright/ecom/service-plugins';
import * as additionalFees from '@wix/auto_sdk_ecom_additional-fees';
import * as catalog from '@wix/auto_sdk_ecom_catalog';
import * as customTriggers from '@wix/auto_sdk_ecom_custom-triggers';
import * as discounts from '@wix/auto_sdk_ecom_discounts';
import * as giftVouchersProvider from '@wix/auto_sdk_ecom_gift-vouchers-provider';
import * as inventory from '@wix/auto_sdk_ecom_inventory';
import * as memberships from '@wix/auto_sdk_ecom_memberships';
import * as paymentSettings from '@wix/auto_sdk_ecom_payment-settings';
import * as recommendationsProvider from '@wix/auto_sdk_ecom_recommendations-provider';
import * as shippingRates from '@wix/auto_sdk_ecom_shipping-rates';
import * as taxCalculationProvider from '@wix/auto_sdk_ecom_tax-calculation-provider';
import * as validations from '@wix/auto_sdk_ecom_validations';
import { AppStrategy, createClient } from '@wix/sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guid, partialRecord, text, wireDate } from '../harness/arbitraries.js';
import { finiteCoordinates } from '../harness/finite-coordinates.js';
import { publicKey, signedToken } from '../harness/signed-token.js';
import { withoutImageDetails } from '../harness/image-details.js';
import { wireOrder } from './wire-entities.js';

const officialPlugins = {
  additionalFees,
  catalog,
  customTriggers,
  discounts,
  giftVouchersProvider,
  inventory,
  memberships,
  paymentSettings,
  recommendationsProvider,
  shippingRates,
  taxCalculationProvider,
  validations,
};
type Name = keyof typeof officialPlugins;
type Handlers = Record<string, (call: unknown) => unknown>;
type Provide = (handlers: Handlers) => void;

/** A plugin request in the platform's format. */
const token = (componentType: string, request: unknown) =>
  signedToken({
    data: { request, metadata: { instanceId: 'i-1', currency: 'EUR', appExtensionType: componentType } },
    aud: 'app-1',
    iss: 'wix.com',
  });

const names = Object.keys(officialPlugins) as Name[];
const getDefinition = (name: Name) => ourPlugins[name].provideHandlers as unknown as PluginDefinition;
const getMethods = (name: Name) => Object.entries(getDefinition(name).methods);

/** Arguments of both SDKs' implementations, and the responses when they return or throw. */
async function both(name: Name, method: string, request: unknown, outcome: () => unknown) {
  const definition = getDefinition(name);
  const path = definition.methods[method]?.path ?? '';
  const received: { official: unknown[]; ours: unknown[] } = { official: [], ours: [] };
  const implementation = (side: unknown[]): Handlers =>
    Object.fromEntries(
      Object.keys(definition.methods).map((key) => [key, (call) => (side.push(structuredClone(call)), outcome())]),
    );
  const url = `https://app.example/plugins${path}`;
  const body = token(definition.componentType, request);

  const official = createClient({
    auth: AppStrategy({ appId: 'app-1', publicKey }),
    modules: { plugin: officialPlugins[name] },
  });
  (official as unknown as { plugin: { provideHandlers: Provide } }).plugin.provideHandlers(
    implementation(received.official),
  );
  const ours = createOurClient({
    modules: {
      plugin: { provideHandlers: definition },
      servicePlugins: createServicePlugins({ publicKey, appId: 'app-1', issuer: 'wix.com' }),
    },
  });
  ours.plugin.provideHandlers(implementation(received.ours));

  const post = () => new Request(url, { method: 'POST', body });
  const stub = async (response: Response) => ({ status: response.status, body: (await response.json()) as unknown });
  return {
    ...received,
    officialAnswer: await stub(await official.servicePlugins.processRequest(post())),
    ourAnswer: await stub(await ours.servicePlugins.processRequest(post())),
  };
}

describe.each(names)('%s', (name) => {
  test('has the type, the methods and the paths', () => {
    const { componentType, methods } = officialPlugins[name].publicProvideHandlers as unknown as {
      componentType: string;
      methods: { name: string; primaryHttpMappingPath: string }[];
    };
    expect(getDefinition(name).componentType).toBe(componentType);
    expect(Object.fromEntries(getMethods(name).map(([key, { path }]) => [key, path]))).toEqual(
      Object.fromEntries(methods.map((method) => [method.name, method.primaryHttpMappingPath])),
    );
  });

  test('has every enumeration and error', () => {
    const own: Record<string, unknown> = ourPlugins[name];
    for (const [key, value] of Object.entries(officialPlugins[name] as Record<string, unknown>)) {
      if (key === 'publicProvideHandlers') continue;
      expect(own, key).toHaveProperty(key);
      if (typeof value === 'object') expect(Object.values(own[key] as object)).toEqual(Object.values(value as object));
    }
  });
});

/**
 * A finite number, because the official client does not convert the strings for NaN and Infinity in the addresses of
 * plugins.
 */
const coordinate = fc.double({ noNaN: true, noDefaultInfinity: true });
const address = partialRecord({
  country: text,
  city: text,
  addressLine: text,
  formattedAddress: text,
  geocode: fc.record({ latitude: coordinate, longitude: coordinate }),
  streetAddress: fc.record({ name: text, number: text }),
});
const weight = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom('NaN', '-Infinity'));
const lineItem = partialRecord({
  id: guid,
  catalogReference: fc.record({ appId: guid, options: fc.record({ id: text, size: text }) }),
  physicalProperties: fc.record({ weight, sku: text }),
  serviceProperties: fc.record({ scheduledDate: wireDate }),
});
const lineItems = fc.array(lineItem, { maxLength: 3 });

/** Arbitrary requests of the methods with converted fields. All other methods are tested with line items. */
const requests: Record<string, fc.Arbitrary<object>> = {
  calculateAdditionalFees: partialRecord({
    lineItems,
    shippingAddress: address,
    shippingInfo: fc.record({
      selectedCarrierServiceOption: fc.record({ logistics: fc.record({ pickupDetails: fc.record({ address }) }) }),
    }),
  }),
  redeem: fc.record({ code: text, amount: weight }),
  chargeMembership: partialRecord({ memberId: guid, serviceProperties: fc.record({ scheduledDate: wireDate }) }),
  getPaymentSettings: fc.record({ order: finiteCoordinates(wireOrder) }),
  getShippingRates: partialRecord({ lineItems, shippingDestination: address, shippingOrigin: address }),
  calculateTax: partialRecord({ addresses: fc.array(address, { maxLength: 2 }), lineItems }),
  getValidationViolations: fc.record({
    validationInfo: partialRecord({
      lineItems,
      billingInfo: fc.record({ address }),
      shippingAddress: fc.record({ address }),
      shippingInfo: fc.record({
        selectedCarrierServiceOption: fc.record({ deliveryTimeSlot: fc.record({ from: wireDate, to: wireDate }) }),
      }),
    }),
  }),
};

const day = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') });
const membership = partialRecord({ _id: guid, expirationDate: day, lineItemIds: fc.array(guid, { maxLength: 2 }) });
const picture = fc.constantFrom('wix:image://v1/a.jpg/a.jpg#originWidth=10&originHeight=20');

/** Arbitrary results of the methods with converted result fields. */
const results: Record<string, fc.Arbitrary<object>> = {
  getCatalogItems: fc.record({
    catalogItems: fc.array(
      fc.record({
        data: partialRecord({
          url: fc.constantFrom('https://shop.example/a/b?c=d#e', 'https://shop.example'),
          media: picture,
          physicalProperties: fc.record({ weight: fc.double() }),
          serviceProperties: fc.record({ scheduledDate: day }),
        }),
      }),
      { maxLength: 3 },
    ),
  }),
  getBalance: fc.record({ balance: fc.double(), currencyCode: text }),
  redeem: fc.record({ remainingBalance: fc.double(), transactionId: guid }),
  _void: fc.record({ remainingBalance: fc.double() }),
  listEligibleMemberships: partialRecord({
    eligibleMemberships: fc.array(membership, { maxLength: 2 }),
    invalidMemberships: fc.array(fc.record({ membership, reason: text }), { maxLength: 2 }),
  }),
  listExistingMemberships: fc.record({ memberships: fc.array(fc.record({ membership }), { maxLength: 2 }) }),
  getShippingRates: fc.record({
    shippingRates: fc.array(
      fc.record({
        code: text,
        logistics: fc.record({
          pickupDetails: fc.record({
            address: partialRecord({
              addressLine1: text,
              formatted: text,
              countryFullname: text,
              location: fc.record({ latitude: coordinate, longitude: coordinate }),
            }),
          }),
        }),
      }),
      { maxLength: 2 },
    ),
  }),
  listTriggers: fc.record({ customTriggers: fc.array(fc.record({ _id: guid, name: text }), { maxLength: 3 }) }),
};

describe('implementations receive the same requests and return the same responses as with the official client', () => {
  test.each(names.flatMap((name) => getMethods(name).map(([method]) => [name, method] as const)))(
    '%s.%s',
    async (name, method) => {
      const request = requests[method] ?? fc.record({ lineItems });
      const result = results[method] ?? fc.record({ id: guid, other: fc.record({ _id: guid }) });
      await fc.assert(
        fc.asyncProperty(request, result, async (requested, returned) => {
          const { official, ours, officialAnswer, ourAnswer } = await both(name, method, requested, () =>
            structuredClone(returned),
          );
          expect(withoutImageDetails(ours)).toEqual(official);
          expect(ourAnswer).toEqual(officialAnswer);
          expect(ourAnswer.status).toBe(200);
        }),
        { numRuns: 15 },
      );
    },
  );
});

describe('errors that an implementation throws', () => {
  const errors = names.flatMap((name) =>
    Object.keys(ourPlugins[name])
      .filter((key) => key.endsWith('WixError'))
      .map((key) => [name, key] as const),
  );

  test.each(errors)('%s.%s', async (name, key) => {
    type ErrorClass = new (data?: unknown) => Error;
    const getClass = (plugins: object) =>
      (plugins as Record<Name, Record<string, ErrorClass>>)[name][key] as ErrorClass;
    const data = { transactionId: 't-1' };
    const official = new (getClass(officialPlugins))(data);
    const own = new (getClass(ourPlugins))(...('data' in official ? [data] : []));
    expect(own).toBeInstanceOf(Error);
    for (const property of ['name', 'message', 'applicationCode', 'httpCode', 'errorType'] as const) {
      expect(own[property as 'name'], property).toBe(official[property as 'name']);
    }
    const [[method = ''] = []] = getMethods(name);
    for (const thrown of [official, own]) {
      const { officialAnswer, ourAnswer } = await both(name, method, {}, () => {
        throw thrown;
      });
      expect(ourAnswer).toEqual(officialAnswer);
      expect(ourAnswer.status).toBeGreaterThanOrEqual(400);
    }
  });
});

test('the messages for a missing and a duplicate implementation', async () => {
  const handlers = { getShippingRates: () => ({}) };
  const call = { url: '/v1/getRates', body: token('ECOM_SHIPPING_RATES', {}) };
  const official = createClient({
    auth: AppStrategy({ appId: 'app-1', publicKey }),
    modules: { shippingRates },
  });
  const ours = createOurClient({
    modules: { shippingRates: ourPlugins.shippingRates, servicePlugins: createServicePlugins({ publicKey }) },
  });
  const catchMessage = (run: () => unknown) =>
    Promise.resolve()
      .then(run)
      .then(
        () => 'none',
        (error: unknown) => (error as Error).message,
      );
  const provide = (official as unknown as { shippingRates: { provideHandlers: Provide } }).shippingRates
    .provideHandlers;
  expect(await catchMessage(() => ours.servicePlugins.process(call))).toBe(
    await catchMessage(() => official.servicePlugins.process(call)),
  );
  provide(handlers);
  provide(handlers);
  ours.shippingRates.provideHandlers(handlers);
  expect(await catchMessage(() => ours.shippingRates.provideHandlers(handlers))).toBe(
    await catchMessage(() => official.servicePlugins.process(call)),
  );
});
