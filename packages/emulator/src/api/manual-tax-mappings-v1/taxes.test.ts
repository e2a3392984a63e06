import { beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { Merchant, getViolations } from '../../testing/merchant.js';
import { type Amount, type Body, type Shopper, newShopper } from '../../testing/shopper.js';

interface Region {
  id: string;
  revision: string;
  appId: string;
}
interface Mapping {
  id: string;
  revision: string;
  taxGroupId: string;
  taxRate: string;
}
interface Answer extends Body {
  taxRegion?: Region;
  taxRegions?: Region[];
  manualTaxMapping?: Mapping;
  manualTaxMappings?: Mapping[];
  taxGroups?: { id: string; name: string }[];
}

let emulator: Emulator;
let store: Merchant;
let shopper: Shopper;
beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  store = new Merchant(emulator);
  shopper = await newShopper(emulator);
  await shopper.add((await store.create({ priceData: { price: 100 } })).id);
});

const call = (method: string, path: string, body?: unknown) => store.call<Answer>(method, `/billing/v1/${path}`, body);
const code = ({ body }: { body: Body }) => body.details?.applicationError?.code;
const getRegion = async (country: string, subdivision = '') =>
  (await call('POST', 'tax-regions/query', { query: { filter: { country, subdivision } } })).body.taxRegions?.[0];
const getMappings = async (region: Region | undefined) =>
  (await call('POST', 'manual-tax-mappings/query', { query: { filter: { taxRegionId: region?.id } } })).body
    .manualTaxMappings ?? [];
const groupIds = async () =>
  ((await call('GET', 'tax-groups/default-tax-groups')).body.taxGroups ?? []).map(({ id }) => id) as [string, string];
const create = (taxRegion: object) => call('POST', 'tax-regions', { taxRegion });
const createRate = (manualTaxMapping: object) => call('POST', 'manual-tax-mappings', { manualTaxMapping });

async function pricesIn(country: string, subdivision?: string) {
  const shippingAddress = { country, subdivision, city: 'A', postalCode: '10115' };
  const input = { shippingAddress, calculateTax: true, calculateShipping: true };
  const path = '/ecom/v1/carts/current/estimate-totals';
  const { body } = await shopper.call<{ priceSummary: Record<'tax' | 'total' | 'shipping', Amount> }>(
    'POST',
    path,
    input,
  );
  const { shipping, tax, total } = body.priceSummary;
  return { shipping: Number(shipping.amount), tax: Number(tax.amount), total: Number(total.amount) };
}

