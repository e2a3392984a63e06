import fc from 'fast-check';
import type { StoredCollection } from '../shop/catalog-v1/collection.js';
import { imageOfId, imageOfUrl } from '../shop/images/image-of.js';
import { derivedId } from '../kernel/state/derived-id.js';
import type {
  StoredChoice,
  StoredOption,
  StoredProduct,
  StoredStock,
  StoredVariant,
} from '../shop/catalog-v1/product.js';
import type { Catalog } from '../csv/read-catalog.js';
import { toSlug } from '../shop/slugs/slug.js';

const grams = fc.integer({ min: 0, max: 500_000 }).map((amount) => amount / 10_000);
const cents = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((amount) => amount / 100);

/** Truncates a string without splitting a surrogate pair. */
const cut = (text: string, maxLength: number): string => text.slice(0, maxLength).replace(/\p{Cs}$/u, '');

/** Arbitrary strings that the lists of a product file preserve. */
const held = (maxLength: number, minLength = 1) =>
  fc
    .string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 20) })
    .map((text) => cut(text.replace(/[;:]/g, '  ').trim(), maxLength) || 'x'.repeat(minLength));

const lines = (maxLength: number) =>
  fc
    .array(fc.constantFrom('"', ',', '\n', '\r\n', ';', '<p>', ' ', 'é', "'", '=', 'word', '😀'), { maxLength: 12 })
    .map((parts) => cut(parts.join('').trim(), maxLength));

/** Arbitrary strings that the platform stores, with semicolons, line breaks and surrounding spaces. */
const any = (maxLength: number, minLength = 0) =>
  fc.oneof(
    held(maxLength, minLength),
    lines(maxLength).map((text) => cut(` ${text};`, maxLength)),
  );

interface Texts {
  readonly line: (maxLength: number, minLength?: number) => fc.Arbitrary<string>;
  readonly html: (maxLength: number) => fc.Arbitrary<string>;
  /** Key that is equal for equal choices. */
  readonly same: (choice: string) => string;
  /** Number of list entries beyond the columns of the file. */
  readonly more: number;
}

const stock: fc.Arbitrary<StoredStock> = fc.oneof(
  fc
    .integer({ min: -1000, max: 1_000_000 })
    .map((quantity) => ({ trackInventory: true, quantity, inStock: quantity > 0 })),
  fc.boolean().map((inStock) => ({ trackInventory: false, quantity: null, inStock })),
);

const color = fc.constantFrom('#2f4b3f', '#FFF', 'rgb(12, 34, 56)', 'rebeccapurple', 'whiskey barrel', 'a:b');
const getOption = ({ line, same }: Texts): fc.Arbitrary<StoredOption> =>
  fc
    .record({
      name: line(50, 1),
      optionType: fc.constantFrom('drop_down' as const, 'color' as const),
      names: fc.uniqueArray(line(50, 1), { minLength: 1, maxLength: 3, selector: same }),
      colors: fc.array(color, { minLength: 3, maxLength: 3 }),
    })
    .map(({ name, optionType, names, colors }) => ({
      name,
      optionType,
      choices: names.map((description, index): StoredChoice => {
        const value = optionType === 'color' ? (colors[index] ?? '#000') : description;
        return { value, description, media: [] };
      }),
    }));

const createCombinations = (options: readonly StoredOption[]): Record<string, string>[] =>
  options.reduce<Record<string, string>[]>(
    (rows, { name, choices }) =>
      rows.flatMap((row) => choices.map(({ description }) => ({ ...row, [name]: description }))),
    [{}],
  );

const variantsFor = (options: readonly StoredOption[]): fc.Arbitrary<StoredVariant[]> =>
  options.length === 0
    ? fc.constant([])
    : fc.subarray(createCombinations(options), { minLength: 1 }).chain((rows) =>
        fc.tuple(
          ...rows.map((choices) =>
            fc.record({
              id: fc.constant(derivedId(JSON.stringify(choices))),
              choices: fc.constant(choices),
              visible: fc.boolean(),
              stock,
              price: cents(5000),
              weight: grams,
              sku: fc.stringMatching(/^[A-Z]{2}-\d{1,4}$/),
            }),
          ),
        ),
      );

