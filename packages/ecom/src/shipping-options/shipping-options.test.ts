import { operationTable, type Row } from '../../../core/src/testing/operation-table.js';
import { entityOperations } from '../testing/entity-operations.js';
import * as shippingOptions from './index.js';

const path = '/ecom/v1/shipping-options';
const { wire, ours, rows, refusals } = entityOperations({
  ...{ name: 'shippingOption', path },
  fields: { deliveryRegionIds: ['r'], title: 'Post', rates: [{ amount: '4.95', conditions: [] }] },
});

const regionChange = (action: string): Row => ({
  args: ['a', 'r', { revision: '3' }],
  method: 'POST',
  path: `${path}/a/${action}`,
  body: { shippingOptionId: 'a', deliveryRegionId: 'r', revision: '3' },
  answer: { shippingOption: wire },
  returns: { shippingOption: ours },
});

operationTable(
  shippingOptions,
  {
    ...rows,
    addDeliveryRegion: regionChange('add-delivery-region'),
    removeDeliveryRegion: regionChange('remove-delivery-region'),
  },
  [...refusals, ['addDeliveryRegion', ['', 'r', { revision: '3' }], 'addDeliveryRegion: shippingOptionId']],
);
