import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEmulator } from '../create-emulator.js';
import { DEMO_API_KEY, DEMO_SITE_ID } from '../kernel/state/demo.js';
import { send, visitorToken } from '../testing/visitor.js';
import { type Catalog, readCatalog } from './read-catalog.js';
import { writeCatalog } from './export-catalog.js';

const now = new Date('2026-03-01T12:00:00.000Z');
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 100);
const columns = [
  ...['handleId', 'fieldType', 'name', 'description', 'productImageUrl', 'collection', 'sku', 'ribbon', 'price'],
  ...['surcharge', 'visible', 'discountMode', 'discountValue', 'inventory', 'weight', 'cost'],
  ...['productOptionName1', 'productOptionType1', 'productOptionDescription1'],
] as const;

type Cells = Partial<Record<(typeof columns)[number], string>>;

/** Writes rows as the platform does. */
const file = (...rows: readonly Cells[]): string =>
  [columns, ...rows.map((cells) => columns.map((name) => cells[name] ?? ''))]
    .map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`)
    .join('');

const product = (cells: Cells): Cells => ({ handleId: 'A', fieldType: 'Product', name: 'A', price: '1', ...cells });
const variant = (cells: Cells): Cells => ({ handleId: 'A', fieldType: 'Variant', ...cells });
const read = (...rows: readonly Cells[]) => {
  const [first] = readCatalog(file(...rows), now).products;
  if (!first) throw new TypeError('There is no product.');
  return first;
};

describe('a file exported by the platform', () => {
  it.each([
    ['0.075', 0.075],
    ['0.0625', 0.0625],
    ['1.25E+3', 1250],
    ['7.5E-3', 0.0075],
  ])('keeps the weight %s', (weight, expected) => {
    expect(read(product({ weight })).weight).toBe(expected);
    const repeated = readCatalog(writeCatalog(readCatalog(file(product({ weight })), now)), now);
    expect(repeated.products[0]?.weight).toBe(expected);
  });

  it('may have prices, costs and discounts in exponent form', () => {
    const cells = { price: '1.245E+7', cost: '9.9E+6', discountMode: 'AMOUNT', discountValue: '1E+5' };
    const { products } = readCatalog(file(product(cells)), now, { currency: 'IDR' });
    expect(products[0]).toMatchObject({ price: 12_450_000, cost: 9_900_000, discount: { value: 100_000 } });
    const won = readCatalog(file(product({ price: '1.245e7' })), now, { currency: 'KRW' });
    expect(won.products[0]?.price).toBe(12_450_000);
  });

  it.each(['1E+10', '1E', 'E5', '1E+5.5', '0x10', 'Infinity', 'NaN', '1,5', '1.234E-2'])(
    'is rejected for the price %s',
    (price) => expect(() => read(product({ price }))).toThrow('price'),
  );

  it.each([
    ['-4', -4],
    ['150000', 150_000],
    ['1.5E+5', 150_000],
  ])('sets the stock %s', (inventory, quantity) => {
    expect(read(product({ inventory })).stock).toEqual({ trackInventory: true, quantity, inStock: quantity > 0 });
  });

  it('takes the text before the last colon as the color', () => {
    const option = { productOptionName1: 'Finish', productOptionType1: 'COLOR' };
    const { options, variants } = read(
      product({ ...option, productOptionDescription1: 'whiskey barrel:Whiskey Barrel;rgb(1,2,3):Ink;url:a:b:C' }),
      variant({ productOptionDescription1: 'whiskey barrel:Whiskey Barrel' }),
      variant({ productOptionDescription1: 'Ink' }),
    );
    expect(options[0]?.choices.map(({ value, description }) => [value, description])).toEqual([
      ['whiskey barrel', 'Whiskey Barrel'],
      ['rgb(1,2,3)', 'Ink'],
      ['url:a:b', 'C'],
    ]);
    expect(variants.map(({ choices }) => choices)).toEqual([{ Finish: 'Whiskey Barrel' }, { Finish: 'Ink' }]);
  });

  it('drops a repeated choice, and all but the first of its variants', () => {
    const option = { productOptionName1: 'Size', productOptionType1: 'DROP_DOWN', productOptionDescription1: 'S;M;S' };
    const { options, variants } = read(
      product(option),
      ...['S', 'M', 'S'].map((size, index) => variant({ productOptionDescription1: size, inventory: String(index) })),
    );
    expect(options[0]?.choices.map(({ description }) => description)).toEqual(['S', 'M']);
    expect(variants.map(({ stock }) => stock.quantity)).toEqual([0, 1]);
  });

  it('keeps videos and collections as they were written', () => {
    const cells = {
      productImageUrl: '2f9b1c_ridge~mv2.jpg;2f9b1c_0123456789abcdef0123456789abcdef;https://films.example/a.mp4',
      collection: 'New  In;Summer',
    };
    const written = writeCatalog(readCatalog(file(product(cells)), now));
    expect(written).toContain(`,${cells.productImageUrl},${cells.collection},`);
  });

  it('is the same after it was exported and imported again', () => {
    const exponent = fc
      .tuple(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom('E+1', 'E+2', 'E+3', ''))
      .map(([digits, power]) => `${digits / 1000}`.slice(0, 4).replace(/\.$/, '') + power)
      .filter((text) => /^\d(\.\d{1,2})?($|E)/.test(text));
    const weight = fc.integer({ min: 0, max: 99_999 }).map((n) => String(n / 10_000));
    const inventory = fc.oneof(
      fc.integer({ min: -500, max: 2_000_000 }).map(String),
      fc.constantFrom('InStock', 'OutOfStock', '', '1.2E+5'),
    );
    const text = fc.stringMatching(/^[A-Za-z0-9é '",-]{1,20}$/);
    const color = fc.tuple(fc.constantFrom('#2f4b3f', 'whiskey barrel', 'rgb(1,2,3)', 'navy'), text);
    const choices = fc.array(
      color.filter(([, name]) => name.trim() !== '').map((parts) => parts.join(':')),
      { minLength: 1, maxLength: 4 },
    );
    const rows = fc
      .record({
        handleId: fc.uuid().map((id) => `product_${id}`),
        name: text.map((name) => `A ${name}`),
        description: fc.constantFrom('', '<p>One; "two"\n</p>'),
        productImageUrl: fc.constantFrom('', '2f9b1c_a~mv2.jpg;2f9b1c_0123456789abcdef0123456789abcdef'),
        collection: fc.constantFrom('', 'New  In', 'New  In;Sale'),
        price: exponent,
        weight,
        cost: exponent,
        discountMode: fc.constantFrom('PERCENT', 'AMOUNT'),
        discountValue: fc.constantFrom('0', '0.0', '12.5', '1E+1'),
        visible: fc.constantFrom('true', 'false'),
        inventory,
        choices,
        supplies: fc.array(fc.record({ inventory, weight, surcharge: exponent }), { minLength: 4, maxLength: 4 }),
      })
      .map(({ choices: colors, supplies, ...own }): Cells[] => [
        {
          ...own,
          fieldType: 'Product',
          productOptionName1: 'Color',
          productOptionType1: 'COLOR',
          productOptionDescription1: colors.join(';'),
        },
        ...colors.map((choice, index): Cells => {
          const { handleId } = own;
          return { handleId, fieldType: 'Variant', productOptionDescription1: choice, ...supplies[index] };
        }),
      ]);
    const catalogs = fc.uniqueArray(rows, { maxLength: 5, selector: ([own]) => own?.handleId });
    const repeated = (catalog: Catalog) => readCatalog(writeCatalog(catalog), now);
    fc.assert(
      fc.property(catalogs, (products) => {
        const once = readCatalog(file(...products.flat()), now);
        expect(once.products).toHaveLength(products.length);
        expect(repeated(once)).toEqual(once);
      }),
      { numRuns },
    );
  });
});

interface Line {
  readonly quantity: number;
  readonly price: { readonly amount: string };
  readonly availability: { readonly status: string; readonly quantityAvailable?: number };
}

describe('a shop imported from such a file', () => {
  const csv = file(
    product({ handleId: 'oversold', price: '1.245E+7', inventory: '-4', weight: '0.075' }),
    product({ handleId: 'plenty', price: '1.245E+7', inventory: '150000', weight: '0.075' }),
    product({
      handleId: 'A',
      productOptionName1: 'Size',
      productOptionType1: 'DROP_DOWN',
      productOptionDescription1: 'S;M',
    }),
    variant({ productOptionDescription1: 'S', inventory: '-4' }),
    variant({ productOptionDescription1: 'M', inventory: '3' }),
  );
  const open = async () => {
    const emulator = createEmulator({ catalogVersion: 'v1', seed: { csv }, currency: 'IDR' });
    const token = await visitorToken(emulator);
    const { body } = await send<{ products: { id: string; stock: object; weight: number; priceData: object }[] }>(
      emulator,
      'POST',
      '/stores-reader/v1/products/query-platformized',
      { token, body: {} },
    );
    return { emulator, token, products: body.products };
  };

  it('keeps negative stock, and counts only the available stock of variants', async () => {
    const { products } = await open();
    expect(products.map(({ stock }) => stock)).toEqual([
      { trackInventory: true, quantity: -4, inStock: false, inventoryStatus: 'OUT_OF_STOCK' },
      { trackInventory: true, quantity: 150_000, inStock: true, inventoryStatus: 'IN_STOCK' },
      { trackInventory: true, quantity: 3, inStock: true, inventoryStatus: 'PARTIALLY_OUT_OF_STOCK' },
    ]);
    expect(products[0]).toMatchObject({ weight: 0.075, priceData: { price: 12_450_000 } });
  });

  it('does not sell items with stock below zero, and sells the others at their prices', async () => {
    const { emulator, token, products } = await open();
    const lineItems = products.slice(0, 2).map(({ id }) => ({
      quantity: 2,
      catalogReference: { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: id },
    }));
    const { body } = await send<{ cart: { lineItems: Line[]; subtotal: { amount: string } } }>(
      emulator,
      'POST',
      '/ecom/v1/carts/current/add-to-cart',
      { token, body: { lineItems } },
    );
    expect(body.cart.lineItems.map(({ quantity, availability }) => [quantity, availability.status])).toEqual([
      [2, 'NOT_AVAILABLE'],
      [2, 'AVAILABLE'],
    ]);
    expect(body.cart.lineItems[1]?.price.amount).toBe('12450000.00');
  });

  it('can be restocked by the merchant', async () => {
    const { emulator, products } = await open();
    const headers = { authorization: DEMO_API_KEY, 'wix-site-id': DEMO_SITE_ID };
    const variantId = '00000000-0000-0000-0000-000000000000';
    const change = (path: string, body: object) =>
      send(emulator, 'POST', `/stores/v2/inventoryItems/${path}`, { headers, body });
    const [productId] = products.map(({ id }) => id);
    const taken = await change('decrement', { decrementData: [{ productId, variantId, decrementBy: 1 }] });
    expect(taken.status).toBe(428);
    const added = await change('increment', { incrementData: [{ productId, variantId, incrementBy: 6 }] });
    expect(added.status).toBe(200);
    const { body } = await send(emulator, 'GET', `/stores-reader/v1/products/${productId}`, { headers });
    expect(body).toMatchObject({ product: { stock: { quantity: 2, inStock: true } } });
  });
});