const fileName = fc.oneof(
  fc.stringMatching(/^[a-z0-9]{6}_[0-9a-f]{8}~mv2\.(jpg|png)$/),
  fc.stringMatching(/^[0-9a-f]{6}_[0-9a-f]{32}$/),
  fc.constant('cw-collection-all-products'),
);
const address = fc.oneof(fc.webUrl(), fc.constant('https://files.example.com/film.mp4'));
const image = fc
  .oneof(
    fileName.map((id) => imageOfId(id, '')),
    address.map((url) => imageOfUrl(url.replaceAll(';', '%3B'), '')),
  )
  .filter((found) => found !== undefined);

const discount = fc.oneof(
  fc.constant({ type: 'NONE' as const, value: 0 }),
  fc.record({ type: fc.constant('PERCENT' as const), value: fc.integer({ min: 1, max: 10_000 }).map((n) => n / 100) }),
  fc.record({ type: fc.constant('AMOUNT' as const), value: fc.integer({ min: 1, max: 100_000 }).map((n) => n / 100) }),
);

const getProduct = (texts: Texts, collections: readonly StoredCollection[]): fc.Arbitrary<StoredProduct> => {
  const { line, html, more } = texts;
  const options = fc.uniqueArray(getOption(texts), { maxLength: 2, selector: ({ name }) => name.trim() });
  return options
    .chain((own) => fc.record({ options: fc.constant(own), variants: fc.oneof(fc.constant([]), variantsFor(own)) }))
    .chain(({ options: own, variants }) =>
      fc.record({
        id: fc.uuid(),
        numericId: fc.constant('1'),
        name: line(80, 1),
        slug: fc.constant('slug'),
        visible: fc.boolean(),
        productType: fc.constantFrom('physical' as const, 'digital' as const),
        description: html(8000),
        sku: fc.constantFrom('', 'SKU-1'),
        weight: grams,
        price: cents(5000),
        cost: fc.option(cents(5000)),
        discount,
        ribbon: line(30),
        brand: fc.option(line(50, 1)),
        media: fc.uniqueArray(image, { maxLength: 3, selector: ({ id }) => id }),
        options: fc.constant(own),
        manageVariants: fc.constant(variants.length > 0),
        variants: fc.constant(variants),
        stock,
        customTextFields: fc.array(
          fc.record({
            title: line(100, 1),
            maxLength: fc.integer({ min: 1, max: 500 }),
            mandatory: fc.boolean(),
          }),
          { maxLength: 2 + more },
        ),
        additionalInfoSections: fc.array(fc.record({ title: line(50, 1), description: html(500) }), {
          maxLength: 6 + more,
        }),
        collectionIds: fc.subarray(collections.map(({ id }) => id)),
        seoDescription: fc.constant(null),
        createdDate: fc.constant('2020-01-01T00:00:00.000Z'),
        lastUpdated: fc.constant('2020-01-01T00:00:00.000Z'),
      }),
    );
};

const getCollections = ({ line }: Texts): fc.Arbitrary<StoredCollection[]> =>
  fc
    .uniqueArray(
      line(50, 1).filter((name) => !/^(all|featured)-products$/.test(toSlug(name))),
      { maxLength: 4, selector: (name) => name.trim().toLowerCase() },
    )
    .map((names) =>
      names.map((name, index) => ({
        id: derivedId('a collection', String(index)),
        name,
        slug: `collection-${index}`,
        description: '',
        visible: true,
        media: [],
        lastUpdated: '2020-01-01T00:00:00.000Z',
      })),
    );

const getCatalog = (texts: Texts): fc.Arbitrary<Catalog> =>
  getCollections(texts).chain((collections) =>
    fc.record({
      collections: fc.constant(collections),
      products: fc.uniqueArray(getProduct(texts, collections), { maxLength: 4, selector: ({ id }) => id }),
    }),
  );

/** Catalogs that an export to a product file and its import leave unchanged. */
export const storableCatalog = getCatalog({ line: held, html: lines, same: (choice) => choice.trim(), more: 0 });

/** Catalogs with strings that an export and its import change, and with more list entries than the file has columns. */
export const anyCatalog = getCatalog({ line: any, html: (length) => any(length), same: (choice) => choice, more: 2 });
