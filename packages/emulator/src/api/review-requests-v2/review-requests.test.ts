import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { getCode, iris, merchant, signIn } from '../../testing/member.js';
import { getViolations } from '../../testing/merchant.js';
import { type Body, newShopper } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';

interface ReviewRequest {
  id: string;
  status: string;
  items: { catalogItemId: string; reviewId?: string }[];
}
interface RequestsResponse extends Body {
  reviewRequest: ReviewRequest;
  reviewRequests: ReviewRequest[];
  count: number;
  results: { itemMetadata: { success: boolean }; item?: ReviewRequest }[];
}

const contactId = '5eed0000-0000-4000-8000-000000000001';

let emulator: Emulator;
beforeEach(() => {
  emulator = createEmulator();
});

const call = (method: string, path: string, body?: unknown, token?: string) =>
  send<RequestsResponse>(emulator, method, `/reviews/v2/${path}`, {
    ...(token === undefined ? { headers: merchant } : { token }),
    ...(body !== undefined && { body }),
  });
const create = (reviewRequest: object) =>
  call('POST', 'review-requests', { reviewRequest: { communicationChannel: 'EMAIL', ...reviewRequest } });
const get = async (id: string) => (await call('GET', `review-requests/${id}`)).body.reviewRequest;
const events = () => emulator.events().map(({ type }) => type.replace('wix.reviews.v2.review_request_', ''));
const mails = () => emulator.mails().filter(({ kind }) => kind === 'REVIEW_REQUEST');

async function placeOrder(...prices: readonly number[]): Promise<string> {
  const lineItems = prices.map((price) => ({
    productName: { original: 'Mug' },
    itemType: { preset: 'PHYSICAL' },
    quantity: 1,
    price: { amount: String(price) },
    catalogReference: { catalogItemId: `product-${price}`, appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' },
  }));
  const buyerInfo = { memberId: contactId, email: iris.email };
  const priceSummary = { tax: { amount: '0.00' } };
  const order = { channelInfo: { type: 'POS' }, buyerInfo, lineItems, priceSummary };
  const { body } = await send<{ order: { id: string } }>(emulator, 'POST', '/ecom/v1/orders', {
    headers: merchant,
    body: { order },
  });
  return body.order.id;
}

test('for an order asks for its five most expensive items, and is sent to its buyer', async () => {
  const id = await placeOrder(10, 60, 30, 20, 50, 40);
  const { body } = await create({ order: { id } });
  expect(body.reviewRequest).toMatchObject({ status: 'SENT', recipient: { contactId }, order: { id } });
  expect(body.reviewRequest.items.map(({ catalogItemId }) => catalogItemId)).toEqual([
    'product-60',
    'product-50',
    'product-40',
    'product-30',
    'product-20',
  ]);
  expect(mails()).toMatchObject([{ to: iris.email }]);
});

test('names the review that its recipient writes', async () => {
  const { id } = (await create({ items: [{ catalogItemId: 'mug' }], recipient: { contactId } })).body.reviewRequest;
  const { access_token: token } = await signIn(emulator, iris);
  const review = { namespace: 'stores', entityId: 'mug', content: { rating: 5 } };
  const created = await send<{ review: { id: string } }>(emulator, 'POST', '/reviews/v1/reviews', {
    body: { review },
    token,
  });
  expect((await get(id)).items).toEqual([{ catalogItemId: 'mug', reviewId: created.body.review.id }]);
});

test('is sent at its date by the clock, unless it was canceled before', async () => {
  const sendDate = new Date(emulator.clock().now().getTime() + 86_400_000).toISOString();
  const scheduled = { items: [{ catalogItemId: 'mug' }], recipient: { contactId }, sendDate };
  const { id: sent } = (await create(scheduled)).body.reviewRequest;
  const { id: canceled } = (await create(scheduled)).body.reviewRequest;
  expect((await call('DELETE', `review-requests/${sent}`)).status).toBe(428);
  await call('PUT', 'bulk/review-requests/cancel-by-filter', { filter: { id: canceled } });
  expect([(await get(sent)).status, (await get(canceled)).status]).toEqual(['SCHEDULED', 'CANCELED']);
  await send(emulator, 'POST', '/_emulator/clock', { body: { advance: 90_000_000 } });
  expect([(await get(sent)).status, (await get(canceled)).status]).toEqual(['SENT', 'CANCELED']);
  expect(mails()).toHaveLength(1);
  expect((await call('DELETE', `review-requests/${canceled}`)).status).toBe(200);
  expect(events()).toEqual(['created', 'created', 'updated', 'updated', 'deleted']);
});

test('fails for a recipient without an email address', async () => {
  const { body } = await create({ items: [{ catalogItemId: 'mug' }], recipient: { contactId: 'nobody' } });
  expect(body.reviewRequest).toMatchObject({ status: 'FAILED', failedOptions: { reason: 'ACTIVATION_FAILED' } });
});

test('is refused without items, for an unknown or empty order, and with invalid fields', async () => {
  expect(getCode(await create({}))).toBe('EITHER_ORDER_OR_ITEMS_REQUIRED');
  expect(getCode(await create({ order: { id: 'none' } }))).toBe('ORDER_NOT_FOUND');
  expect(getViolations(await create({ communicationChannel: 'FAX' }))).toEqual([
    'reviewRequest.communicationChannel INVALID_ENUM_VALUE',
  ]);
  expect((await call('GET', 'review-requests/none')).status).toBe(404);
});

test('is created in bulk, queried and counted, by merchants only', async () => {
  const request = (catalogItemId: string) => ({ communicationChannel: 'EMAIL', items: [{ catalogItemId }] });
  const reviewRequests = [request('mug'), request('bowl'), { communicationChannel: 'EMAIL' }];
  const { body } = await call('POST', 'bulk/review-requests/create', { reviewRequests, returnEntity: true });
  expect(body.results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([true, true, false]);
  const filter = { 'items.catalogItemId': { $hasSome: ['bowl'] } };
  expect((await call('POST', 'review-requests/query', { query: { filter } })).body.reviewRequests).toHaveLength(1);
  expect((await call('POST', 'review-requests/count', { filter: { status: 'FAILED' } })).body.count).toBe(2);
  const { token } = await newShopper(emulator);
  expect((await call('POST', 'review-requests/query', {}, token)).status).toBe(403);
});
