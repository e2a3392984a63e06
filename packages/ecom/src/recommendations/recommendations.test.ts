import { operationTable } from '../../../core/src/testing/operation-table.js';
import * as recommendations from './index.js';

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const items = [{ catalogItemId: 'mug', appId }];

operationTable(recommendations, {
  getRecommendation: {
    args: [[{ _id: 'also', appId }], { items, minimumRecommendedItems: 2 }],
    method: 'POST',
    path: '/v1/recommendations/get',
    body: { algorithms: [{ id: 'also', appId }], items, minimumRecommendedItems: 2 },
    answer: { recommendation: { items, algorithm: { id: 'also', appId } } },
    returns: { recommendation: { items, algorithm: { _id: 'also', appId } } },
  },
});
