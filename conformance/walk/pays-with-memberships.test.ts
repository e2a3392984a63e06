import type { checkout, orderTransactions } from '@cartwright/ecom';
import { catalog, memberships, paymentSettings } from '@cartwright/ecom/service-plugins';
import { DEMO_APP_ID } from '@cartwright/emulator';
import { beforeEach, expect, test } from 'vitest';
import { memberTokens, openPluginStore } from '../harness/plugin-store.js';

const item = (catalogItemId: string, quantity = 1) => ({
  catalogReference: { appId: DEMO_APP_ID, catalogItemId },
  quantity,
});
const getId = ({ _id }: { _id?: string | null } = {}): string => _id ?? '';
const oregon = { country: 'US', subdivision: 'US-CA', city: 'Oakland', postalCode: '94607', addressLine: '1 Main St' };

/** Opens a store with an app that sells classes, which members can pay with a ten-visit membership. */
function openGym() {
  const store = openPluginStore(['ECOM_CATALOG', 'ECOM_MEMBERSHIPS']);
  const gym = { credits: 3, voidable: true, isStrict: false, charges: new Map<string, string>() };
  store.answer((plugins) => {
    plugins.provide(catalog.provideHandlers, {
      getCatalogItems: ({ request }) => ({
        catalogItems: (request.catalogReferences ?? []).map(({ catalogReference = {} }) => ({
          catalogReference,
          data: {
            productName: { original: catalogReference.catalogItemId ?? '' },
            price: '20.00',
            itemType: { preset: 'SERVICE' },
            ...(catalogReference.catalogItemId === 'members-class' && { paymentOption: 'MEMBERSHIP' }),
            serviceProperties: { scheduledDate: new Date('2026-05-04T09:00:00.000Z'), numberOfParticipants: 1 },
          },
        })),
      }),
    });
    plugins.provide(memberships.provideHandlers, {
      listEligibleMemberships: ({ request }) => {
        expect(request.lineItems[0]?.serviceProperties?.scheduledDate).toEqual(new Date('2026-05-04T09:00:00.000Z'));
        const classes = request.lineItems.filter(({ catalogReference }) =>
          catalogReference?.catalogItemId?.endsWith('class'),
        );
        const lineItemIds = classes.map(({ _id }) => _id ?? '');
        const name = { original: 'Ten classes' };
        const credits = { total: 10, remaining: gym.credits };
        return {
          eligibleMemberships: lineItemIds.length > 0 ? [{ _id: 'ten', name, lineItemIds, credits }] : [],
          invalidMemberships: [
            {
              membership: {
                _id: 'old',
                name: { original: 'Old' },
                expirationDate: new Date('2020-01-01T00:00:00.000Z'),
              },
              reason: 'It has ended',
            },
          ],
        };
      },
      listExistingMemberships: () => ({}),
      listPurchasablePlans: () => ({}),
      chargeMembership: ({ request }) => {
        const known = gym.charges.get(request.idempotencyKey);
        if (known) return { transactionId: known };
        if (gym.credits === 0) {
          const outOfCredits = { required: 1, remaining: 0 };
          throw new memberships.MembershipCannotBeUsedWixError({ errorType: 'OUT_OF_CREDITS', outOfCredits });
        }
        gym.credits -= 1;
        gym.charges.set(request.idempotencyKey, `t-${gym.charges.size + 1}`);
        return { transactionId: `t-${gym.charges.size}` };
      },
      getMembershipVoidability: () => ({ voidable: gym.voidable, reason: gym.voidable ? null : 'The class is over' }),
      voidMembershipCharge: ({ request }) => {
        expect([...gym.charges.values()]).toContain(request.transactionId);
        gym.credits += 1;
        return {};
      },
    });
  });
  return { ...store, gym };
}

let store: ReturnType<typeof openGym>;
let member: ReturnType<(typeof store)['openShopper']>;
beforeEach(async () => {
  store = openGym();
  member = store.openShopper(await memberTokens(store.emulator));
});

