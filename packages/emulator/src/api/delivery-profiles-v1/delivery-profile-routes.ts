import { ApplicationError } from '../../kernel/errors/application-error.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import type { SearchFields } from '../../kernel/query/search/search-field.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type Route, route } from '../../protocol/routing/route.js';
import { changedEntity, newEntity } from '../../shop/catalog-v3/entity.js';
import {
  type DeliveryProfile,
  type DeliveryRegion,
  changeShippingSettings,
  shippingSettings,
} from '../../shop/settings/shipping-settings.js';
import { queryEntities, queryField, requestProperty } from '../catalog-v3/cursor-query.js';
import { checkRevision, readChanges } from '../catalog-v3/read-changes.js';
import {
  DEFAULT_PROFILE_ID,
  type ProfileWithRegions,
  formatProfile,
  listProfiles,
  requireProfile,
} from './format-delivery-profile.js';
import { checkPlaces, readRegion } from './read-region.js';

const refuse = (code: string, description: string) => new ApplicationError('failedPrecondition', code, description);

/** Stores a changed profile, without its regions, with the next revision. */
function saveProfile(
  tenant: Tenant,
  { regions: _regions, ...profile }: ProfileWithRegions,
  changes: Partial<Pick<DeliveryProfile, 'appFields' | 'name'>> = {},
): void {
  const { profiles = [] } = shippingSettings(tenant);
  const changed = changedEntity<DeliveryProfile>(tenant, profile, changes);
  changeShippingSettings(tenant, { profiles: [...profiles.filter(({ id }) => id !== profile.id), changed] });
}

/**
 * Replaces the regions of a profile.
 *
 * @throws {ApplicationError} as `checkPlaces` does
 */
export function saveRegions(tenant: Tenant, profile: ProfileWithRegions, regions: readonly DeliveryRegion[]): object {
  checkPlaces(regions);
  const others = shippingSettings(tenant).regions.filter(
    ({ profileId = DEFAULT_PROFILE_ID }) => profileId !== profile.id,
  );
  // The regions of the default profile stay first: the first region with a destination applies.
  const all = profile.id === DEFAULT_PROFILE_ID ? [...regions, ...others] : [...others, ...regions];
  changeShippingSettings(tenant, { regions: all });
  saveProfile(tenant, profile);
  return { deliveryProfile: formatProfile(requireProfile(tenant, profile.id)) };
}

/** Creates a region of a profile. */
const createRegion = (tenant: Tenant, profileId: string, fields: ReturnType<typeof readRegion>): DeliveryRegion => ({
  id: newId(),
  ...fields,
  ...(profileId !== DEFAULT_PROFILE_ID && { profileId }),
  createdDate: tenant.clock.now().toISOString(),
});

/** Creates a delivery profile with its regions. */
const createDeliveryProfile = route({
  id: 'ecom.deliveryProfile.createDeliveryProfile',
  method: 'POST',
  paths: ['/ecom/v1/delivery-profiles', '/v1/delivery-profiles'],
  access: 'merchant',
  handle: ({ body, caller, tenant }) => {
    const read = new FieldReader();
    const input = bodyObject(read, body, 'deliveryProfile');
    const name = read.string(input['name'] ?? '', 'deliveryProfile.name', { min: 1, max: 256 }) ?? '';
    const list = read.list(input['deliveryRegions'], 'deliveryProfile.deliveryRegions', { max: 100 }) ?? [];
    const appFields = read.object(input['extendedFields'], 'deliveryProfile.extendedFields');
    const entity = newEntity(tenant);
    const regions = list.map((region, index) => {
      const at = `deliveryProfile.deliveryRegions[${index}]`;
      return createRegion(tenant, entity.id, readRegion(read, read.required(region, at), at));
    });
    read.check();
    if (input['default'] === true) {
      throw refuse('SINGLE_DEFAULT_DELIVERY_PROFILE', 'The store has a default delivery profile already.');
    }
    checkPlaces(regions);
    const { profiles = [], regions: others } = shippingSettings(tenant);
    const profile: DeliveryProfile = {
      ...entity,
      name,
      ...(caller.id !== 'merchant' && { creatorAppId: caller.id }),
      ...(appFields && { appFields }),
    };
    changeShippingSettings(tenant, { profiles: [...profiles, profile], regions: [...others, ...regions] });
    return { deliveryProfile: formatProfile({ ...profile, regions }) };
  },
});

/** Gets a delivery profile. */
const getDeliveryProfile = route({
  id: 'ecom.deliveryProfile.getDeliveryProfile',
  method: 'GET',
  paths: ['/ecom/v1/delivery-profiles/{deliveryProfileId}', '/v1/delivery-profiles/{deliveryProfileId}'],
  access: 'merchant',
  handle: ({ params, tenant }) => ({
    deliveryProfile: formatProfile(requireProfile(tenant, params['deliveryProfileId'])),
  }),
});

