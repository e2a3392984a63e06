import { createClient } from '@cartwright/core';
import { createWebhooks } from '@cartwright/core/webhooks';
import { createEventSigner } from '@cartwright/core/webhooks/testing';
import { expect, test } from 'vitest';
import { operationTable } from '../../../core/src/testing/operation-table.js';
import { stubFetch } from '../../../core/src/testing/stub-fetch.js';
import * as backInStockNotifications from './index.js';

const path = '/back-in-stock-service/v1/back-in-stock-notification-requests';
const time = '2026-01-02T03:04:05.678Z';
const catalogReference = { appId: 'stores', catalogItemId: 'p', options: { variantId: 'v' } };
const wire = { id: 'r', catalogReference, email: 'a@b.example', status: 'RECEIVED', createdDate: time };
const { id, createdDate, ...rest } = wire;
const request = { ...rest, _id: id, _createdDate: new Date(createdDate) };
const image = 'wix:image://v1/mug.jpg/Mug.jpg#originWidth=80&originHeight=60';
const wireDetails = {
  name: 'Mug',
  price: '12.50',
  image: { id: 'mug.jpg', filename: 'Mug.jpg', altText: 'Mug.jpg', width: 80, height: 60, url: image },
};

operationTable(
  Object.fromEntries(
    Object.entries(backInStockNotifications).filter(([name]) => name !== 'queryBackInStockNotificationRequests'),
  ),
  {
    reportItemsBackInStock: {
      args: [{ name: 'Mug', price: '12.50', image }, { requestIds: ['r'] }],
      method: 'POST',
      path: `${path}/report-items-back-in-stock`,
      body: { itemDetails: wireDetails, requestIds: ['r'] },
      returns: {},
    },
  },
);

test('queries notification requests with cursor paging', async () => {
  const { fetch, sent } = stubFetch({ requests: [wire], metadata: { cursors: { next: 'n' } } });
  const { bound } = createClient({ modules: { bound: backInStockNotifications }, fetch });
  const page = await bound.queryBackInStockNotificationRequests().eq('status', 'RECEIVED').limit(5).find();
  expect(page.items).toEqual([request]);
  expect(page.hasNext()).toBe(true);
  const query: unknown = JSON.parse(Buffer.from(sent[0]?.url.searchParams.get('.r') ?? '', 'base64url').toString());
  expect(sent[0]).toMatchObject({ method: 'GET', url: { pathname: path } });
  expect(query).toEqual({ query: { filter: { status: 'RECEIVED' }, cursorPaging: { limit: 5 } } });
});

test('events contain the notification request', async () => {
  const { publicKey, signEvent } = await createEventSigner();
  const webhooks = createWebhooks({ publicKey });
  const received: unknown[] = [];
  const { onBackInStockNotificationRequestCreated: created } = backInStockNotifications;
  const { onBackInStockNotificationRequestUpdated: updated } = backInStockNotifications;
  const { onBackInStockNotificationRequestDeleted: deleted } = backInStockNotifications;
  webhooks.on(created, ({ entity }) => received.push(entity));
  webhooks.on(updated, ({ modifiedFields }) => received.push(modifiedFields));
  webhooks.on(deleted, ({ metadata }) => received.push(metadata.entityId));
  await webhooks.process(await signEvent(created, { entity: request }));
  await webhooks.process(await signEvent(updated, { entity: request, modifiedFields: { status: 'RECEIVED' } }));
  await webhooks.process(await signEvent(deleted, { metadata: { entityId: 'r' } }));
  expect(received).toEqual([request, { status: 'RECEIVED' }, 'r']);
});