const select = (lineItemIds: (string | null | undefined)[], _id = 'ten') => ({
  selectedMemberships: { memberships: [{ _id, appId: DEMO_APP_ID, lineItemIds: lineItemIds.map((id) => id ?? '') }] },
});
const addsUp = ({ payLater, payNow, priceSummary }: checkout.Checkout, byMemberships: number) => {
  const addUp = (sums: typeof payNow) =>
    Number(sums?.subtotal?.amount) -
    Number(sums?.discount?.amount) +
    Number(sums?.shipping?.amount) +
    Number(sums?.tax?.amount) +
    Number(sums?.additionalFees?.amount);
  for (const sums of [payNow, payLater, priceSummary]) expect(Number(sums?.total?.amount)).toBeCloseTo(addUp(sums), 6);
  const total = Number(priceSummary?.total?.amount);
  expect(Number(payNow?.total?.amount) + Number(payLater?.total?.amount) + byMemberships).toBeCloseTo(total, 6);
};
const membershipPayments = async (orderId: string) => {
  const { orderTransactions: found } = await store.client.orderTransactions.listTransactionsForSingleOrder(orderId);
  return (found?.payments ?? []).filter(
    (payment): payment is orderTransactions.Payment => payment.membershipPaymentDetails !== undefined,
  );
};

test('an estimate lists eligible memberships and the amount that remains after redeeming one', async () => {
  await member.currentCart.addToCurrentCart({ lineItems: [item('yoga-class'), item('mat')] });
  const estimate = await member.currentCart.estimateCurrentCartTotals();
  const lines = estimate.cart?.lineItems ?? [];
  const yoga = getId(lines[0]);
  expect(estimate.membershipOptions).toMatchObject({
    eligibleMemberships: [
      { _id: 'ten', appId: DEMO_APP_ID, lineItemIds: [yoga], credits: { total: 10, remaining: 3 } },
    ],
    invalidMemberships: [{ membership: { _id: 'old', appId: DEMO_APP_ID }, reason: 'It has ended' }],
    selectedMemberships: [],
  });
  const chosen = await member.currentCart.estimateCurrentCartTotals({ ...select([yoga]) });
  expect(chosen).toMatchObject({
    membershipOptions: { selectedMemberships: [{ _id: 'ten', lineItemIds: [yoga] }] },
    priceSummary: { total: { amount: '40.00' } },
    payNow: { subtotal: { amount: '20.00' }, total: { amount: '20.00' } },
    payLater: { total: { amount: '0.00' } },
  });
  const wrong = await member.currentCart.estimateCurrentCartTotals({ ...select([getId(lines[1])]) });
  expect(wrong.payNow?.total?.amount).toBe('40.00');
  expect(wrong.calculationErrors?.membershipError).toMatchObject({ applicationError: { code: 'INVALID_SELECTION' } });
});

test('a membership pays for its line item in the order, and a refund restores it', async () => {
  const made = await member.checkout.createCheckout({
    channelType: 'WEB',
    lineItems: [item('yoga-class'), item('mat')],
    checkoutInfo: { billingInfo: { address: oregon } },
  });
  const id = getId(made);
  const membershipOptions = select([made.lineItems?.[0]?._id]);
  const chosen = await member.checkout.updateCheckout(id, { membershipOptions });
  const line = chosen.lineItems?.[0];
  const covered = Number(line?.totalPriceAfterTax?.amount);
  expect(covered).toBeGreaterThan(20);
  addsUp(chosen, covered);
  expect(chosen.membershipOptions).toMatchObject({ ...membershipOptions, eligibleMemberships: [{ _id: 'ten' }] });

  const { checkoutUrl = '' } = await member.checkout.getCheckoutUrl(id);
  const page = await (await store.emulator.fetch(new Request(checkoutUrl))).text();
  expect(page).toMatch(new RegExp(`Membership</dt>\\s*<dd[^>]*>−\\$${covered.toFixed(2)}<`));
  expect(page).not.toContain('Gift card</dt>');

  const { orderId = '', paymentGatewayOrderId } = await member.checkout.createOrder(id);
  expect(paymentGatewayOrderId).toBeTruthy();
  expect(store.gym.credits).toBe(2);
  const [payment, ...others] = await membershipPayments(orderId);
  expect(others).toEqual([]);
  expect(payment).toMatchObject({
    status: 'APPROVED',
    amount: { amount: covered.toFixed(2) },
    membershipPaymentDetails: {
      membershipId: 'ten',
      providerAppId: DEMO_APP_ID,
      lineItemId: line?._id,
      externalTransactionId: 't-1',
      name: { original: 'Ten classes' },
      status: 'CHARGED',
    },
  });
  const order = await store.client.orders.getOrder(orderId);
  expect(order).toMatchObject({ paymentStatus: 'PARTIALLY_PAID' });
  expect(order.balanceSummary?.balance?.amount).toBe(chosen.payNow?.total?.amount);

  store.gym.voidable = false;
  const voidIt = () => store.client.orderBilling.voidMemberships(orderId, { paymentIds: [getId(payment)] });
  await expect(voidIt()).rejects.toMatchObject({ code: 'MEMBERSHIP_CANNOT_BE_VOIDED' });
  store.gym.voidable = true;
  await voidIt();
  expect(store.gym.credits).toBe(3);
  expect(await store.client.orders.getOrder(orderId)).toMatchObject({ paymentStatus: 'NOT_PAID' });
  await expect(voidIt()).rejects.toMatchObject({ code: 'MEMBERSHIP_PAYMENT_NOT_CHARGED' });
  expect(store.gym.credits).toBe(3);
});

