import { ApplicationError } from '../../kernel/errors/application-error.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../kernel/input/object.js';
import type { SearchFields } from '../../kernel/query/search/search-field.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type BulkItems, bulkItems, readBulk, readBulkIds } from '../../protocol/http/bulk-items.js';
import { type Route, type RouteContext, route } from '../../protocol/routing/route.js';
import { changedEntity, newEntity } from '../../shop/catalog-v3/entity.js';
import { readAddress } from '../../shop/pricing/shipping/address.js';
import { deleteShippingOption, putShippingOption, shippingSettings } from '../../shop/settings/shipping-settings.js';
import { queryEntities, queryField, requestProperty } from '../catalog-v3/cursor-query.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import {
  addRegion,
  changeRegions,
  checkRegions,
  type RegionsAfter,
  removeRegion,
} from '../shipping-options-v1/change-regions.js';
import { checkQuantities, readRates } from '../shipping-options-v1/read-rates.js';
import { formatPickupLocation, type PickupLocation } from './format-pickup-location.js';

const pickupLocations = (tenant: Tenant): readonly PickupLocation[] =>
  shippingSettings(tenant).options.flatMap(({ pickup, ...option }) => (pickup ? [{ ...option, pickup }] : []));

/**
 * Returns the pickup location with this ID.
 *
 * @throws {ApplicationError} 404 `PICKUP_LOCATION_NOT_FOUND`
 */
function requireLocation(tenant: Tenant, id = ''): PickupLocation {
  const location = pickupLocations(tenant).find((one) => one.id === id);
  if (location) return location;
  const data = { id: id.slice(0, 100) };
  throw new ApplicationError('notFound', 'PICKUP_LOCATION_NOT_FOUND', 'No pickup location has this ID.', data);
}

const at = (name: string) => `pickupLocation.${name}`;

/** Reads the fields of a pickup location that merchants write, except for its regions. Reports violations to `read`. */
function readLocation(read: FieldReader, input: Input) {
  if (isMissing(input['address'])) read.missing(at('address'));
  const title = read.string(input['name'], at('name'), { min: 1, max: 100 }) ?? '';
  const deliveryTime = read.string(input['deliveryTime'], at('deliveryTime'), { max: 500 }) ?? '';
  const instructions = read.string(input['instructions'], at('instructions'), { max: 1000 });
  const isInactive = read.boolean(input['active'], at('active')) === false;
  const prices = readRates(read, input['rates'], at('rates'), 0);
  read.check();
  const address = readAddress(input['address'], at('address')) ?? {};
  checkQuantities(prices);
  const pickup = { address, ...(instructions !== undefined && { instructions }) };
  return { title, deliveryTime, isInactive, prices, pickup };
}

/** Creates a pickup location. Carts in its regions offer it immediately. Its code in carts is its ID. */
function create(tenant: Tenant, body: unknown): PickupLocation {
  const read = new FieldReader();
  const input = bodyObject(read, body, 'pickupLocation');
  const regionIds = read.ids(input['deliveryRegionIds'] ?? [], at('deliveryRegionIds'), { max: 50 });
  checkRegions(read, tenant, regionIds, at('deliveryRegionIds'));
  const fields = readLocation(read, input);
  const entity = newEntity(tenant);
  const location = { ...entity, code: entity.id, regionIds, ...fields };
  putShippingOption(tenant, location);
  return location;
}

/** Updates a pickup location, except for its regions. Requires the current revision. */
function update(tenant: Tenant, body: unknown, pathId?: string): PickupLocation {
  const read = new FieldReader();
  const { changes, check, entity } = readChanges(
    read,
    body,
    {
      name: 'pickupLocation',
      find: (id) => requireLocation(tenant, id),
      format: formatPickupLocation,
      fields: {
        name: 'value',
        address: 'any',
        deliveryTime: 'value',
        instructions: 'value',
        active: 'value',
        rates: 'any',
        deliveryRegionIds: 'any',
      },
    },
    pathId,
  );
  const regionIds = changes['deliveryRegionIds'];
  if (regionIds && JSON.stringify(regionIds) !== JSON.stringify(entity.regionIds)) {
    read.addViolation(at('deliveryRegionIds'), 'cannot be changed', 'OTHER');
  }
  const fields = readLocation(read, { ...formatPickupLocation(entity), ...changes });
  check();
  const location = changedEntity(tenant, entity, fields);
  putShippingOption(tenant, location);
  return location;
}

/** Deletes a pickup location. */
function remove(tenant: Tenant, id: string | undefined): PickupLocation {
  const location = requireLocation(tenant, id);
  deleteShippingOption(tenant, location.id);
  return location;
}

/** Applies the items of a bulk request. Failures are listed apart from the entities. */
function applyAll<T>(tenant: Tenant, request: Pick<BulkItems<T, PickupLocation>, 'apply' | 'getId' | 'items'>) {
  const { results } = bulkItems(tenant, { ...request, format: formatPickupLocation });
  return {
    pickupLocations: results.flatMap((result) => ('item' in result ? [result.item] : [])),
    errors: results.flatMap(({ itemMetadata: { error, id } }) => (error ? [{ ...(id && { id }), error }] : [])),
  };
}

const createPickupLocation = route({
  id: 'ecom.pickupLocations.createPickupLocation',
  method: 'POST',
  paths: ['/v1/pickup-locations'],
  access: 'merchant',
  handle: ({ body, tenant }) => ({ pickupLocation: formatPickupLocation(create(tenant, body)) }),
});

