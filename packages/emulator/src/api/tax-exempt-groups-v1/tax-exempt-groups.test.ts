import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { catalogItem } from '../../testing/catalog-item.js';
import { getViolations, Merchant } from '../../testing/merchant.js';
import { type Body, storesApp } from '../../testing/shopper.js';

interface Group {
  id: string;
  name: string;
  revision: string;
  tags: { publicTags: { tagIds: string[] } };
}
interface Result {
  itemMetadata: { id: string; success: boolean };
  item?: Group;
}
interface Answer extends Body {
  taxExemptGroup: Group;
  taxExemptGroups: Group[];
  taxGroup: { id: string };
  taxRegions: { id: string; country: string; subdivision: string }[];
  manualTaxMapping: { id: string };
  manualTaxMappings: {
    id: string;
    taxGroupId: string;
    taxRate: string;
    exemptRates: object[];
    extendedFields?: object;
  }[];
  results: Result[];
}

let emulator: Emulator;
let store: Merchant;
beforeEach(() => {
  emulator = createEmulator();
  store = new Merchant(emulator);
});

const call = (method: string, path: string, body?: unknown) => store.call<Answer>(method, `/billing/v1/${path}`, body);
const code = ({ body }: { body: Body }) => body.details?.applicationError?.code;
const create = async (name: string, more: object = {}) =>
  (await call('POST', 'tax-exempt-groups', { taxExemptGroup: { name, ...more } })).body.taxExemptGroup;
const succeeded = ({ body }: { body: Answer }) => body.results.map(({ itemMetadata }) => itemMetadata.success);

const getRegionId = async () =>
  (await call('POST', 'tax-regions/query', { query: { filter: { country: 'US', subdivision: 'TX' } } })).body
    .taxRegions[0]?.id;

/** Tax on a product in Texas, for a buyer of a tax exempt group. */
async function getTax(taxExemptGroupId?: string): Promise<{ tax: string; subtotal: string }> {
  const { catalogItemId, options } = await catalogItem(emulator);
  const address = {
    country: 'US',
    subdivision: 'US-TX',
    city: 'Austin',
    postalCode: '73301',
    addressLine: '1 Main St',
  };
  const { cart } = await store.send<{ cart: { id: string } }>('POST', '/ecom/v2/carts', {
    cart: { deliveryInfo: { address }, ...(taxExemptGroupId && { taxInfo: { taxExemptGroupId } }) },
    catalogItems: [{ quantity: 1, catalogReference: { appId: storesApp, catalogItemId, options } }],
  });
  const { summary } = await store.send<{ summary: { priceSummary: Record<'tax' | 'subtotal', { amount: string }> } }>(
    'POST',
    `/ecom/v2/carts/${cart.id}/calculate`,
    {},
  );
  return { tax: summary.priceSummary.tax.amount, subtotal: summary.priceSummary.subtotal.amount };
}
const getMappings = async (taxRegionId: string | undefined) =>
  (await call('POST', 'manual-tax-mappings/query', { query: { filter: { taxRegionId } } })).body.manualTaxMappings;

test('a group is created, renamed, queried and deleted, each with an event', async () => {
  const schools = await create('Schools');
  expect((await call('GET', `tax-exempt-groups/${schools.id}`)).body.taxExemptGroup).toEqual(schools);
  expect(
    (await call('POST', 'tax-exempt-groups/query', { query: { filter: { name: 'Schools' } } })).body,
  ).toMatchObject({
    taxExemptGroups: [{ id: schools.id }],
  });
  const taxExemptGroup = { id: schools.id, revision: '1', name: 'Public schools' };
  const renamed = await call('PATCH', `tax-exempt-groups/${schools.id}`, { taxExemptGroup });
  expect(renamed.body.taxExemptGroup).toMatchObject({ name: 'Public schools', revision: '2' });
  expect(code(await call('PATCH', `tax-exempt-groups/${schools.id}`, { taxExemptGroup }))).toBe('INVALID_REVISION');
  await call('DELETE', `tax-exempt-groups/${schools.id}`);
  expect(code(await call('GET', `tax-exempt-groups/${schools.id}`))).toBe('TAX_EXEMPT_GROUP_NOT_FOUND');
  const types = emulator
    .events()
    .flatMap(({ type }) => (type.includes('tax_exempt_group') ? type.split('_').at(-1) : []));
  expect(types).toEqual(['created', 'updated', 'deleted']);
  expect(getViolations(await call('POST', 'tax-exempt-groups', { taxExemptGroup: {} }))).toHaveLength(1);
});

