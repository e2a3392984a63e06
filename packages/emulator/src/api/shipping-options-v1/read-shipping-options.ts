import type { SearchFields } from '../../kernel/query/search/search-field.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route } from '../../protocol/routing/route.js';
import type { ShippingOption } from '../../shop/settings/shipping-settings.js';
import { queryEntities, queryField } from '../catalog-v3/cursor-query.js';
import { formatShippingOption } from './format-shipping-option.js';
import { requireShippingOption, shippingOptions } from './shipping-option.js';

/** Gets a shipping option. */
export const getShippingOption = route({
  id: 'ecom.shippingOptions.getShippingOption',
  method: 'GET',
  paths: ['/ecom/v1/shipping-options/{shippingOptionId}', '/v1/shipping-options/{shippingOptionId}'],
  access: 'merchant',
  handle: ({ params, tenant }) => ({
    shippingOption: formatShippingOption(requireShippingOption(tenant, params['shippingOptionId'])),
  }),
});

const fields: SearchFields<ShippingOption> = new Map([
  ['id', queryField<ShippingOption>('string', ({ id }) => id)],
  ['createdDate', queryField<ShippingOption>('date', ({ createdDate }) => createdDate)],
  ['updatedDate', queryField<ShippingOption>('date', ({ updatedDate }) => updatedDate)],
  ['deliveryRegionId', queryField<ShippingOption>('string', ({ regionIds }) => regionIds[0])],
  ['deliveryRegionIds', queryField<ShippingOption>('list', ({ regionIds }) => regionIds)],
  ['estimatedDeliveryTime', queryField<ShippingOption>('string', ({ deliveryTime }) => deliveryTime)],
]);

function run(tenant: Tenant, request: unknown): object {
  const source = { entity: 'shippingOption', fields, documents: shippingOptions(tenant) };
  const { items, pagingMetadata } = queryEntities(source, request);
  return { shippingOptions: items.map(formatShippingOption), pagingMetadata };
}

/** Queries shipping options by filter, sorting and page. */
export const queryShippingOptions = [
  route({
    id: 'ecom.shippingOptions.queryShippingOptions',
    method: 'GET',
    paths: ['/ecom/v1/shipping-options/query', '/v1/shipping-options/query'],
    access: 'merchant',
    handle: ({ query, tenant }) => run(tenant, query),
  }),
  route({
    id: 'ecom.shippingOptions.queryShippingOptions',
    method: 'POST',
    paths: ['/ecom/v1/shipping-options/query', '/v1/shipping-options/query'],
    access: 'merchant',
    handle: ({ body, tenant }) => run(tenant, body),
  }),
];
