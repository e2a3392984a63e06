import { expect, test } from 'vitest';
import { callPlugin } from '../../testing/call-plugin.js';
import * as catalog from './index.js';

test('converts images, page URLs, numbers and dates of catalog items', async () => {
  const when = new Date('2026-03-02T08:00:00.000Z');
  const image = 'wix:image://v1/mug.jpg/Mug.jpg#originWidth=80&originHeight=60';
  const getCatalogItems = ({ request }: catalog.GetCatalogItemsEnvelope): catalog.GetCatalogItemsResponse => ({
    catalogItems: (request.catalogReferences ?? []).map(({ quantity, catalogReference }) => ({
      quantity: quantity ?? 0,
      catalogReference: catalogReference ?? {},
      data: {
        productName: { original: 'Mug' },
        url: 'https://shop.example/mug',
        media: image,
        physicalProperties: { weight: Infinity },
        serviceProperties: { scheduledDate: when },
        subscriptionOptionInfo: { subscriptionSettings: { startDate: when } },
      },
    })),
  });
  const reference = { quantity: 2, catalogReference: { appId: 'app', catalogItemId: 'mug' } };
  const response = await callPlugin(
    catalog.provideHandlers,
    { getCatalogItems },
    {
      componentType: 'ECOM_CATALOG',
      path: '/get-catalog-items',
      request: { catalogReferences: [reference] },
    },
  );
  const data = {
    productName: { original: 'Mug' },
    url: { relativePath: '/mug', url: 'https://shop.example/mug' },
    media: { id: 'mug.jpg', filename: 'Mug.jpg', altText: 'Mug.jpg', width: 80, height: 60, url: image },
    physicalProperties: { weight: 'Infinity' },
    serviceProperties: { scheduledDate: when.toISOString() },
    subscriptionOptionInfo: { subscriptionSettings: { startDate: when.toISOString() } },
  };
  expect(response).toEqual([200, { catalogItems: [{ ...reference, data }] }]);
});
