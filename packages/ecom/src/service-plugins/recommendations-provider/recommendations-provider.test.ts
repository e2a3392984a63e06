import { expect, test } from 'vitest';
import { callPlugin } from '../../testing/call-plugin.js';
import * as recommendationsProvider from './index.js';

const items = [{ appId: 'app', catalogItemId: 'mug' }];
const ask = (getRecommendations: recommendationsProvider.RecommendationsHandlers['getRecommendations']) =>
  callPlugin(
    recommendationsProvider.provideHandlers,
    { getRecommendations },
    {
      componentType: 'ECOM_RECOMMENDATIONS_PROVIDER',
      path: '/v1/get-recommendations',
      request: { items, algorithmIds: ['also'] },
    },
  );

test('recommends items for given items', async () => {
  const recommendationPerAlgorithm = [{ algorithmId: 'also', recommendedItems: items }];
  expect(await ask(() => ({ recommendationPerAlgorithm }))).toEqual([200, { recommendationPerAlgorithm }]);
});

test.each([
  [recommendationsProvider.AlgorithmNotSupportedWixError, 'ALGORITHM_NOT_SUPPORTED'],
  [recommendationsProvider.ItemAppIdNotSupportedWixError, 'ITEM_APP_ID_NOT_SUPPORTED'],
])('%o is status 400, %s', async (Refusal, code) => {
  const response = await ask(() => {
    throw new Refusal();
  });
  expect(response).toEqual([400, { applicationError: { code } }]);
});