const getPickupLocation = route({
  id: 'ecom.pickupLocations.getPickupLocation',
  method: 'GET',
  paths: ['/v1/pickup-locations/{pickupLocationId}'],
  access: 'merchant',
  handle: ({ params, tenant }) => ({
    pickupLocation: formatPickupLocation(requireLocation(tenant, params['pickupLocationId'])),
  }),
});

const updatePickupLocation = route({
  id: 'ecom.pickupLocations.updatePickupLocation',
  method: 'PATCH',
  paths: ['/v1/pickup-locations/{pickupLocation.id}'],
  access: 'merchant',
  handle: ({ body, params, tenant }) => ({
    pickupLocation: formatPickupLocation(update(tenant, body, params['pickupLocation.id'])),
  }),
});

const deletePickupLocation = route({
  id: 'ecom.pickupLocations.deletePickupLocation',
  method: 'DELETE',
  paths: ['/v1/pickup-locations/{pickupLocationId}'],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    remove(tenant, params['pickupLocationId']);
    return {};
  },
});

/** Creates pickup locations. Each is created or fails on its own. */
const bulkCreatePickupLocation = route({
  id: 'ecom.pickupLocations.bulkCreatePickupLocation',
  method: 'POST',
  paths: ['/v1/bulk/pickup-locations/create'],
  access: 'merchant',
  handle: ({ body, tenant }) =>
    applyAll(tenant, {
      items: readBulk(body, 'pickupLocations').items,
      getId: () => undefined,
      apply: (pickupLocation) => create(tenant, { pickupLocation }),
    }),
});

/** Updates pickup locations. Each is updated or fails on its own. */
const bulkUpdatePickupLocation = route({
  id: 'ecom.pickupLocations.bulkUpdatePickupLocation',
  method: 'PATCH',
  paths: ['/v1/bulk/pickup-locations/update'],
  access: 'merchant',
  handle: ({ body, tenant }) =>
    applyAll(tenant, {
      items: readBulk(body, 'pickupLocations').items,
      getId: (pickupLocation) => {
        const id = requestProperty(pickupLocation, 'id');
        return typeof id === 'string' ? id : undefined;
      },
      apply: (pickupLocation) => update(tenant, { pickupLocation }),
    }),
});

/** Deletes pickup locations. Each is deleted or fails on its own. */
const bulkDeletePickupLocation = route({
  id: 'ecom.pickupLocations.bulkDeletePickupLocation',
  method: 'DELETE',
  paths: ['/v1/bulk/pickup-locations/delete'],
  access: 'merchant',
  handle: ({ query, tenant }) => {
    // A query string with one ID has a string.
    const given = requestProperty(query, 'pickupLocationIds');
    const pickupLocationIds = typeof given === 'string' ? [given] : given;
    const { errors } = applyAll(tenant, {
      items: readBulkIds({ pickupLocationIds }, 'pickupLocationIds'),
      apply: (id) => remove(tenant, id),
    });
    return { errors };
  },
});

const fields: SearchFields<PickupLocation> = new Map([
  ['createdDate', queryField<PickupLocation>('date', ({ createdDate }) => createdDate, false)],
  ['updatedDate', queryField<PickupLocation>('date', ({ updatedDate }) => updatedDate, false)],
  ['name', queryField<PickupLocation>('string', ({ title }) => title, false)],
  ['address.country', queryField<PickupLocation>('string', ({ pickup }) => pickup.address.country, false)],
  ['address.subdivision', queryField<PickupLocation>('string', ({ pickup }) => pickup.address.subdivision, false)],
  ['address.city', queryField<PickupLocation>('string', ({ pickup }) => pickup.address.city, false)],
  ['deliveryRegionIds', queryField<PickupLocation>('list', ({ regionIds }) => regionIds, false)],
]);

/** Queries pickup locations by filter and page, in the order of their creation. */
const queryPickupLocation = route({
  id: 'ecom.pickupLocations.queryPickupLocation',
  method: 'POST',
  paths: ['/v1/pickup-locations/query'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const source = { entity: 'pickupLocation', fields, documents: pickupLocations(tenant), defaultSort: [] } as const;
    const { items, pagingMetadata } = queryEntities(source, body);
    return { pickupLocations: items.map(formatPickupLocation), pagingMetadata };
  },
});

/** Changes the delivery regions of the requested location. */
function change(context: RouteContext, regionsAfter: RegionsAfter): object {
  const location = requireLocation(context.tenant, context.params['pickupLocationId']);
  const { pickup } = location;
  return {
    pickupLocation: formatPickupLocation({ ...changeRegions(context, location, regionsAfter), pickup }),
  };
}

/** Offers a pickup location in a further delivery region. Requires the current revision. */
const addDeliveryRegion = route({
  id: 'ecom.pickupLocations.addDeliveryRegion',
  method: 'POST',
  paths: ['/v1/pickup-locations/{pickupLocationId}/add-delivery-region'],
  access: 'merchant',
  handle: (context) => change(context, addRegion),
});

/** Stops offering a pickup location in a delivery region. Requires the current revision. */
const removeDeliveryRegion = route({
  id: 'ecom.pickupLocations.removeDeliveryRegion',
  method: 'POST',
  paths: ['/v1/pickup-locations/{pickupLocationId}/remove-delivery-region'],
  access: 'merchant',
  handle: (context) => change(context, removeRegion),
});

/** Routes of pickup locations. */
export const pickupLocationRoutes: readonly Route[] = [
  createPickupLocation,
  queryPickupLocation,
  bulkCreatePickupLocation,
  bulkUpdatePickupLocation,
  bulkDeletePickupLocation,
  getPickupLocation,
  updatePickupLocation,
  deletePickupLocation,
  addDeliveryRegion,
  removeDeliveryRegion,
];
