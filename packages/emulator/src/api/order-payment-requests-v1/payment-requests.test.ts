import { beforeEach, expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { createMerchantOrder, type MerchantOrder } from '../../testing/merchant-order.js';
import { Merchant, getViolations } from '../../testing/merchant.js';
import { type Body, newShopper } from '../../testing/shopper.js';

interface PaymentRequest {
  id: string;
  status: string;
  [field: string]: unknown;
}

const root = '/ecom/v1/order-payment-requests';

let emulator: Emulator;
let merchant: Merchant;
let order: MerchantOrder;
beforeEach(async () => {
  emulator = createEmulator();
  merchant = new Merchant(emulator);
  order = await createMerchantOrder(emulator);
});

const fields = (more: object = {}) => ({
  orderPaymentRequest: { orderId: order.id, amount: { amount: '40.00' }, title: 'Deposit', ...more },
});
const create = async (more: object = {}): Promise<PaymentRequest> =>
  (await merchant.send<{ orderPaymentRequest: PaymentRequest }>('POST', root, fields(more))).orderPaymentRequest;
const read = async ({ id }: PaymentRequest): Promise<PaymentRequest> =>
  (await merchant.send<{ orderPaymentRequest: PaymentRequest }>('GET', `${root}/${id}`)).orderPaymentRequest;
const refusal = async (method: string, path: string, body?: object) => {
  const response = await merchant.call<Body>(method, root + path, body);
  return response.body.details?.applicationError?.code ?? getViolations(response);
};
const charge = async ({ id }: PaymentRequest, paymentToken: string) =>
  merchant.call<Body>('POST', `${root}/charge`, { orderPaymentRequestId: id, paymentToken });
const readOrder = async () =>
  (await merchant.send<{ order: PaymentRequest }>('GET', `/ecom/v1/orders/${order.id}`)).order;
const getSlugs = () =>
  emulator.events().flatMap(({ type }) => type.split('wix.ecom.v1.order_payment_request_')[1] ?? []);

it('a paid request adds a payment to its order', async () => {
  const request = await create({ source: { externalId: 'invoice-7' }, blockedPaymentMethods: ['MANUAL'] });
  expect(request).toMatchObject({
    status: 'UNPAID',
    currency: 'USD',
    amount: { amount: '40.00', formattedAmount: '$40.00' },
    source: { externalId: 'invoice-7' },
    orderNumber: expect.any(String) as string,
    blockedPaymentMethods: ['MANUAL'],
  });
  const shopper = await newShopper(emulator);
  const body = { orderPaymentRequestId: request.id, paymentToken: 'card-approved' };
  const paid = await shopper.call<{ paymentResponseToken: string }>('POST', `${root}/charge`, body);
  expect(await read(request)).toMatchObject({
    status: 'PAID',
    paymentGatewayOrderId: paid.body.paymentResponseToken,
  });
  expect(await readOrder()).toMatchObject({
    paymentStatus: 'PARTIALLY_PAID',
    balanceSummary: { paid: { amount: '40.00' }, balance: { amount: '50.00' } },
  });
  expect(getSlugs()).toEqual(['created', 'updated', 'paid']);
  expect((await charge(request, 'card-approved')).body.details?.applicationError?.code).toBe(
    'CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST',
  );
  expect(await refusal('DELETE', `/${request.id}`)).toBe('CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST');
  expect(await refusal('POST', '/void', { orderPaymentRequestId: request.id })).toBe(
    'CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST',
  );
});

it('a declined card leaves the request unpaid, and a pending payment pays it when it is approved', async () => {
  const request = await create();
  await charge(request, 'card-declined');
  expect((await read(request)).status).toBe('UNPAID');
  await charge(request, 'card-pending');
  expect((await read(request)).status).toBe('UNPAID');
  expect((await charge(request, 'card-approved')).body.details?.applicationError?.code).toBe('PAYMENT_IN_PROGRESS');
  const { paymentGatewayOrderId } = await read(request);
  const path = `/ecom/v1/payments/${String(paymentGatewayOrderId)}/orders/${order.id}/update-payment-transaction-status`;
  await merchant.send('POST', path, { status: 'APPROVED' });
  expect((await read(request)).status).toBe('PAID');
});

it('the page of its URL takes the payment', async () => {
  const request = await create();
  const { orderPaymentRequestUrl } = await merchant.send<{ orderPaymentRequestUrl: string }>('POST', `${root}/url`, {
    orderPaymentRequestId: request.id,
  });
  const open = async (body?: URLSearchParams) => {
    const response = await emulator.fetch(
      new Request(orderPaymentRequestUrl, body ? { method: 'POST', body } : undefined),
    );
    return response.text();
  };
  const form = await open();
  expect(form).toContain('<h1>Deposit</h1>');
  expect(form).toContain('$40.00');
  expect(await open(new URLSearchParams({ card: 'card-declined' }))).toContain('This card was declined');
  expect(await open(new URLSearchParams({ card: 'card-approved' }))).toContain('Payment received');
  expect(await open()).toContain('Payment received');
  expect((await read(request)).status).toBe('PAID');
});

it('expires by the clock', async () => {
  const expirationDate = new Date(emulator.clock().now().getTime() + 60_000).toISOString();
  const request = await create({ expirationDate });
  emulator.clock().advance(60_000);
  expect((await read(request)).status).toBe('EXPIRED');
  expect(getSlugs()).toContain('expired');
  expect((await charge(request, 'card-approved')).body.details?.applicationError?.code).toBe(
    'CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST',
  );
  expect((await create({ expirationDate })).status).toBe('EXPIRED');
});

it('is updated and voided until it is paid, but keeps its amount', async () => {
  const request = await create();
  const change = (more: object) => ({ orderPaymentRequest: { id: request.id, ...more } });
  const path = `${root}/${request.id}`;
  await merchant.send('PATCH', path, change({ title: 'Rest', description: 'Due now' }));
  expect(await read(request)).toMatchObject({ title: 'Rest', description: 'Due now', amount: { amount: '40.00' } });
  expect(await refusal('PATCH', `/${request.id}`, change({ amount: { amount: '1.00' } }))).toBe(
    'CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT',
  );
  const voidRequest = () => merchant.send('POST', `${root}/void`, { orderPaymentRequestId: request.id });
  await voidRequest();
  await voidRequest();
  expect((await read(request)).status).toBe('VOIDED');
  expect(getSlugs().filter((slug) => slug === 'voided')).toHaveLength(1);
  expect(await refusal('PATCH', `/${request.id}`, change({ title: 'Late' }))).toBe(
    'CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST',
  );
  await merchant.send('DELETE', path);
  expect(await refusal('GET', `/${request.id}`)).toBe('ORDER_PAYMENT_REQUEST_NOT_FOUND');
});

it('is found by order and status, and created in bulk', async () => {
  const { results } = await merchant.send<{ results: { item?: object; itemMetadata: { success: boolean } }[] }>(
    'POST',
    '/v1/bulk/order-payment-requests/create',
    {
      orderPaymentRequests: [fields().orderPaymentRequest, fields({ orderId: 'none' }).orderPaymentRequest],
      returnEntity: true,
    },
  );
  expect(results).toMatchObject([
    { itemMetadata: { success: true }, item: { orderPaymentRequest: { status: 'UNPAID' } } },
    { itemMetadata: { success: false, error: { code: 'ORDER_NOT_FOUND' } } },
  ]);
  const query = { filter: { orderId: order.id, status: 'UNPAID' } };
  const found = await merchant.send<{ orderPaymentRequests: PaymentRequest[] }>('POST', `${root}/query`, { query });
  expect(found.orderPaymentRequests).toHaveLength(1);
  const [first] = found.orderPaymentRequests;
  const data = { namespace: '@a/b', namespaceData: { invoice: '7' } };
  const updated = await merchant.send<{ orderPaymentRequest: PaymentRequest }>(
    'POST',
    `${root}/${first?.id ?? ''}/update-extended-fields`,
    data,
  );
  expect(updated.orderPaymentRequest['extendedFields']).toEqual({ namespaces: { '@a/b': { invoice: '7' } } });
});

it('refuses invalid fields and unknown orders', async () => {
  expect(await refusal('POST', '', {})).toEqual(['orderPaymentRequest REQUIRED_FIELD']);
  expect(await refusal('POST', '', fields({ title: '', amount: { amount: '0' } }))).toEqual([
    'orderPaymentRequest.amount.amount FORMAT',
    'orderPaymentRequest.title MIN_LENGTH',
  ]);
  expect(await refusal('POST', '', fields({ orderId: 'none' }))).toBe('ORDER_NOT_FOUND');
  const request = await create();
  expect((await charge(request, 'unknown')).body.details?.applicationError?.code).toBe('PAYMENT_METHOD_UNAVAILABLE');
});
