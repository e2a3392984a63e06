import { operationTable } from '../../../core/src/testing/operation-table.js';
import * as subscriptionOptions from './index.js';

const writer = '/stores/v1/subscription-options';
const reader = '/_api/subscription-options-reader-server/v1/subscription-options';
const { DiscountType, SubscriptionFrequency } = subscriptionOptions;
const subscriptionSettings = { frequency: SubscriptionFrequency.WEEK, autoRenewal: true };
const wire = { id: 'o', title: 'Weekly', subscriptionSettings, discount: { type: 'PERCENT', value: 'Infinity' } };
const option: subscriptionOptions.SubscriptionOption = {
  _id: 'o',
  title: 'Weekly',
  subscriptionSettings,
  discount: { type: DiscountType.PERCENT, value: Infinity },
};
const one = { subscriptionOption: wire };
const many = { subscriptionOptions: [wire] };

operationTable(subscriptionOptions, {
  createSubscriptionOption: { args: [option], method: 'POST', path: writer, body: one, answer: one, returns: option },
  assignSubscriptionOptionsToProduct: {
    args: ['p', { assignedSubscriptionOptions: [{ _id: 'o', hidden: true }] }],
    method: 'POST',
    path: `${writer}/product/p/assign`,
    body: { productId: 'p', assignedSubscriptionOptions: [{ id: 'o', hidden: true }] },
  },
  getSubscriptionOption: {
    args: ['o'],
    method: 'GET',
    path: `${reader}/o`,
    query: { id: 'o' },
    answer: one,
    returns: option,
  },
  getSubscriptionOptionsForProduct: {
    args: ['p', { includeHiddenSubscriptionOptions: true }],
    method: 'GET',
    path: `${reader}/byProduct/p`,
    query: { productId: 'p', includeHiddenSubscriptionOptions: 'true' },
    answer: many,
    returns: { subscriptionOptions: [option] },
  },
  getProductIdsForSubscriptionOption: {
    args: ['o', { includeHiddenProducts: true, paging: { limit: 2 } }],
    method: 'GET',
    path: `${reader}/o/productIds`,
    query: { id: 'o', includeHiddenProducts: 'true', 'paging.limit': '2' },
    answer: { productIds: ['p'], totalResults: 1 },
    returns: { productIds: ['p'], totalResults: 1 },
  },
});
