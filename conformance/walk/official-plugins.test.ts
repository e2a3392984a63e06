import { createClient as createOurClient } from '@cartwright/core';
import { checkout, orders } from '@cartwright/ecom';
import {
  createEmulator,
  DEMO_API_KEY,
  DEMO_APP_ID,
  DEMO_CLIENT_ID,
  DEMO_SITE_ID,
  type ServicePlugin,
} from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import * as additionalFees from '@wix/auto_sdk_ecom_additional-fees';
import * as catalog from '@wix/auto_sdk_ecom_catalog';
import * as inventory from '@wix/auto_sdk_ecom_inventory';
import * as memberships from '@wix/auto_sdk_ecom_memberships';
import * as shippingRates from '@wix/auto_sdk_ecom_shipping-rates';
import * as validations from '@wix/auto_sdk_ecom_validations';
import { AppStrategy, createClient } from '@wix/sdk';
import { expect, test } from 'vitest';
import { memberTokens } from '../harness/plugin-store.js';

const modules = { additionalFees, catalog, inventory, memberships, shippingRates, validations };
type Provide = (handlers: Record<string, (call: { request: Record<string, unknown> }) => unknown>) => void;
type Line = { _id: string; catalogReference: { catalogItemId: string } };

const types: readonly ServicePlugin['type'][] = [
  ...(['ECOM_ADDITIONAL_FEES', 'ECOM_CATALOG', 'ECOM_INVENTORY', 'ECOM_MEMBERSHIPS'] as const),
  ...(['ECOM_SHIPPING_RATES', 'ECOM_VALIDATIONS'] as const),
];

test('the emulator calls an application with the official client like the platform', async () => {
  const received: string[] = [];
  const emulator = createEmulator({
    servicePlugins: types.map((type) => ({ type, url: 'https://app.example/plugins', timeout: 60_000 })),
    fetch: (request) => application.servicePlugins.processRequest(request),
  });
  const publicKey = await emulator.webhooks.publicKey();
  const application = createClient({ auth: AppStrategy({ appId: DEMO_APP_ID, publicKey }), modules });
  const provide = (name: keyof typeof modules, handlers: Parameters<Provide>[0]) =>
    (application[name] as unknown as { provideHandlers: Provide }).provideHandlers(
      Object.fromEntries(
        Object.entries(handlers).map(([method, handle]) => [
          method,
          (call: Parameters<typeof handle>[0]) => {
            received.push(method);
            return handle(call);
          },
        ]),
      ),
    );
  provide('catalog', {
    getCatalogItems: ({ request }) => ({
      catalogItems: (request['catalogReferences'] as Line[]).map(({ catalogReference }) => ({
        catalogReference,
        data: { productName: { original: 'Yoga' }, price: '20.00', itemType: { preset: 'SERVICE' } },
      })),
    }),
  });
  provide('additionalFees', {
    calculateAdditionalFees: () => ({ additionalFees: [{ code: 'mat', name: 'Mat', price: '2.00' }] }),
  });
  provide('shippingRates', { getShippingRates: () => ({ shippingRates: [] }) });
  provide('validations', { getValidationViolations: () => ({ violations: [] }) });
  provide('inventory', { decrementAvailability: () => ({}), incrementAvailability: () => ({}) });
  provide('memberships', {
    listEligibleMemberships: ({ request }) => ({
      eligibleMemberships: [
        {
          _id: 'ten',
          name: { original: 'Ten classes' },
          expirationDate: new Date('2099-01-01T00:00:00.000Z'),
          lineItemIds: (request['lineItems'] as Line[]).map(({ _id }) => _id),
        },
      ],
    }),
    listExistingMemberships: () => ({}),
    listPurchasablePlans: () => ({}),
    chargeMembership: ({ request }) => ({ transactionId: request['idempotencyKey'] }),
    getMembershipVoidability: () => ({ voidable: true }),
    voidMembershipCharge: () => ({}),
  });

  const fetch: typeof globalThis.fetch = (input, init) => emulator.fetch(new Request(input, init));
  const member = createOurClient({
    auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID, tokens: await memberTokens(emulator) }),
    fetch,
    modules: { checkout },
  });
  const merchant = createOurClient({
    auth: ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }),
    fetch,
    modules: { orders },
  });
  const catalogReference = { appId: DEMO_APP_ID, catalogItemId: 'yoga' };
  const created = await member.checkout.createCheckout({
    channelType: 'WEB',
    lineItems: [{ catalogReference, quantity: 1 }],
  });
  const lineItemIds = (created.lineItems ?? []).map(({ _id }) => _id ?? '');
  const chosen = await member.checkout.updateCheckout(created._id ?? '', {
    membershipOptions: { selectedMemberships: { memberships: [{ _id: 'ten', appId: DEMO_APP_ID, lineItemIds }] } },
  });
  expect(chosen).toMatchObject({
    priceSummary: { total: { amount: '22.00' } },
    payNow: { total: { amount: '2.00' } },
    membershipOptions: { eligibleMemberships: [{ _id: 'ten', expirationDate: new Date('2099-01-01T00:00:00.000Z') }] },
  });
  const { orderId = '' } = await member.checkout.createOrder(created._id ?? '');
  expect((await merchant.orders.getOrder(orderId)).balanceSummary?.balance?.amount).toBe('2.00');
  expect(new Set(received)).toEqual(
    new Set([
      ...['getCatalogItems', 'calculateAdditionalFees', 'getValidationViolations', 'listEligibleMemberships'],
      ...['chargeMembership', 'decrementAvailability'],
    ]),
  );
});
