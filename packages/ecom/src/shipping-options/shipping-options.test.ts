import { operationTable } from '../../../core/src/testing/operation-table.js';
import * as shippingOptions from './index.js';

const path = '/ecom/v1/shipping-options';
const time = '2026-01-02T03:04:05.678Z';
const fields = { deliveryRegionIds: ['r'], title: 'Post', rates: [{ amount: '4.95', conditions: [] }] };
const wire = { id: 'a', revision: '3', createdDate: time, updatedDate: time, ...fields };
const ours = { _id: 'a', revision: '3', _createdDate: new Date(time), _updatedDate: new Date(time), ...fields };

operationTable(
  shippingOptions,
  {
    createShippingOption: {
      args: [fields],
      method: 'POST',
      path,
      body: { shippingOption: fields },
      answer: { shippingOption: wire },
      returns: ours,
    },
    getShippingOption: {
      args: ['a/1'],
      method: 'GET',
      path: `${path}/a%2F1`,
      query: { shippingOptionId: 'a/1' },
      answer: { shippingOption: wire },
      returns: ours,
    },
    queryShippingOptions: {
      args: [{ filter: { _id: 'a' }, cursorPaging: { limit: 2 } }],
      method: 'GET',
      path: `${path}/query`,
      query: {
        '.r': Buffer.from(JSON.stringify({ query: { cursorPaging: { limit: 2 }, filter: { id: 'a' } } })).toString(
          'base64url',
        ),
      },
      answer: { shippingOptions: [wire], pagingMetadata: { count: 1, hasNext: false } },
      returns: { shippingOptions: [ours], pagingMetadata: { count: 1, hasNext: false } },
    },
    updateShippingOption: {
      args: ['a', ours],
      method: 'PATCH',
      path: `${path}/a`,
      body: { shippingOption: wire },
      answer: { shippingOption: wire },
      returns: ours,
    },
    deleteShippingOption: {
      args: ['a'],
      method: 'DELETE',
      path: `${path}/a`,
      query: { shippingOptionId: 'a' },
      returns: undefined,
    },
    addDeliveryRegion: {
      args: ['a', 'r', { revision: '3' }],
      method: 'POST',
      path: `${path}/a/add-delivery-region`,
      body: { shippingOptionId: 'a', deliveryRegionId: 'r', revision: '3' },
      answer: { shippingOption: wire },
      returns: { shippingOption: ours },
    },
    removeDeliveryRegion: {
      args: ['a', 'r', { revision: '3' }],
      method: 'POST',
      path: `${path}/a/remove-delivery-region`,
      body: { shippingOptionId: 'a', deliveryRegionId: 'r', revision: '3' },
      answer: { shippingOption: wire },
      returns: { shippingOption: ours },
    },
  },
  [
    ['getShippingOption', [''], 'getShippingOption: shippingOptionId'],
    ['updateShippingOption', ['', ours], 'updateShippingOption: shippingOption.id'],
    ['deleteShippingOption', [' '], 'deleteShippingOption: shippingOptionId'],
    ['addDeliveryRegion', ['', 'r', { revision: '3' }], 'addDeliveryRegion: shippingOptionId'],
  ],
);
