import { createClient } from '@cartwright/core';
import { expect, test } from 'vitest';
import { stubFetch } from '../../../../core/src/testing/stub-fetch.js';
import { cart } from '../../index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const image = 'wix:image://v1/mug.jpg/Mug.jpg#originWidth=80&originHeight=60';
const wireImage = { id: 'mug.jpg', filename: 'Mug.jpg', altText: 'Mug.jpg', width: 80, height: 60, url: image };
const ours = {
  physicalProperties: { weight: NaN },
  serviceProperties: { scheduledDate: when, endDate: when },
  subscriptionOptionInfo: { subscriptionSettings: { startDate: when } },
};
const wire = {
  physicalProperties: { weight: 'NaN' },
  serviceProperties: { scheduledDate: time, endDate: time },
  subscriptionOptionInfo: { subscriptionSettings: { startDate: time } },
};

test("sends numbers, dates, images and page URLs of line items in the platform's format", async () => {
  const { fetch, sent } = stubFetch({ cart: {} });
  const catalogReference = { appId: 'stores', catalogItemId: 'mug', options: { variantId: 'v' } };
  await createClient({ modules: { cart }, fetch }).cart.addToCart('c', {
    lineItems: [
      {
        quantity: 1,
        catalogReference,
        catalogOverrideFields: { image, physicalProperties: { weight: Infinity } },
        ...ours,
      },
    ],
    customLineItems: [{ quantity: 2, media: image, url: 'https://shop.example/mug', ...ours }],
  });
  expect(sent[0]?.body).toEqual({
    id: 'c',
    lineItems: [
      {
        quantity: 1,
        catalogReference,
        catalogOverrideFields: { image: wireImage, physicalProperties: { weight: 'Infinity' } },
        ...wire,
      },
    ],
    customLineItems: [
      {
        quantity: 2,
        media: wireImage,
        url: { relativePath: '/mug', url: 'https://shop.example/mug' },
        ...wire,
      },
    ],
  });
});
