import { createClient } from '@cartwright/core';
import { expect, test } from 'vitest';
import { operationTable } from '../../../core/src/testing/operation-table.js';
import { stubFetch } from '../../../core/src/testing/stub-fetch.js';
import { eventTable } from '../testing/event-table.js';
import * as checkoutTemplates from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const image = 'wix:image://v1/mug.jpg/Mug.jpg#originWidth=80&originHeight=60';
const wireImage = { id: 'mug.jpg', filename: 'Mug.jpg', altText: 'Mug.jpg', width: 80, height: 60, url: image };
const wire = {
  id: 't',
  status: 'ACTIVE',
  lineItems: [{ quantity: 1, catalogOverrideFields: { image: wireImage, physicalProperties: { weight: 'NaN' } } }],
  customLineItems: [{ quantity: 1, media: wireImage, serviceProperties: { scheduledDate: time } }],
};
const template = {
  _id: 't',
  status: 'ACTIVE',
  lineItems: [{ quantity: 1, catalogOverrideFields: { image, physicalProperties: { weight: NaN } } }],
  customLineItems: [{ quantity: 1, media: image, serviceProperties: { scheduledDate: new Date(time) } }],
} satisfies checkoutTemplates.CheckoutTemplate;
const path = '/ecom/v1/checkout-templates';

operationTable(
  Object.fromEntries(Object.entries(checkoutTemplates).filter(([name]) => name !== 'queryCheckoutTemplates')),
  {
    bulkCreateCheckoutTemplates: {
      args: [[template], { returnEntity: true }],
      method: 'POST',
      path: '/v1/bulk/checkout-templates/create',
      body: { checkoutTemplates: [wire], returnEntity: true },
      answer: { results: [{ itemMetadata: { id: 't' }, item: wire }] },
      returns: { results: [{ itemMetadata: { _id: 't' }, item: template }] },
    },
    getCheckoutTemplate: {
      args: ['t'],
      method: 'GET',
      path: `${path}/t`,
      query: { checkoutTemplateId: 't' },
      answer: { checkoutTemplate: wire },
      returns: template,
    },
  },
);

test('queries checkout templates with cursor paging', async () => {
  const { fetch, sent } = stubFetch({ checkoutTemplates: [wire], pagingMetadata: { cursors: { next: 'n' } } });
  const { bound } = createClient({ modules: { bound: checkoutTemplates }, fetch });
  const page = await bound.queryCheckoutTemplates().eq('_id', 't').limit(5).find();
  expect(page.items).toEqual([template]);
  expect(page.hasNext()).toBe(true);
  expect(sent[0]).toMatchObject({
    method: 'POST',
    url: { pathname: `${path}/query` },
    body: { query: { filter: { id: 't' }, cursorPaging: { limit: 5 } } },
  });
});

const checkout = { id: 'c', createdDate: time };
const givenCheckout = { _id: 'c', _createdDate: new Date(time) };

eventTable([
  [
    checkoutTemplates.onCheckoutTemplateCreated,
    'wix.ecom.v1.checkout_template_created',
    'created',
    { entity: wire },
    { entity: template },
  ],
  [
    checkoutTemplates.onCheckoutTemplateUpdated,
    'wix.ecom.v1.checkout_template_updated',
    'updated',
    { entity: wire, modifiedFields: { status: 'INACTIVE' } },
    { entity: template, modifiedFields: { status: 'INACTIVE' } },
  ],
  [
    checkoutTemplates.onCheckoutTemplateDeleted,
    'wix.ecom.v1.checkout_template_deleted',
    'deleted',
    { entity: wire },
    { entity: template },
  ],
  [
    checkoutTemplates.onCheckoutTemplateUsed,
    'wix.ecom.v1.checkout_template_used',
    'action',
    { data: { checkoutTemplate: wire, checkout } },
    { data: { checkoutTemplate: template, checkout: givenCheckout } },
  ],
]);
