import type { SearchFields } from '../../kernel/query/search/search-field.js';
import { storeSettings } from '../../shop/settings/store-settings.js';
import type { Document } from '../../kernel/state/collection.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route } from '../../protocol/routing/route.js';
import { type DeliveryRegion, shippingSettings } from '../../shop/settings/shipping-settings.js';
import { carrierId } from '../../shop/settings/shipping-table.js';
import { queryEntities, queryField } from '../catalog-v3/cursor-query.js';

const createdDate = '2024-01-01T00:00:00.000Z';

/** Countries and subdivisions of places such as `US-AK` and `PR`. `*` is everywhere else: no destinations. */
function getDestinations(places: readonly string[]): readonly object[] {
  const byCountry = new Map<string, string[]>();
  for (const place of places) {
    if (place === '*') continue;
    const [country = ''] = place.split('-');
    const subdivisions = byCountry.get(country) ?? [];
    byCountry.set(country, place === country ? subdivisions : [...subdivisions, place]);
  }
  return [...byCountry].map(([countryCode, subdivisions]) => ({ countryCode, subdivisions }));
}

const formatRegion = ({ id, name, places }: DeliveryRegion) => ({
  id,
  name,
  active: true,
  createdDate,
  deliveryCarriers: [{ appId: carrierId, additionalCharges: [] }],
  destinations: getDestinations(places),
});

/** Formats the store's only delivery profile. */
const formatProfile = (tenant: Tenant) => ({
  id: '7d0b9c1e-44a5-4c8e-9d5b-2f8f6b1a0001',
  revision: '1',
  createdDate,
  updatedDate: createdDate,
  name: storeSettings.name,
  default: true,
  deliveryRegions: shippingSettings(tenant).regions.map(formatRegion),
});

type FormattedProfile = ReturnType<typeof formatProfile> & Document;

const fields: SearchFields<FormattedProfile> = new Map([
  ['id', queryField<FormattedProfile>('string', ({ id }) => id)],
  ['name', queryField<FormattedProfile>('string', ({ name }) => name)],
  ['default', queryField<FormattedProfile>('boolean', (profile) => profile.default)],
  ['createdBy.appId', queryField<FormattedProfile>('string', () => undefined)],
  ['createdBy.userId', queryField<FormattedProfile>('string', () => undefined)],
  ['createdDate', queryField<FormattedProfile>('date', (profile) => profile.createdDate)],
  ['updatedDate', queryField<FormattedProfile>('date', ({ updatedDate }) => updatedDate)],
]);

function run(tenant: Tenant, request: unknown): object {
  const source = { entity: 'deliveryProfile', fields, documents: [formatProfile(tenant)] };
  const { items, pagingMetadata } = queryEntities(source, request);
  return { deliveryProfiles: items, pagingMetadata };
}

/** Queries delivery profiles. A store has one, with its delivery regions. */
export const queryDeliveryProfiles = [
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
