import { operationTable } from '../../../core/src/testing/operation-table.js';
import * as deliveryProfile from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const destinations = [{ countryCode: 'US', subdivisions: ['US-AK'] }];

operationTable(deliveryProfile, {
  queryDeliveryProfiles: {
    args: [{ filter: { default: true } }],
    method: 'GET',
    path: '/ecom/v1/delivery-profiles/query',
    query: { '.r': Buffer.from('{"query":{"filter":{"default":true}}}').toString('base64url') },
    answer: {
      deliveryProfiles: [
        { id: 'p', updatedDate: time, deliveryRegions: [{ id: 'r', name: 'Alaska', createdDate: time, destinations }] },
      ],
    },
    returns: {
      deliveryProfiles: [
        {
          _id: 'p',
          _updatedDate: new Date(time),
          deliveryRegions: [{ _id: 'r', name: 'Alaska', _createdDate: new Date(time), destinations }],
        },
      ],
    },
  },
});