/** Renames a delivery profile. Its regions have their own operations. */
const updateDeliveryProfile = route({
  id: 'ecom.deliveryProfile.updateDeliveryProfile',
  method: 'PATCH',
  paths: ['/ecom/v1/delivery-profiles/{deliveryProfile.id}', '/v1/delivery-profiles/{deliveryProfile.id}'],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const read = new FieldReader();
    const { changes, check, entity } = readChanges(
      read,
      body,
      {
        name: 'deliveryProfile',
        find: (id) => requireProfile(tenant, id),
        format: formatProfile,
        fields: { name: 'value', default: 'value', deliveryRegions: 'value', createdBy: 'any', extendedFields: 'any' },
      },
      params['deliveryProfile.id'],
    );
    const before: Input = formatProfile(entity);
    const after = { ...before, ...changes };
    const name = read.string(after['name'] ?? '', 'deliveryProfile.name', { min: 1, max: 256 }) ?? '';
    const appFields = read.object(after['extendedFields'], 'deliveryProfile.extendedFields');
    check();
    if (JSON.stringify(after['deliveryRegions']) !== JSON.stringify(before['deliveryRegions'])) {
      throw refuse('DELIVERY_REGION_CANNOT_BE_UPDATED', 'Regions are updated with updateDeliveryRegion.');
    }
    if (after['default'] !== before['default']) {
      throw refuse('DEFAULT_CANNOT_BE_UPDATED', 'Another profile cannot become the default one.');
    }
    saveProfile(tenant, entity, { name, ...(appFields && { appFields }) });
    return { deliveryProfile: formatProfile(requireProfile(tenant, entity.id)) };
  },
});

/** Deletes a delivery profile with its regions. */
const deleteDeliveryProfile = route({
  id: 'ecom.deliveryProfile.deleteDeliveryProfile',
  method: 'DELETE',
  paths: ['/ecom/v1/delivery-profiles/{deliveryProfileId}', '/v1/delivery-profiles/{deliveryProfileId}'],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    const { id } = requireProfile(tenant, params['deliveryProfileId']);
    if (id === DEFAULT_PROFILE_ID) {
      throw refuse('DEFAULT_DELIVERY_PROFILE_CANNOT_BE_DELETED', 'The default delivery profile cannot be deleted.');
    }
    const { profiles = [], regions } = shippingSettings(tenant);
    changeShippingSettings(tenant, {
      profiles: profiles.filter((profile) => profile.id !== id),
      regions: regions.filter(({ profileId }) => profileId !== id),
    });
    return {};
  },
});

/** Replaces the data of an app. */
const updateExtendedFields = route({
  id: 'ecom.deliveryProfile.updateExtendedFields',
  method: 'POST',
  paths: [
    '/ecom/v1/delivery-profiles/{id}/update-extended-fields',
    '/v1/delivery-profiles/{id}/update-extended-fields',
  ],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const profile = requireProfile(tenant, params['id']);
    const read = new FieldReader();
    const namespace = read.string(requestProperty(body, 'namespace') ?? '', 'namespace', { min: 1, max: 164 }) ?? '';
    const data = read.required(requestProperty(body, 'namespaceData'), 'namespaceData');
    read.check();
    const { namespaces = {} } = (profile.appFields ?? {}) as { namespaces?: object };
    saveProfile(tenant, profile, { appFields: { namespaces: { ...namespaces, [namespace]: data } } });
    return { deliveryProfile: formatProfile(requireProfile(tenant, profile.id)) };
  },
});

/** Checks the revision of a profile, if the request has one. */
const checkProfile = (profile: ProfileWithRegions, request: unknown): void => {
  const revision = requestProperty(request, 'revision');
  if (revision !== undefined && revision !== null) checkRevision(profile, revision);
};

/**
 * Finds a region of a profile.
 *
 * @throws {ApplicationError} 404 `DELIVERY_REGION_NOT_FOUND`
 */
function requireRegion({ regions }: ProfileWithRegions, id: string | undefined): DeliveryRegion {
  const region = regions.find((one) => one.id === id);
  if (region) return region;
  const description = 'The delivery profile has no region with this ID.';
  throw new ApplicationError('notFound', 'DELIVERY_REGION_NOT_FOUND', description, { deliveryRegionId: id });
}

