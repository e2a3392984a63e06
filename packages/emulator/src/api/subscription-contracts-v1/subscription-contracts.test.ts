import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { Dashboard } from '../../testing/dashboard.js';
import { merchant } from '../../testing/member.js';
import { type Shopper, findProducts, newShopper } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';

const PATH = '/ecom/subscription-contracts/v1/subscription-contracts';

interface Price {
  amount: string;
}
interface Contract {
  id: string;
  revision: string;
  title: string;
  createdDate: string;
  subscriptionSettings: { frequency: string; startDate: string };
  lineItems: { id: string; quantity: number; subscriptionInfo: { id: string; cycleNumber: number } }[];
  buyerInfo: { contactId: string; email: string };
  priceSummary: Record<'subtotal' | 'shipping' | 'tax' | 'total', Price>;
}
interface Order {
  id: string;
  number: string;
  createdDate: string;
  checkoutId?: string;
  paymentStatus: string;
  priceSummary: { total: Price; tax: Price };
  lineItems: { id: string; subscriptionInfo?: { id: string; cycleNumber: number } }[];
  recipientInfo: object;
  taxInfo: { taxBreakdown: { aggregatedTaxAmount: Price }[] };
}

let emulator: Emulator;
let shopper: Shopper;
let productId: string;
let otherId: string;

const ask = async <T>(method: string, path: string, body?: object): Promise<T> =>
  (await send<T>(emulator, method, path, { headers: merchant, ...(body && { body }) })).body;

/** Offers a product with this plan. */
async function offer(subscriptionSettings: object): Promise<string> {
  const { subscriptionOption } = await ask<{ subscriptionOption: { id: string } }>(
    'POST',
    '/stores/v1/subscription-options',
    { subscriptionOption: { title: 'Coffee plan', subscriptionSettings } },
  );
  const assignedSubscriptionOptions = [{ id: subscriptionOption.id }];
  await ask('POST', `/stores/v1/subscription-options/product/${productId}/assign`, { assignedSubscriptionOptions });
  return subscriptionOption.id;
}

/** Buys the product with a plan. */
async function buy(settings: object, { card = 'card-approved', withOther = false } = {}): Promise<string> {
  const subscriptionOptionId = await offer(settings);
  if (withOther) await shopper.add(otherId, 1);
  await shopper.add(productId, 2, { subscriptionOptionId });
  const path = `/ecom/v1/checkouts/${await shopper.checkOut()}/create-order-and-charge`;
  const { body } = await shopper.call<{ orderId: string }>('POST', path, { paymentToken: card });
  return body.orderId;
}

const findContracts = async () =>
  (await ask<{ subscriptionContracts: Contract[] }>('POST', `${PATH}/query`, { query: {} })).subscriptionContracts;
const findOrders = async () => {
  const search = { sort: [{ fieldName: 'createdDate', order: 'ASC' }] };
  return (await ask<{ orders: Order[] }>('POST', '/ecom/v1/orders/search', { search })).orders.filter(({ lineItems }) =>
    lineItems.some(({ subscriptionInfo }) => subscriptionInfo),
  );
};
const getDays = (orders: readonly Order[]) => orders.map(({ createdDate }) => createdDate.slice(0, 10));
/** Sets the clock to noon of a day. */
const passUntil = (day: string) => {
  const noon = Date.parse(`${day}T12:00:00Z`);
  emulator.clock().advance(noon - emulator.clock().now().getTime());
};
const contractEvents = () =>
  emulator
    .events()
    .filter(({ type }) => type.includes('subscription_contract'))
    .map(({ type }) => type.replace('wix.ecom.subscription_contracts.v1.subscription_contract_', ''));

beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1', now: () => new Date('2027-01-31T12:00:00Z') });
  emulator.clock().freeze();
  shopper = await newShopper(emulator);
  const products = await findProducts(emulator, ({ customTextFields, productOptions, productType }) => {
    return productType === 'physical' && productOptions.length === 0 && customTextFields.length === 0;
  });
  [productId, otherId] = products.map(({ id }) => id) as [string, string];
});