test('a membership that covers the order leaves no balance, and a refund restores it', async () => {
  const made = await member.checkout.createCheckout({ channelType: 'WEB', lineItems: [item('members-class')] });
  expect(made.calculationErrors?.membershipError).toMatchObject({ applicationError: { code: 'MEMBERSHIP_REQUIRED' } });
  await expect(member.checkout.createOrder(getId(made))).rejects.toMatchObject({ code: 'CALCULATION_ERROR' });
  const membershipOptions = select([made.lineItems?.[0]?._id]);
  const chosen = await member.checkout.updateCheckout(getId(made), { membershipOptions });
  addsUp(chosen, 20);
  const { orderId = '', paymentGatewayOrderId } = await member.checkout.createOrder(getId(made));
  expect(paymentGatewayOrderId).toBeUndefined();
  expect(await store.client.orders.getOrder(orderId)).toMatchObject({ paymentStatus: 'PAID' });
  const [payment] = await membershipPayments(orderId);
  const paymentRefunds = [{ paymentId: getId(payment), amount: { amount: '5.00' } }];
  const { refund } = await store.client.orderBilling.refundPayments(orderId, { paymentRefunds });
  expect(refund?.transactions).toMatchObject([{ amount: { amount: '20.00' } }]);
  expect(store.gym.credits).toBe(3);
});

test('a selected membership is kept with its line item and removed with it', async () => {
  await member.currentCart.addToCurrentCart({ lineItems: [item('yoga-class'), item('mat')] });
  const begin = async () => (await member.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })).checkoutId;
  const id = (await begin()) ?? '';
  const [yoga, mat] = (await member.checkout.getCheckout(id)).lineItems ?? [];
  const membershipOptions = select([getId(yoga)]);
  await member.checkout.updateCheckout(id, { membershipOptions });
  expect(await begin()).toBe(id);
  const again = await member.checkout.getCheckout(id);
  expect(again.membershipOptions).toMatchObject(membershipOptions);
  addsUp(again, Number(again.lineItems?.[0]?.totalPriceAfterTax?.amount));
  await member.checkout.removeLineItems(id, [getId(mat)]);
  const { checkout: rest } = await member.checkout.removeLineItems(id, [getId(yoga)]);
  expect(rest?.membershipOptions?.selectedMemberships).toEqual({ memberships: [] });
  expect(rest?.calculationErrors?.membershipError).toBeUndefined();
});

test('a charged membership is voided if another charge fails; visitors have no memberships', async () => {
  const made = await member.checkout.createCheckout({
    channelType: 'WEB',
    lineItems: [item('yoga-class'), item('spin-class')],
  });
  const membershipOptions = select((made.lineItems ?? []).map(({ _id }) => _id));
  await member.checkout.updateCheckout(getId(made), { membershipOptions });
  store.gym.credits = 1;
  await expect(member.checkout.createOrder(getId(made))).rejects.toMatchObject({
    code: 'PAYMENT_ERROR',
    details: { applicationError: { data: { reason: 'MEMBERSHIP_CANNOT_BE_CHARGED' } } },
  });
  expect(store.gym.credits).toBe(1);

  const visitor = store.openShopper();
  const theirs = await visitor.checkout.createCheckout({ channelType: 'WEB', lineItems: [item('yoga-class')] });
  expect(theirs.membershipOptions?.eligibleMemberships).toEqual([]);
  const tried = await visitor.checkout.updateCheckout(getId(theirs), {
    membershipOptions: select([theirs.lineItems?.[0]?._id]),
  });
  expect(tried.calculationErrors?.membershipError).toMatchObject({ applicationError: { code: 'INVALID_SELECTION' } });
  expect(tried.payNow?.total?.amount).toBe('20.00');
});

