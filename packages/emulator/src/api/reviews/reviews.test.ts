import { beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { getCode, iris, merchant, otto, signIn } from '../../testing/member.js';
import { getViolations } from '../../testing/merchant.js';
import { type Body, newShopper } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';

interface Review {
  id: string;
  revision: string;
  author: { contactId: string; authorName?: string };
  content: { rating: number; title?: string; body?: string };
  moderation: { moderationStatus: string; manuallyChanged: boolean };
  publishCount: number;
  reply?: { message: string; createdDate: string };
  verified: boolean;
}
interface ReviewsResponse extends Body {
  review: Review;
  reviews: Review[];
  metadata: { count: number; cursors: { next?: string } };
  count: number;
  jobId: string;
  results: { itemMetadata: { success: boolean; error?: { code: string } }; review?: Review }[];
}
type Role = string | typeof merchant;

let emulator: Emulator;
let member: string;
beforeEach(async () => {
  emulator = createEmulator({ seed: 'shop' });
  member = (await signIn(emulator, iris)).access_token;
});

const call = (method: string, path: string, body?: unknown, who: Role = merchant) =>
  send<ReviewsResponse>(emulator, method, `/reviews/v1/${path}`, {
    ...(typeof who === 'string' ? { token: who } : { headers: who }),
    ...(body !== undefined && { body }),
  });
const change = (settings: object) => send(emulator, 'POST', '/_emulator/reviews', { body: settings });
const create = (review: object = {}, who: Role = member) =>
  call('POST', 'reviews', { review: { namespace: 'stores', entityId: 'mug', content: { rating: 5 }, ...review } }, who);
const query = async (filter: object, who: Role = merchant, more: object = {}) =>
  (await call('POST', 'reviews/query', { query: { filter, ...more } }, who)).body.reviews;
const events = () => emulator.events().map(({ type }) => type.replace('wix.reviews.v1.review_', ''));
const visitor = async () => (await newShopper(emulator)).token;

describe('creating a review', () => {
  test('publishes it under the name of the member', async () => {
    const { body } = await create({ content: { rating: 4, title: 'Fine', body: 'Does not leak.' } });
    expect(body.review).toMatchObject({
      content: { rating: 4, title: 'Fine', body: 'Does not leak.' },
      author: { contactId: '5eed0000-0000-4000-8000-000000000001', authorName: 'Iris Alto' },
      moderation: { moderationStatus: 'APPROVED', manuallyChanged: false },
      origin: { type: 'ORGANIC' },
      verified: false,
      publishCount: 1,
      revision: '1',
    });
    expect((await call('GET', `reviews/${body.review.id}`, undefined, await visitor())).body.review).toEqual(
      body.review,
    );
    expect(events()).toEqual(['created', 'review_published', 'moderation_status_changed']);
  });

  test('waits for a moderator if the site moderates reviews', async () => {
    await change({ moderation: true });
    const { id, moderation, publishCount } = (await create()).body.review;
    expect([moderation.moderationStatus, publishCount]).toEqual(['IN_MODERATION', 0]);
    expect((await call('GET', `reviews/${id}`, undefined, member)).status).toBe(404);
    expect(await query({ entityId: 'mug' }, member)).toEqual([]);
    expect(await query({ entityId: 'mug' })).toEqual([]);
    const all = await call('POST', 'reviews/query', { query: { filter: { id } }, returnPrivateReviews: true });
    expect(all.body.reviews).toHaveLength(1);
    const approved = await call('PATCH', `reviews/${id}/moderate`, { status: 'APPROVED' });
    expect(approved.body.review).toMatchObject({
      moderation: { moderationStatus: 'APPROVED', manuallyChanged: true },
      publishCount: 1,
      revision: '2',
    });
    expect(await query({ entityId: 'mug' }, member)).toHaveLength(1);
    expect(events()).toEqual([
      'created',
      'moderation_status_changed',
      'updated',
      'review_published',
      'moderation_status_changed',
    ]);
  });

  test('is refused a second time, and for a contact other than the caller’s', async () => {
    await create();
    const again = await create({ content: { rating: 1 } });
    expect([again.status, getCode(again)]).toEqual([409, 'ALREADY_EXISTS']);
    expect((await create({ entityId: 'bowl' })).status).toBe(200);
    expect((await create({ author: { contactId: 'someone' } }, await visitor())).status).toBe(403);
    expect((await create({ author: { contactId: 'someone' } }, merchant)).status).toBe(200);
  });

  test('is refused for visitors, or for those who did not buy, if the site does not accept them', async () => {
    await change({ authors: 'MEMBERS' });
    expect((await create({ author: { authorName: 'Ada' } }, await visitor())).status).toBe(403);
    expect((await create()).status).toBe(200);
    await change({ authors: 'BUYERS' });
    const other = (await signIn(emulator, otto)).access_token;
    expect((await create({}, other)).status).toBe(403);
  });

  test('verifies authors who ordered the product', async () => {
    const contactId = '5eed0000-0000-4000-8000-000000000001';
    const reference = { catalogItemId: 'mug', appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' };
    const line = { productName: { original: 'Mug' }, itemType: { preset: 'PHYSICAL' }, quantity: 1 };
    const { status } = await send(emulator, 'POST', '/ecom/v1/orders', {
      headers: merchant,
      body: {
        order: {
          channelInfo: { type: 'POS' },
          buyerInfo: { memberId: contactId, email: iris.email },
          lineItems: [{ ...line, catalogReference: reference, price: { amount: '30.00' } }],
          priceSummary: { tax: { amount: '0.00' } },
        },
      },
    });
    expect(status).toBe(200);
    await change({ authors: 'BUYERS' });
    expect((await create()).body.review.verified).toBe(true);
  });

  test('names all invalid fields', async () => {
    const { body } = await create({
      namespace: undefined,
      entityId: '',
      content: { rating: 6, title: 'x'.repeat(3001) },
    });
    expect(getViolations({ body })).toEqual([
      'review.namespace REQUIRED_FIELD',
      'review.entityId MIN_LENGTH',
      'review.content.rating MAX',
      'review.content.title MAX_LENGTH',
    ]);
    expect(getViolations(await create({ content: {} }))).toEqual(['review.content.rating REQUIRED_FIELD']);
  });

  test('in bulk reports each review', async () => {
    const review = (rating: number, contactId: string) => ({
      namespace: 'stores',
      entityId: 'mug',
      author: { contactId },
      content: { rating },
      reviewDate: '2020-02-03T00:00:00.000Z',
    });
    const reviews = [review(5, 'one'), review(4, 'one'), review(0, 'two')];
    const { body } = await call('POST', 'bulk/reviews/create', { reviews, returnEntity: true });
    expect(body.results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([true, false, false]);
    expect(body.results[0]?.review).toMatchObject({ reviewDate: '2020-02-03T00:00:00.000Z', origin: { type: 'APP' } });
    expect(body.results[1]?.itemMetadata.error?.code).toBe('ALREADY_EXISTS');
    expect((await call('POST', 'bulk/reviews/create', { reviews }, member)).status).toBe(403);
  });
});

describe('a review', () => {
  test('is changed and deleted by its author and by merchants only', async () => {
    const { id, revision } = (await create({ content: { rating: 3, title: 'Fine' } })).body.review;
    const update = (who: Role, review: object) =>
      call('PATCH', `reviews/${id}`, { review: { id, content: { rating: 4 }, ...review } }, who);
    expect((await update((await signIn(emulator, otto)).access_token, { revision })).status).toBe(403);
    expect((await update(await visitor(), { revision })).status).toBe(403);
    expect((await update(member, { revision })).body.review).toMatchObject({
      content: { rating: 4, title: 'Fine' },
      revision: '2',
    });
    expect(getCode(await update(member, { revision }))).toBe('INVALID_REVISION');
    expect((await call('DELETE', `reviews/${id}`, undefined, await visitor())).status).toBe(403);
    expect((await call('DELETE', `reviews/${id}`, undefined, member)).body.review.id).toBe(id);
    expect((await call('GET', `reviews/${id}`)).status).toBe(404);
  });

  test('waits for a moderator again after its author changed it', async () => {
    const { id, revision } = (await create()).body.review;
    await change({ moderation: true });
    const changed = await call('PATCH', `reviews/${id}`, { review: { id, revision, content: { rating: 1 } } }, member);
    expect(changed.body.review.moderation.moderationStatus).toBe('IN_MODERATION');
  });

  test('has one reply, which the merchant replaces and removes', async () => {
    const { id } = (await create()).body.review;
    const reply = (message: string, who: Role = merchant) => call('PATCH', `reviews/${id}/reply`, { message }, who);
    const first = (await reply('Thank you!')).body.review;
    expect(first.reply?.message).toBe('Thank you!');
    expect((await reply('Thanks.')).body.review.reply).toMatchObject({
      message: 'Thanks.',
      createdDate: first.reply?.createdDate,
    });
    expect(getViolations(await reply(''))).toEqual(['message MIN_LENGTH']);
    expect((await reply('Mine', member)).status).toBe(403);
    expect((await call('DELETE', `reviews/${id}/reply`)).body.review.reply).toBeUndefined();
  });
});

describe('reviews', () => {
  test('are filtered, sorted, paged and counted', async () => {
    const ratings = [2, 5, 4];
    for (const [index, rating] of ratings.entries())
      await create({ content: { rating }, author: { contactId: `contact-${index}` } }, merchant);
    const filter = { entityId: 'mug', namespace: 'stores' };
    const sort = [{ fieldName: 'content.rating', order: 'DESC' }];
    const getRatings = (reviews: Review[]) => reviews.map(({ content }) => content.rating);
    expect(getRatings(await query(filter))).toEqual(ratings);
    const first = await call('POST', 'reviews/query', { query: { filter, sort, cursorPaging: { limit: 2 } } });
    expect(getRatings(first.body.reviews)).toEqual([5, 4]);
    const cursorPaging = { cursor: first.body.metadata.cursors.next, limit: 2 };
    expect(getRatings((await call('POST', 'reviews/query', { query: { cursorPaging } })).body.reviews)).toEqual([2]);
    const count = async (more: object) =>
      (await call('POST', 'reviews/count', { filter: { ...filter, ...more } })).body.count;
    expect(await count({ 'content.rating': { $gte: 4 } })).toBe(2);
    expect(await count({ 'content.rating': 2 })).toBe(1);
    expect((await call('POST', 'reviews/count', { filter: { 'content.title': 'x' } })).status).toBe(400);
  });

  test('that are not published are for merchants only', async () => {
    for (const [path, flag] of [
      ['reviews/query', 'returnPrivateReviews'],
      ['reviews/count', 'includePrivateReviews'],
    ] as const) {
      expect((await call('POST', path, { [flag]: true }, member)).status).toBe(403);
      expect((await call('POST', path, { [flag]: true })).status).toBe(200);
    }
  });

  test('are moderated and deleted by filter', async () => {
    await create();
    const filter = { entityId: 'mug' };
    expect((await call('POST', 'bulk/reviews/moderate', { filter, status: 'REJECTED' })).body.jobId).toBeDefined();
    expect(await query(filter)).toEqual([]);
    expect(getViolations(await call('POST', 'bulk/reviews/moderate', { filter, status: 'SUBMITTED' }))).toEqual([
      'status INVALID_ENUM_VALUE',
    ]);
    await call('POST', 'bulk/reviews/delete', { filter });
    expect((await call('POST', 'reviews/count', { filter, includePrivateReviews: true })).body.count).toBe(0);
    expect((await call('POST', 'bulk/reviews/delete', { filter }, member)).status).toBe(403);
  });

  test.each(['v1', 'v3'] as const)('of the demo shop belong to its products of Catalog %s', async (catalogVersion) => {
    emulator = createEmulator({ catalogVersion });
    const { body } = await call('POST', 'reviews/query', { query: {} });
    expect(body.reviews.length).toBeGreaterThan(15);
    expect(body.reviews.every(({ moderation }) => moderation.moderationStatus === 'APPROVED')).toBe(true);
    const all = await call('POST', 'reviews/count', { includePrivateReviews: true });
    expect(all.body.count).toBe(body.reviews.length + 1);
  });
});