describe('tax rates', () => {
  test('of the demo shop are those of its carts: the sum of all jurisdictions', async () => {
    const rates = await getMappings(await getRegion('US', 'CA'));
    expect(rates).toMatchObject([
      { taxRate: '0.0725', taxName: 'State sales tax + County sales tax', jurisdiction: 'California + Alameda' },
    ]);
    expect((await pricesIn('US', 'US-CA')).tax).toBe(7.25);
    expect(await getMappings(await getRegion('US', 'NY'))).toHaveLength(2);
  });

  test('that a merchant changes apply to the next calculation, to items and shipping separately', async () => {
    const [ofItems, ofShipping] = await getMappings(await getRegion('DE'));
    const before = await pricesIn('DE');
    const update = ({ id }: Mapping, fields: object) =>
      call('PATCH', `manual-tax-mappings/${id}`, { manualTaxMapping: { id, ...fields } });
    expect(before.tax).toBeCloseTo(0.19 * (100 + before.shipping), 2);
    const changed = await update(ofItems!, { revision: '1', taxRate: '0.07' });
    expect(changed.body.manualTaxMapping).toMatchObject({ revision: '2', taxRate: '0.07', taxName: 'VAT' });
    expect((await pricesIn('DE')).tax).toBeCloseTo(7 + 0.19 * before.shipping, 2);
    expect((await call('DELETE', `manual-tax-mappings/${ofShipping?.id}`)).status).toBe(200);
    expect((await pricesIn('DE')).tax).toBe(7);
    expect(code(await update(ofItems!, { revision: '1', taxRate: '0.5' }))).toBe('INVALID_REVISION');
    expect(emulator.events().map(({ type }) => type)).toEqual(
      expect.arrayContaining([
        'wix.billing.v1.manual_tax_mapping_updated',
        'wix.billing.v1.manual_tax_mapping_deleted',
      ]),
    );
  });

  test('start with a region: tax is collected once it has a rate, and never without the region', async () => {
    const { appId } = (await getRegion('DE'))!;
    const region = (await create({ country: 'BR', subdivision: 'SP', appId })).body.taxRegion!;
    expect((await pricesIn('BR', 'BR-SP')).tax).toBe(0);
    const [taxGroupId] = await groupIds();
    const rate = { taxGroupId, taxRegionId: region.id, taxRate: '0.18', taxName: 'ICMS' };
    expect((await createRate(rate)).body.manualTaxMapping).toMatchObject({ revision: '1', taxRate: '0.18' });
    expect((await pricesIn('BR', 'BR-SP')).tax).toBe(18);
    expect((await pricesIn('BR', 'BR-RJ')).tax).toBe(0);
    const included = await call('PATCH', `tax-regions/${region.id}`, {
      taxRegion: { id: region.id, revision: '1', taxIncludedInPrice: true },
    });
    expect(included.body.taxRegion).toMatchObject({ revision: '2', taxIncludedInPrice: true });
    const { shipping, tax, total } = await pricesIn('BR', 'BR-SP');
    expect([tax, total]).toEqual([15.25, 100 + shipping]);
    expect((await pricesIn('US', 'US-CA')).total).toBeGreaterThan(107);
    expect((await call('DELETE', `tax-regions/${region.id}`)).status).toBe(200);
    expect(await getMappings(region)).toEqual([]);
    expect((await pricesIn('BR', 'BR-SP')).tax).toBe(0);
    const types = emulator.events().map(({ type }) => type.replace('wix.billing.v1.', ''));
    expect(types.filter((type) => type.startsWith('tax_region'))).toEqual([
      'tax_region_created',
      'tax_region_updated',
      'tax_region_deleted',
    ]);
  });

  test('are refused for an invalid place, calculator, group or region, and twice for the same', async () => {
    const { appId, id: taxRegionId } = (await getRegion('DE'))!;
    const [taxGroupId] = await groupIds();
    expect(code(await create({ country: 'DE', appId }))).toBe('ALREADY_EXISTS');
    expect(code(await create({ country: 'DE', appId, subdivision: '*' }))).toBe('ALREADY_EXISTS');
    expect(code(await create({ country: 'US', appId, subdivision: 'US-OR' }))).toBe('INVALID_SUBDIVISION_FORMAT');
    expect(code(await create({ country: 'JP', appId, subdivision: '13' }))).toBe(
      'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY',
    );
    expect(code(await create({ country: 'BR', appId: 'none' }))).toBe('CALCULATOR_ID_NOT_FOUND');
    expect(getViolations(await create({ country: 'XX' }))).toEqual([
      'taxRegion.appId REQUIRED_FIELD',
      'taxRegion.country INVALID_ENUM_VALUE',
    ]);
    const rate = { taxGroupId, taxRegionId, taxRate: '0.1' };
    expect(code(await createRate(rate))).toBe('MANUAL_TAX_MAPPING_ALREADY_EXISTS');
    expect(code(await createRate({ ...rate, taxGroupId: 'none' }))).toBe('TAX_GROUP_ID_NOT_FOUND');
    expect(code(await createRate({ ...rate, taxRegionId: 'none' }))).toBe('TAX_REGION_ID_NOT_FOUND');
    expect(getViolations(await createRate({ ...rate, taxRate: '10 %' }))).toEqual(['manualTaxMapping.taxRate FORMAT']);
  });

  test('are available to the merchant only', async () => {
    for (const path of [
      'tax-regions',
      'tax-regions/query',
      'manual-tax-mappings',
      'manual-tax-mappings/query',
      'tax-groups/query',
    ]) {
      expect((await shopper.call('POST', `/billing/v1/${path}`, {})).status).toBe(403);
    }
  });
});