test('the merchant charges memberships for an order', async () => {
  const made = await member.checkout.createCheckout({ channelType: 'WEB', lineItems: [item('yoga-class')] });
  const { orderId = '' } = await member.checkout.createOrder(getId(made));
  const lineItemId = made.lineItems?.[0]?._id ?? '';
  const membershipIdentifier = { existingMembership: { appId: DEMO_APP_ID, membershipId: 'ten' } };
  const charge = () =>
    store.client.orderBilling.chargeMemberships(orderId, {
      memberId: made.buyerInfo?.memberId ?? '',
      memberships: [{ lineItemId, membershipIdentifier }],
    });
  store.gym.credits = 0;
  await expect(charge()).rejects.toMatchObject({ code: 'MEMBERSHIP_NOT_ELIGIBLE' });
  store.gym.credits = 1;
  await charge();
  expect(store.gym.credits).toBe(0);
  expect(await store.client.orders.getOrder(orderId)).toMatchObject({ paymentStatus: 'PAID' });
});

test('a payment settings plugin requires 3-D Secure for a card payment', async () => {
  const shop = openPluginStore(['ECOM_PAYMENT_SETTINGS']);
  const seen: (string | undefined)[] = [];
  shop.answer((plugins) =>
    plugins.provide(paymentSettings.provideHandlers, {
      getPaymentSettings: ({ request: { order } }) => {
        seen.push(order?.priceSummary?.total?.amount);
        return { paymentSettings: { requires3dSecure: Number(order?.priceSummary?.total?.amount) > 50 } };
      },
    }),
  );
  const buy = async (price: string) => {
    const service = {
      price,
      quantity: 1,
      productName: { original: 'Repair' },
      itemType: { preset: 'SERVICE' as const },
    };
    const made = await shop.openShopper().checkout.createCheckout({
      channelType: 'WEB',
      customLineItems: [service],
      checkoutInfo: { buyerInfo: { email: 'ada@example.com' }, billingInfo: { address: oregon } },
    });
    const { checkoutUrl = '' } = await shop.client.checkout.getCheckoutUrl(getId(made));
    const page = await (await shop.emulator.fetch(new Request(checkoutUrl))).text();
    const getValue = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
    const form = {
      formToken: getValue(page, 'formToken'),
      'total-none': getValue(page, 'total-none'),
      action: 'pay',
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'L',
      payment: 'card-approved',
      country: 'US',
      addressLine: '1 Main St',
      city: 'Oakland',
      postalCode: '94607',
      'subdivision-US': 'US-CA',
    };
    const submit = async (more: object = {}) => {
      const body = new URLSearchParams({ ...form, ...more });
      const answer = await shop.emulator.fetch(new Request(checkoutUrl, { method: 'POST', body }));
      const shown = await shop.emulator.fetch(new Request(new URL(answer.headers.get('location') ?? '', checkoutUrl)));
      return { status: answer.status, text: await shown.text() };
    };
    return { checkout: () => shop.client.checkout.getCheckout(getId(made)), submit };
  };
  const small = await buy('20.00');
  expect((await small.submit()).text).toContain('Thank you');
  const large = await buy('80.00');
  const asked = await large.submit();
  expect(asked.text).toContain('3-D Secure');
  expect((await large.checkout()).completed).toBe(false);
  const stopped = await large.submit({ challenge: 'failed' });
  expect([stopped.status, (await large.checkout()).completed]).toEqual([303, false]);
  expect((await large.submit({ challenge: 'passed' })).text).toContain('Thank you');
  expect((await large.checkout()).completed).toBe(true);
  expect(seen.length).toBeGreaterThan(1);
});
