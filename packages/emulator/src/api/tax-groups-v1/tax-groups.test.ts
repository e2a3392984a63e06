import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { getViolations, Merchant } from '../../testing/merchant.js';
import type { Body } from '../../testing/shopper.js';

interface Group {
  id: string;
  name: string;
  revision: string;
}
interface Answer extends Body {
  taxGroup: Group;
  taxGroups: Group[];
  taxRegions: { id: string }[];
  manualTaxMappings: object[];
}

let emulator: Emulator;
let store: Merchant;
beforeEach(() => {
  emulator = createEmulator();
  store = new Merchant(emulator);
});

const call = (method: string, path: string, body?: unknown) => store.call<Answer>(method, `/billing/v1/${path}`, body);
const code = ({ body }: { body: Body }) => body.details?.applicationError?.code;
const create = async (name: string) => (await call('POST', 'tax-groups', { taxGroup: { name } })).body.taxGroup;

test('a tax group is created, renamed and deleted, each with an event', async () => {
  const books = await create('Books');
  expect((await call('GET', `tax-groups/${books.id}`)).body.taxGroup).toEqual(books);
  const filter = { query: { filter: { name: 'Books' } } };
  expect((await call('POST', 'tax-groups/query', filter)).body.taxGroups).toEqual([books]);
  const change = { taxGroup: { ...books, name: 'Printed books' }, fieldMask: ['name'] };
  const { body } = await call('PATCH', `tax-groups/${books.id}`, change);
  expect(body.taxGroup).toMatchObject({ name: 'Printed books', revision: '2' });
  expect(code(await call('PATCH', `tax-groups/${books.id}`, change))).toBe('INVALID_REVISION');
  expect((await call('DELETE', `tax-groups/${books.id}`)).status).toBe(200);
  expect(code(await call('GET', `tax-groups/${books.id}`))).toBe('TAX_GROUP_NOT_FOUND');
  const types = emulator.events().flatMap(({ type }) => (type.includes('tax_group') ? type : []));
  expect(types).toEqual([
    'wix.billing.v1.tax_group_created',
    'wix.billing.v1.tax_group_updated',
    'wix.billing.v1.tax_group_deleted',
  ]);
});

test('default tax groups are listed with the others, and cannot be changed', async () => {
  const books = await create('Books');
  const { taxGroups } = (await call('POST', 'tax-groups/query', {})).body;
  expect(taxGroups.map(({ name }) => name).sort()).toEqual(['Books', 'Products', 'Shipping']);
  expect((await call('GET', 'tax-groups/default-tax-groups')).body.taxGroups).not.toContainEqual(books);
  const products = taxGroups.find(({ name }) => name === 'Products');
  const refusal = 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP';
  const taxGroup = { ...products, name: 'All' };
  expect(code(await call('PATCH', `tax-groups/${products?.id}`, { taxGroup }))).toBe(refusal);
  expect(code(await call('DELETE', `tax-groups/${products?.id}`))).toBe(refusal);
});

test('a tax group requires a name of at most 200 characters', async () => {
  const refused = [await call('POST', 'tax-groups', { taxGroup: {} })];
  refused.push(await call('POST', 'tax-groups', { taxGroup: { name: 'a'.repeat(201) } }));
  for (const response of refused) {
    expect(response.status).toBe(400);
    expect(getViolations(response)).toEqual([expect.stringContaining('taxGroup.name')]);
  }
});

test('a tax group has rates, which are deleted with it', async () => {
  const { id: taxGroupId } = await create('Books');
  const [region] = (await call('POST', 'tax-regions/query', {})).body.taxRegions;
  const manualTaxMapping = { taxGroupId, taxRegionId: region?.id, taxRate: '0.05' };
  expect((await call('POST', 'manual-tax-mappings', { manualTaxMapping })).status).toBe(200);
  const query = { query: { filter: { taxGroupId } } };
  expect((await call('POST', 'manual-tax-mappings/query', query)).body.manualTaxMappings).toHaveLength(1);
  await call('DELETE', `tax-groups/${taxGroupId}`);
  expect((await call('POST', 'manual-tax-mappings/query', query)).body.manualTaxMappings).toEqual([]);
});