/** Adds a region to a profile. */
const addDeliveryRegion = route({
  id: 'ecom.deliveryProfile.addDeliveryRegion',
  method: 'POST',
  paths: [
    '/ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region',
    '/v1/delivery-profiles/{deliveryProfileId}/delivery-region',
  ],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const profile = requireProfile(tenant, params['deliveryProfileId']);
    const read = new FieldReader();
    const fields = readRegion(read, bodyObject(read, body, 'deliveryRegion'), 'deliveryRegion');
    read.check();
    checkProfile(profile, body);
    const region = createRegion(tenant, profile.id, fields);
    // The rest of the world stays last: the first region with a destination applies.
    const rest = profile.regions.filter(({ places }) => places.includes('*'));
    const specific = profile.regions.filter((one) => !rest.includes(one));
    return saveRegions(tenant, profile, [...specific, region, ...rest]);
  },
});

/** Updates a region of a profile. */
const updateDeliveryRegion = route({
  id: 'ecom.deliveryProfile.updateDeliveryRegion',
  method: 'PATCH',
  paths: [
    '/ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegion.id}',
    '/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegion.id}',
  ],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const profile = requireProfile(tenant, params['deliveryProfileId']);
    const region = requireRegion(profile, params['deliveryRegion.id']);
    const read = new FieldReader();
    const input = bodyObject(read, body, 'deliveryRegion');
    const { name: givenName, active, destinations } = input;
    const fields = readRegion(read, { name: givenName ?? region.name, active, destinations }, 'deliveryRegion');
    read.check();
    checkProfile(profile, body);
    if (isObject(input['deliveryCarriers']) || Array.isArray(input['deliveryCarriers'])) {
      throw refuse('DELIVERY_CARRIER_CANNOT_BE_UPDATED', 'Carriers are updated with updateDeliveryCarrier.');
    }
    const changed: DeliveryRegion = {
      ...region,
      name: fields.name,
      places: destinations === undefined ? region.places : fields.places,
      isInactive: active === undefined ? (region.isInactive ?? false) : (fields.isInactive ?? false),
    };
    const regions = profile.regions.map((one) => (one.id === region.id ? changed : one));
    return saveRegions(tenant, profile, regions);
  },
});

/** Removes a region from a profile. */
const removeDeliveryRegion = route({
  id: 'ecom.deliveryProfile.removeDeliveryRegion',
  method: 'DELETE',
  paths: [
    '/ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegionId}',
    '/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegionId}',
  ],
  access: 'merchant',
  handle: ({ params, query, tenant }) => {
    const profile = requireProfile(tenant, params['deliveryProfileId']);
    const region = requireRegion(profile, params['deliveryRegionId']);
    checkProfile(profile, query);
    return saveRegions(
      tenant,
      profile,
      profile.regions.filter(({ id }) => id !== region.id),
    );
  },
});

type FormattedProfile = ReturnType<typeof formatProfile>;

const fields: SearchFields<FormattedProfile> = new Map([
  ['id', queryField<FormattedProfile>('string', ({ id }) => id)],
  ['name', queryField<FormattedProfile>('string', ({ name }) => name)],
  ['default', queryField<FormattedProfile>('boolean', (profile) => profile.default)],
  ['createdBy.appId', queryField<FormattedProfile>('string', ({ createdBy }) => createdBy?.appId)],
  ['createdBy.userId', queryField<FormattedProfile>('string', () => undefined)],
  ['createdDate', queryField<FormattedProfile>('date', ({ createdDate }) => createdDate)],
  ['updatedDate', queryField<FormattedProfile>('date', ({ updatedDate }) => updatedDate)],
]);

function run(tenant: Tenant, request: unknown): object {
  const documents = listProfiles(shippingSettings(tenant)).map(formatProfile);
  const { items, pagingMetadata } = queryEntities({ entity: 'deliveryProfile', fields, documents }, request);
  return { deliveryProfiles: items, pagingMetadata };
}

/** Queries delivery profiles by filter, sorting and page. */
const queryDeliveryProfiles = [
  route({
    id: 'ecom.deliveryProfile.queryDeliveryProfiles',
    method: 'GET',
    paths: ['/ecom/v1/delivery-profiles/query', '/v1/delivery-profiles/query'],
    access: 'merchant',
    handle: ({ query, tenant }) => run(tenant, query),
  }),
  route({
    id: 'ecom.deliveryProfile.queryDeliveryProfiles',
    method: 'POST',
    paths: ['/ecom/v1/delivery-profiles/query', '/v1/delivery-profiles/query'],
    access: 'merchant',
    handle: ({ body, tenant }) => run(tenant, body),
  }),
];

/** The routes of delivery profiles and their regions. */
export const deliveryProfileRoutes: readonly Route[] = [
  createDeliveryProfile,
  ...queryDeliveryProfiles,
  addDeliveryRegion,
  updateDeliveryRegion,
  removeDeliveryRegion,
  updateExtendedFields,
  getDeliveryProfile,
  updateDeliveryProfile,
  deleteDeliveryProfile,
];
