import { operationTable } from '../../../core/src/testing/operation-table.js';
import * as coupons from './index.js';

const path = '/stores/v2/coupons';
const specification = {
  name: 'Spring',
  code: 'SPRING',
  percentOffRate: 10,
  minimumSubtotal: Infinity,
  startTime: '1700000000000',
  scope: { namespace: 'stores', group: { name: 'product', entityId: 'p' } },
};
const wireSpecification = { ...specification, minimumSubtotal: 'Infinity' };
const wire = { id: 'c', specification: wireSpecification, dateCreated: '1700000000000', numberOfUsages: 2 };
const coupon = { _id: 'c', specification, dateCreated: '1700000000000', numberOfUsages: 2 };

operationTable(coupons, {
  getCoupon: {
    args: ['c/1'],
    method: 'GET',
    path: `${path}/c%2F1`,
    query: { id: 'c/1' },
    answer: { coupon: wire },
    returns: coupon,
  },
  queryCoupons: {
    args: [{ filter: '{"expired":"true"}', sort: '{"dateCreated":"desc"}', paging: { limit: 2, offset: 4 } }],
    method: 'POST',
    path: `${path}/query`,
    body: {
      query: { filter: '{"expired":"true"}', sort: '{"dateCreated":"desc"}', paging: { limit: 2, offset: 4 } },
    },
    answer: { coupons: [wire], totalResults: 5 },
    returns: { coupons: [coupon], totalResults: 5 },
  },
});
