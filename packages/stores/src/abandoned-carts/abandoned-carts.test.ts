import { createWebhooks } from '@cartwright/core/webhooks';
import { createEventSigner } from '@cartwright/core/webhooks/testing';
import { expect, test } from 'vitest';
import { operationTable } from '../../../core/src/testing/operation-table.js';
import * as abandonedCarts from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const wire = {
  id: 'c',
  status: 'ABANDONED',
  abandonTime: time,
  buyerInfo: { id: 'v', identityType: 'VISITOR' },
  activities: [{ activityType: 'EMAIL_SENT', timestamp: time }],
};
const cart: abandonedCarts.AbandonedCart = {
  _id: 'c',
  status: abandonedCarts.Status.ABANDONED,
  abandonTime: when,
  buyerInfo: { _id: 'v', identityType: abandonedCarts.Identity.VISITOR },
  activities: [{ activityType: abandonedCarts.ActivityType.EMAIL_SENT, timestamp: when }],
};
const query = { filter: '{"status":"ABANDONED"}', paging: { limit: 1 } };

operationTable(abandonedCarts, {
  getAbandonedCart: {
    args: ['c'],
    method: 'GET',
    path: '/v1/abandonedCarts/c',
    query: { id: 'c' },
    answer: { abandonedCart: wire },
    returns: cart,
  },
  queryAbandonedCarts: {
    args: [{ query }],
    method: 'POST',
    path: '/v1/abandonedCarts/query',
    body: { query },
    answer: { abandonedCarts: [wire], totalResults: 1 },
    returns: { abandonedCarts: [cart], totalResults: 1 },
  },
});

test('events: converts times to dates and totals to numbers', async () => {
  const { publicKey, signEvent } = await createEventSigner();
  const webhooks = createWebhooks({ publicKey });
  const received: object[] = [];
  webhooks.on(abandonedCarts.onAbandonedCartCartAbandonedEvent, ({ data }) => received.push(data));
  webhooks.on(abandonedCarts.onAbandonedCartCartRecoveredEvent, ({ data }) => received.push(data));
  const left = { cartId: 'c', creationTime: when, abandonTime: when, totals: { subtotal: 3.5, total: Infinity } };
  const bought = { cartId: 'c', recoveredTime: when, creationTime: when, abandonedTime: when };
  await webhooks.process(await signEvent(abandonedCarts.onAbandonedCartCartAbandonedEvent, { data: left }));
  await webhooks.process(await signEvent(abandonedCarts.onAbandonedCartCartRecoveredEvent, { data: bought }));
  expect(received).toEqual([left, bought]);
});