test('an order with a plan makes a contract with its line item, buyer and prices', async () => {
  const orderId = await buy({ frequency: 'MONTH', autoRenewal: true });
  const { order } = await ask<{ order: Order }>('GET', `/ecom/v1/orders/${orderId}`);
  const [contract] = await findContracts();
  expect(contract).toMatchObject({
    id: order.lineItems[0]?.subscriptionInfo?.id,
    revision: '1',
    title: 'Coffee plan',
    subscriptionSettings: { frequency: 'MONTH', interval: 1, autoRenewal: true, startDate: order.createdDate },
    lineItems: [{ quantity: 2, subscriptionInfo: { cycleNumber: 1 } }],
    buyerInfo: { email: 'ada@example.com' },
    priceSummary: { total: order.priceSummary.total, tax: order.priceSummary.tax },
    recipientInfo: order.recipientInfo,
  });
  const got = await ask<{ subscriptionContract: Contract }>('GET', `${PATH}/${contract?.id}`);
  expect(got.subscriptionContract).toEqual(contract);
  expect(contractEvents()).toEqual(['created']);
});

test('each billing cycle makes a paid order on its day, with the next cycle number', async () => {
  await buy({ frequency: 'MONTH', autoRenewal: true });
  passUntil('2027-04-15');
  const orders = await findOrders();
  expect(getDays(orders)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
  const [first] = orders;
  expect(orders.map(({ lineItems }) => lineItems[0]?.subscriptionInfo)).toMatchObject(
    [1, 2, 3].map((cycleNumber) => ({ id: first?.lineItems[0]?.subscriptionInfo?.id, cycleNumber })),
  );
  expect(new Set(orders.map(({ paymentStatus }) => paymentStatus))).toEqual(new Set(['PAID']));
  expect(orders[2]?.priceSummary).toEqual(first?.priceSummary);
  expect(orders[2]?.checkoutId).toBeUndefined();
  expect((await findContracts())[0]?.lineItems[0]?.subscriptionInfo.cycleNumber).toBe(3);
  expect(contractEvents()).toEqual(['created', 'updated']);
});

test('the contract of one of several line items has its part of the order only', async () => {
  await buy({ frequency: 'WEEK', autoRenewal: true }, { withOther: true });
  passUntil('2027-02-07');
  const [first, second] = await findOrders();
  expect(first?.lineItems).toHaveLength(2);
  expect(second?.lineItems).toHaveLength(1);
  expect(Number(second?.priceSummary.total.amount)).toBeLessThan(Number(first?.priceSummary.total.amount));
  const taxes = second?.taxInfo.taxBreakdown.map(({ aggregatedTaxAmount }) => Number(aggregatedTaxAmount.amount)) ?? [];
  expect(taxes.reduce((all, tax) => all + tax, 0)).toBeCloseTo(Number(second?.priceSummary.tax.amount), 2);
});

test('a subscription with a number of billing cycles expires at the end of the last one', async () => {
  await buy({ frequency: 'WEEK', autoRenewal: false, billingCycles: 2 });
  passUntil('2027-12-31');
  expect(getDays(await findOrders())).toEqual(['2027-01-31', '2027-02-07']);
  expect(contractEvents()).toEqual(['created', 'updated', 'expired']);
});

test('the contract of a pending payment starts when the payment is approved, and never if it is declined', async () => {
  const settle = async (orderId: string, status: string) => {
    const { orderTransactions } = await ask<{ orderTransactions: { payments: { id: string }[] } }>(
      'GET',
      `/ecom/v1/payments/orders/${orderId}`,
    );
    const [payment] = orderTransactions.payments;
    await ask('POST', `/ecom/v1/payments/${payment?.id}/orders/${orderId}/update-payment-transaction-status`, {
      status,
    });
  };
  const declined = await buy({ frequency: 'DAY', autoRenewal: true }, { card: 'card-pending' });
  expect(await findContracts()).toEqual([]);
  await settle(declined, 'DECLINED');
  passUntil('2027-02-03');
  expect(await findContracts()).toEqual([]);
  shopper = await newShopper(emulator);
  const approved = await buy({ frequency: 'DAY', autoRenewal: true }, { card: 'card-pending' });
  await settle(approved, 'APPROVED');
  expect(await findContracts()).toHaveLength(1);
  expect(contractEvents()).toEqual(['created']);
});

test('a recurring charge that the card declines is repeated for three days, then the subscription is canceled', async () => {
  const orderId = await buy({ frequency: 'MONTH', autoRenewal: true }, { card: 'card-expiring' });
  const dashboard = new Dashboard(emulator);
  const readState = async () => (await dashboard.get(`orders/${orderId}`)).text;
  passUntil('2027-02-28');
  expect(await findOrders()).toHaveLength(1);
  expect(await readState()).toContain('Coffee plan, active, card declined 1 time');
  passUntil('2027-03-02');
  expect(contractEvents()).toEqual(['created']);
  expect(await readState()).toContain('card declined 3 times');
  passUntil('2027-03-03');
  expect(await readState()).toContain('Coffee plan, canceled');
  expect(contractEvents()).toEqual(['created', 'canceled']);
  const { payload } = emulator.events().find(({ type }) => type.endsWith('contract_canceled'))!;
  expect(payload).toMatchObject({ actionEvent: { body: { initiator: 'PAYMENT_FAILURE' } } });
  passUntil('2027-12-31');
  expect(await findOrders()).toHaveLength(1);
  expect(await findContracts()).toMatchObject([{ lineItems: [{ subscriptionInfo: { cycleNumber: 1 } }] }]);
});

test('the merchant cancels a subscription in the dashboard, and then deletes its contract', async () => {
  const orderId = await buy({ frequency: 'DAY', autoRenewal: true });
  const [{ id } = { id: '' }] = await findContracts();
  const dashboard = new Dashboard(emulator);
  expect((await dashboard.get(`orders/${orderId}`)).text).toContain('Coffee plan, active');
  expect((await dashboard.post(`subscriptions/${id}/delete`, {})).text).toContain('SUBSCRIPTION_IS_ACTIVE');
  expect((await dashboard.post(`subscriptions/${id}/cancel`, {})).text).toContain('The subscription was canceled.');
  passUntil('2027-02-20');
  expect(await findOrders()).toHaveLength(1);
  expect(await findContracts()).toHaveLength(1);
  expect((await dashboard.post(`subscriptions/${id}/cancel`, {})).text).toContain('SUBSCRIPTION_NOT_ACTIVE');
  expect((await dashboard.post(`subscriptions/${id}/delete`, {})).text).toContain('contract was deleted');
  expect(await findContracts()).toEqual([]);
  expect(contractEvents()).toEqual(['created', 'canceled', 'deleted']);
});

test('contracts are found by contact, for the merchant only', async () => {
  await buy({ frequency: 'MONTH', autoRenewal: true });
  const [contract] = await findContracts();
  const find = async (contactId: string | undefined) =>
    (
      await ask<{ subscriptionContracts: Contract[] }>('POST', `${PATH}/query`, {
        query: { filter: { 'buyerInfo.contactId': contactId } },
      })
    ).subscriptionContracts.length;
  expect([await find(contract?.buyerInfo.contactId), await find(productId)]).toEqual([1, 0]);
  expect((await shopper.call('GET', `${PATH}/${contract?.id}`)).status).toBe(403);
  expect((await shopper.call('POST', `${PATH}/query`, {})).status).toBe(403);
  const missing = await send<object>(emulator, 'GET', `${PATH}/${productId}`, { headers: merchant });
  expect([missing.status, missing.body]).toMatchObject([
    404,
    { details: { applicationError: { code: 'SUBSCRIPTION_CONTRACT_NOT_FOUND' } } },
  ]);
});
