import { queryEntities, queryField } from '../catalog-v3/cursor-query.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import { addRegion, changeRegions, checkRegions, type RegionsAfter, removeRegion } from './change-regions.js';
import { formatShippingOption } from './format-shipping-option.js';
import { checkQuantities, readRates } from './read-rates.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isMissing } from '../../kernel/input/object.js';
import type { SearchFields } from '../../kernel/query/search/search-field.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route, type Route, type RouteContext } from '../../protocol/routing/route.js';
import { changedEntity, newEntity } from '../../shop/catalog-v3/entity.js';
import {
  deleteShippingOption,
  putShippingOption,
  type ShippingOption,
  shippingSettings,
} from '../../shop/settings/shipping-settings.js';

/** Shipping options of a store, without its pickup locations. */
const shippingOptions = (tenant: Tenant): readonly ShippingOption[] =>
  shippingSettings(tenant).options.filter(({ pickup }) => !pickup);

/**
 * Returns the shipping option with this ID.
 *
 * @throws {ApplicationError} 404 `SHIPPING_OPTION_NOT_FOUND`
 */
function requireShippingOption(tenant: Tenant, id = ''): ShippingOption {
  const option = shippingOptions(tenant).find((one) => one.id === id);
  if (option) return option;
  throw new ApplicationError('notFound', 'SHIPPING_OPTION_NOT_FOUND', 'No shipping option has this ID.', { id });
}

const at = (name: string) => `shippingOption.${name}`;

/** Creates a shipping option. Carts in its regions offer it immediately. Its code in carts is its ID. */
const createShippingOption = route({
  id: 'ecom.shippingOptions.createShippingOption',
  method: 'POST',
  paths: ['/ecom/v1/shipping-options', '/v1/shipping-options'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const read = new FieldReader();
    const input = bodyObject(read, body, 'shippingOption');
    const given =
      input['deliveryRegionIds'] ?? (isMissing(input['deliveryRegionId']) ? [] : [input['deliveryRegionId']]);
    const regionIds = read.ids(given, at('deliveryRegionIds'), { max: 50 });
    checkRegions(read, tenant, regionIds, at('deliveryRegionIds'));
    const title = read.string(input['title'], at('title'), { max: 1000 }) ?? '';
    const deliveryTime = read.string(input['estimatedDeliveryTime'], at('estimatedDeliveryTime'), { max: 500 }) ?? '';
    const prices = readRates(read, input['rates'], at('rates'));
    read.check();
    checkQuantities(prices);
    const entity = newEntity(tenant);
    const option = { ...entity, code: entity.id, regionIds, title, deliveryTime, prices };
    return { shippingOption: formatShippingOption(putShippingOption(tenant, option)) };
  },
});

/** Updates a shipping option, except for its regions. Requires the current revision. */
const updateShippingOption = route({
  id: 'ecom.shippingOptions.updateShippingOption',
  method: 'PATCH',
  paths: ['/ecom/v1/shipping-options/{shippingOption.id}', '/v1/shipping-options/{shippingOption.id}'],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const read = new FieldReader();
    const { changes, check, entity } = readChanges(
      read,
      body,
      {
        name: 'shippingOption',
        find: (id) => requireShippingOption(tenant, id),
        format: formatShippingOption,
        fields: { title: 'value', estimatedDeliveryTime: 'value', rates: 'any' },
      },
      params['shippingOption.id'],
    );
    const regionIds = changes['deliveryRegionIds'];
    if (regionIds && JSON.stringify(regionIds) !== JSON.stringify(entity.regionIds)) {
      read.addViolation(at('deliveryRegionIds'), 'cannot be changed', 'OTHER');
    }
    const { estimatedDeliveryTime = entity.deliveryTime, title = entity.title } = changes;
    const changed = {
      title: read.string(title, at('title'), { max: 1000 }) ?? '',
      deliveryTime: read.string(estimatedDeliveryTime, at('estimatedDeliveryTime'), { max: 500 }) ?? '',
      prices: 'rates' in changes ? readRates(read, changes['rates'], at('rates')) : entity.prices,
    };
    check();
    checkQuantities(changed.prices);
    return { shippingOption: formatShippingOption(putShippingOption(tenant, changedEntity(tenant, entity, changed))) };
  },
});

/** Deletes a shipping option. */
const removeShippingOption = route({
  id: 'ecom.shippingOptions.deleteShippingOption',
  method: 'DELETE',
  paths: ['/ecom/v1/shipping-options/{shippingOptionId}', '/v1/shipping-options/{shippingOptionId}'],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    deleteShippingOption(tenant, requireShippingOption(tenant, params['shippingOptionId']).id);
    return {};
  },
});

/** Gets a shipping option. */
const getShippingOption = route({
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
const queryShippingOptions = [
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

/** Changes the delivery regions of the requested option. */
function change(context: RouteContext, regionsAfter: RegionsAfter): object {
  const option = requireShippingOption(context.tenant, context.params['shippingOptionId']);
  return { shippingOption: formatShippingOption(changeRegions(context, option, regionsAfter)) };
}

/** Offers a shipping option in a further delivery region. Requires the current revision. */
const addDeliveryRegion = route({
  id: 'ecom.shippingOptions.addDeliveryRegion',
  method: 'POST',
  paths: [
    '/ecom/v1/shipping-options/{shippingOptionId}/add-delivery-region',
    '/v1/shipping-options/{shippingOptionId}/add-delivery-region',
  ],
  access: 'merchant',
  handle: (context) => change(context, addRegion),
});

/** Stops offering a shipping option in a delivery region. Requires the current revision. */
const removeDeliveryRegion = route({
  id: 'ecom.shippingOptions.removeDeliveryRegion',
  method: 'POST',
  paths: [
    '/ecom/v1/shipping-options/{shippingOptionId}/remove-delivery-region',
    '/v1/shipping-options/{shippingOptionId}/remove-delivery-region',
  ],
  access: 'merchant',
  handle: (context) => change(context, removeRegion),
});

/** Routes of shipping options. */
export const shippingOptionRoutes: readonly Route[] = [
  createShippingOption,
  ...queryShippingOptions,
  getShippingOption,
  updateShippingOption,
  removeShippingOption,
  addDeliveryRegion,
  removeDeliveryRegion,
];