test('groups are created, updated, tagged and deleted in bulk, each on its own', async () => {
  const groups = [{ name: 'Schools' }, {}];
  const created = await call('POST', 'bulk/tax-exempt-groups/create', { taxExemptGroups: groups, returnEntity: true });
  expect(succeeded(created)).toEqual([true, false]);
  const id = created.body.results[0]?.item?.id ?? '';
  const changes = [{ taxExemptGroup: { id, revision: '1', name: 'Public schools' } }];
  expect(succeeded(await call('POST', 'bulk/tax-exempt-groups/update', { taxExemptGroups: changes }))).toEqual([true]);
  const assignTags = { publicTags: { tagIds: ['t'] } };
  const ids = { taxExemptGroupIds: [id, 'none'] };
  expect(succeeded(await call('POST', 'bulk/tax-exempt-groups/update-tags', { ...ids, assignTags }))).toEqual([
    true,
    false,
  ]);
  expect(code(await call('POST', 'bulk/tax-exempt-groups/update-tags', ids))).toBe('EMPTY_ASSIGN_AND_UNASSIGN_LISTS');
  const byFilter = { filter: { name: 'Public schools' }, unassignTags: assignTags };
  expect((await call('POST', 'bulk/tax-exempt-groups/update-tags-by-filter', byFilter)).status).toBe(200);
  expect((await call('GET', `tax-exempt-groups/${id}`)).body.taxExemptGroup).toMatchObject({
    name: 'Public schools',
    tags: { publicTags: { tagIds: [] } },
  });
  expect(succeeded(await call('POST', 'bulk/tax-exempt-groups/delete', ids))).toEqual([true, false]);
  const types = emulator.events().map(({ type }) => type);
  expect(types.filter((type) => type === 'wix.billing.v1.tax_exempt_group_tags_modified')).toHaveLength(2);
});

test('a buyer of a group pays the rates that mappings have for it, and none with the full exemption', async () => {
  const { id } = await create('Schools');
  const [mapping, shipping] = await getMappings(await getRegionId());
  const { subtotal, tax } = await getTax();
  // Each jurisdiction rounds its tax.
  expect(Number(tax)).toBeCloseTo(Number(subtotal) * Number(mapping?.taxRate), 1);
  expect((await getTax(id)).tax).toBe(tax);
  const assign = (manualTaxMappingId: string | undefined, rate: string) =>
    call('POST', 'manual-tax-mappings/bulk-assign-exempt-overrides', {
      assignOverrides: [{ manualTaxMappingId, exemptGroupOverrides: [{ exemptGroupId: id, rate }] }],
    });
  expect(succeeded(await assign(mapping?.id, '0.01'))).toEqual([true]);
  expect(succeeded(await assign('none', '0.01'))).toEqual([false]);
  await assign(shipping?.id, '0');
  expect(Number((await getTax(id)).tax)).toBeCloseTo(Number(subtotal) * 0.01, 2);
  expect((await getTax()).tax).toBe(tax);
  const unassignOverrides = [{ manualTaxMappingId: mapping?.id, exemptGroupIds: [id] }];
  await call('POST', 'manual-tax-mappings/bulk-unassign-exempt-overrides', { unassignOverrides });
  expect((await getTax(id)).tax).toBe(tax);
  const [everything] = (await call('GET', 'tax-exempt-groups/default-tax-exempt-groups')).body.taxExemptGroups;
  expect(Number((await getTax(everything?.id)).tax)).toBe(0);
});

test('an item of a tax group is taxed at the rate of the group in the region', async () => {
  const { taxGroup } = (await call('POST', 'tax-groups', { taxGroup: { name: 'Books' } })).body;
  const { subtotal, tax } = await getTax();
  const { catalogItemId } = await catalogItem(emulator);
  const { product } = await store.send<{ product: { revision: string } }>(
    'GET',
    `/stores/v3/products/${catalogItemId}`,
  );
  await store.send('PATCH', `/stores/v3/products/${catalogItemId}`, {
    product: { id: catalogItemId, revision: product.revision, taxGroupId: taxGroup.id },
  });
  expect((await getTax()).tax).toBe(tax);
  const manualTaxMappings = [{ taxGroupId: taxGroup.id, taxRegionId: await getRegionId(), taxRate: '0.02' }];
  expect(succeeded(await call('POST', 'bulk/manual-tax-mappings/create', { manualTaxMappings }))).toEqual([true]);
  expect(succeeded(await call('POST', 'bulk/manual-tax-mappings/create', { manualTaxMappings }))).toEqual([false]);
  expect(Number((await getTax()).tax)).toBeCloseTo(Number(subtotal) * 0.02, 2);
  const all = (await call('GET', 'manual-tax-mappings')).body.manualTaxMappings;
  const own = all.find(({ taxGroupId }) => taxGroupId === taxGroup.id);
  const fields = { namespace: '@account/app', namespaceData: { source: 'law' } };
  const noted = await call('POST', `manual-tax-mappings/${own?.id}/update-extended-fields`, fields);
  expect(noted.body.manualTaxMapping).toMatchObject({
    extendedFields: { namespaces: { '@account/app': { source: 'law' } } },
  });
});

test('default tax groups are found by app, and tax regions are created in bulk', async () => {
  const appIds = [storesApp, 'other'];
  const found = await store.send<{
    results: { taxGroupMetadata: { success: boolean }; taxGroup?: { name: string } }[];
  }>('POST', '/billing/v1/tax-groups/list-default-tax-groups-by-app-ids', { appIds });
  expect(found.results).toMatchObject([
    { taxGroupMetadata: { success: true }, taxGroup: { name: 'Products' } },
    { taxGroupMetadata: { success: false } },
  ]);
  const [known] = (await call('POST', 'tax-regions/query', {})).body.taxRegions as { appId?: string }[];
  const taxRegions = ['IS', 'IS'].map((country) => ({ country, appId: known?.appId }));
  expect(succeeded(await call('POST', 'bulk/tax-regions/create', { taxRegions }))).toEqual([true, false]);
});
