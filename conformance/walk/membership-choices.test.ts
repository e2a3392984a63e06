import { catalog, memberships } from '@cartwright/ecom/service-plugins';
import { DEMO_APP_ID } from '@cartwright/emulator';
import { beforeEach, expect, test } from 'vitest';
import { memberTokens, openPluginStore } from '../harness/plugin-store.js';

const item = (catalogItemId: string) => ({ catalogReference: { appId: DEMO_APP_ID, catalogItemId }, quantity: 2 });
const getId = ({ _id }: { _id?: string | null } = {}): string => _id ?? '';
const oregon = { country: 'US', subdivision: 'US-CA', city: 'Oakland', postalCode: '94607', addressLine: '1 Main St' };

/** Opens a store with an app that sells classes and selects the memberships that pay for them. */
function openStudio() {
  const store = openPluginStore(['ECOM_CATALOG', 'ECOM_MEMBERSHIPS']);
  const studio = { option: 'MEMBERSHIP' as catalog.PaymentOptionType, chooses: true, charges: 0 };
  const requests: memberships.ListEligibleMembershipsRequest[] = [];
  const modifierGroups = [{ name: { original: 'Mat' }, modifiers: [{ label: { original: 'Rent' }, price: '5.00' }] }];
  store.answer((plugins) => {
    plugins.provide(catalog.provideHandlers, {
      getCatalogItems: ({ request }) => ({
        catalogItems: (request.catalogReferences ?? []).map(({ catalogReference = {} }) => ({
          catalogReference,
          data: {
            productName: { original: 'Yoga' },
            price: '25.00',
            paymentOption: studio.option,
            ...(catalogReference.catalogItemId === 'with-mat' && { modifierGroups }),
          },
        })),
      }),
    });
    plugins.provide(memberships.provideHandlers, {
      listEligibleMemberships: ({ request }) => {
        requests.push(request);
        const lineItemIds = request.lineItems.map(({ _id }) => _id ?? '');
        return {
          eligibleMemberships: [{ _id: 'ten', name: { original: 'Ten classes' }, lineItemIds }],
          selectedMemberships: studio.chooses
            ? [
                { _id: 'ten', lineItemIds },
                { _id: 'gone', lineItemIds },
              ]
            : [],
        };
      },
      listExistingMemberships: () => ({}),
      listPurchasablePlans: () => ({}),
      chargeMembership: () => ({ transactionId: `t-${++studio.charges}` }),
      getMembershipVoidability: () => ({ voidable: true }),
      voidMembershipCharge: () => ({}),
    });
  });
  return { ...store, asked: requests, studio };
}

let store: ReturnType<typeof openStudio>;
let member: ReturnType<(typeof store)['openShopper']>;
beforeEach(async () => {
  store = openStudio();
  member = store.openShopper(await memberTokens(store.emulator));
});

const checkOut = (lineItem: ReturnType<typeof item>) =>
  member.checkout.createCheckout({
    channelType: 'WEB',
    lineItems: [lineItem],
    checkoutInfo: { billingInfo: { address: oregon } },
  });

test('the app selects memberships unless the member does; an empty selection redeems none', async () => {
  const checkout = await checkOut(item('yoga'));
  const lineItemIds = [getId(checkout.lineItems?.[0])];
  const memberships = [{ _id: 'ten', appId: DEMO_APP_ID, lineItemIds }];
  expect(checkout.membershipOptions?.selectedMemberships).toEqual({ memberships });
  expect(checkout.calculationErrors?.membershipError).toBeUndefined();
  expect([checkout.payNow?.total?.amount, checkout.priceSummary?.total?.amount]).toEqual(['0.00', '53.63']);
  expect(store.asked.at(-1)?.selectedMemberships).toBeUndefined();

  const none = { membershipOptions: { selectedMemberships: { memberships: [] } } };
  const declined = await member.checkout.updateCheckout(getId(checkout), none);
  expect(declined.membershipOptions?.selectedMemberships).toEqual({ memberships: [] });
  expect(declined.payNow?.total?.amount).toBe('53.63');
  expect(store.asked.at(-1)?.selectedMemberships).toEqual({ memberships: [] });

  const { orderId = '' } = await member.checkout.createOrder(getId(await checkOut(item('yoga'))));
  expect(store.studio.charges).toBe(1);
  expect(await store.client.orders.getOrder(orderId)).toMatchObject({ paymentStatus: 'PAID' });
});

test('an estimate contains the app’s selected memberships', async () => {
  await member.currentCart.addToCurrentCart({ lineItems: [item('yoga')] });
  const chosen = await member.currentCart.estimateCurrentCartTotals();
  expect(chosen.membershipOptions?.selectedMemberships).toMatchObject([{ _id: 'ten' }]);
  expect([chosen.payNow?.total?.amount, chosen.priceSummary?.total?.amount]).toEqual(['0.00', '50.00']);
  store.studio.chooses = false;
  const none = await member.currentCart.estimateCurrentCartTotals();
  expect(none.calculationErrors?.membershipError).toMatchObject({ applicationError: { code: 'MEMBERSHIP_REQUIRED' } });
});

test('a membership does not pay for extras, which are due now or later as their item specifies', async () => {
  const checkout = await checkOut(item('with-mat'));
  const of = ({ subtotal, tax, total }: typeof checkout.payNow = {}) =>
    [subtotal, tax, total].map((one) => one?.amount);
  expect(of(checkout.priceSummary)).toEqual(['50.00', '3.63', '53.63']);
  expect([of(checkout.payNow), of(checkout.payLater)]).toEqual([
    ['10.00', '0.73', '10.73'],
    ['0.00', '0.00', '0.00'],
  ]);
  const paid = await member.checkout.createOrderAndCharge(getId(checkout), { paymentToken: 'card-approved' });
  const { orderTransactions } = await store.client.orderTransactions.listTransactionsForSingleOrder(paid.orderId ?? '');
  expect(orderTransactions?.payments?.map(({ amount }) => amount?.amount).sort()).toEqual(['10.73', '42.90']);
  expect(await store.client.orders.getOrder(paid.orderId ?? '')).toMatchObject({ paymentStatus: 'PAID' });

  store.studio.option = 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER';
  const later = await checkOut(item('with-mat'));
  expect([of(later.payNow), of(later.payLater)]).toEqual([
    ['0.00', '0.00', '0.00'],
    ['10.00', '0.73', '10.73'],
  ]);
});
