import { createServicePlugins } from '@cartwright/core/plugins';
import { createPluginSigner } from '@cartwright/core/plugins/testing';
import { expect, expectTypeOf, test } from 'vitest';
import { giftVouchersProvider, memberships, shippingRates } from './index.js';

const { publicKey, signRequest } = await createPluginSigner();
const answer = async (response: Response) => [response.status, (await response.json()) as unknown] as const;

test('shipping rates by weight and address, and a refusal', async () => {
  const plugins = createServicePlugins({ publicKey });
  plugins.provide(shippingRates.provideHandlers, {
    getShippingRates: ({ request, metadata }) => {
      expectTypeOf(request.lineItems?.[0]?.physicalProperties?.weight).toEqualTypeOf<number | null | undefined>();
      const { postalCode, addressLine1 } = request.shippingDestination ?? {};
      if (!postalCode) throw new shippingRates.MissingPostalCodeWixError({ error: { code: 'NO_POSTAL_CODE' } });
      const weight = request.lineItems?.reduce(
        (sum, { physicalProperties }) => sum + (physicalProperties?.weight ?? 0),
        0,
      );
      const pickupDetails = { address: { addressLine1: addressLine1 ?? null, postalCode } };
      const cost = { price: `${weight ?? 0}.00`, currency: metadata.currency ?? '' };
      return { shippingRates: [{ code: 'post', title: 'Post', cost, logistics: { pickupDetails } }] };
    },
  });
  const lineItems = [{ physicalProperties: { weight: 3 } }, { physicalProperties: { weight: 4 } }];
  const shippingDestination = { addressLine1: 'Street 1', postalCode: '9000' };
  const asked = await signRequest(shippingRates.provideHandlers, 'getShippingRates', {
    lineItems,
    shippingDestination,
  });
  expect(await answer(await plugins.respond(asked))).toEqual([
    200,
    {
      shippingRates: [
        {
          code: 'post',
          title: 'Post',
          cost: { price: '7.00', currency: 'USD' },
          logistics: { pickupDetails: { address: { addressLine: 'Street 1', postalCode: '9000' } } },
        },
      ],
    },
  ]);
  const nowhere = await signRequest(shippingRates.provideHandlers, 'getShippingRates', { lineItems });
  expect(await answer(await plugins.respond(nowhere))).toEqual([
    400,
    { applicationError: { code: 'MISSING_POSTAL_CODE', data: { error: { code: 'NO_POSTAL_CODE' } } } },
  ]);
});

test('each method of a plugin has its path, and its errors their status', async () => {
  const plugins = createServicePlugins({ publicKey });
  plugins.provide(giftVouchersProvider.provideHandlers, {
    getBalance: () => ({ balance: 25 }),
    redeem: ({ request }) => {
      if ((request.amount ?? 0) > 25) throw new giftVouchersProvider.InsufficientFundsWixError();
      return { remainingBalance: 25 - (request.amount ?? 0) };
    },
    _void: ({ request }) => ({ remainingBalance: 25, currencyCode: request.transactionId ?? '' }),
  });
  const ask = async (method: 'getBalance' | 'redeem' | '_void', request: object) =>
    answer(await plugins.respond(await signRequest(giftVouchersProvider.provideHandlers, method, request)));
  expect(await ask('getBalance', { code: 'c' })).toEqual([200, { balance: 25 }]);
  expect(await ask('redeem', { amount: 5 })).toEqual([200, { remainingBalance: 20 }]);
  expect(await ask('redeem', { amount: 30 })).toEqual([428, { applicationError: { code: 'INSUFFICIENT_FUNDS' } }]);
  expect(await ask('_void', { transactionId: 't' })).toEqual([200, { remainingBalance: 25, currencyCode: 't' }]);
});

test('dates go both ways', async () => {
  const plugins = createServicePlugins({ publicKey });
  const when = new Date('2026-03-02T08:00:00.000Z');
  const none = () => ({});
  plugins.provide(memberships.provideHandlers, {
    listEligibleMemberships: ({ request }) => ({
      eligibleMemberships: [
        { _id: 'm-1', expirationDate: request.lineItems[0]?.serviceProperties?.scheduledDate ?? null },
      ],
    }),
    listExistingMemberships: none,
    listPurchasablePlans: none,
    chargeMembership: () => {
      throw new memberships.MembershipCannotBeUsedWixError({ errorType: 'ENDED', ended: { endDate: when } });
    },
    getMembershipVoidability: none,
    voidMembershipCharge: none,
  });
  const list = await signRequest(memberships.provideHandlers, 'listEligibleMemberships', {
    memberId: 'member-1',
    lineItems: [{ serviceProperties: { scheduledDate: when } }],
  });
  expect(await answer(await plugins.respond(list))).toEqual([
    200,
    { eligibleMemberships: [{ id: 'm-1', expirationDate: when.toISOString() }] },
  ]);
  const charge = await signRequest(memberships.provideHandlers, 'chargeMembership', {
    memberId: 'member-1',
    idempotencyKey: 'key-1',
    catalogReference: { catalogItemId: 'item-1' },
  });
  expect(await answer(await plugins.respond(charge))).toEqual([
    428,
    {
      applicationError: {
        code: 'MEMBERSHIP_CANNOT_BE_CHARGED',
        data: { errorType: 'ENDED', ended: { endDate: when.toISOString() } },
      },
    },
  ]);
});
