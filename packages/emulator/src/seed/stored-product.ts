import { allProductsId } from '../shop/catalog-v1/collection.js';
import { derivedId } from '../kernel/state/derived-id.js';
import type { Discount, StoredOption, StoredProduct, StoredStock, StoredVariant } from '../shop/catalog-v1/product.js';
import type { SeedCollection } from './collections.js';
import { colorImages, imagesOf } from './pictures.js';
import type { SeedProduct } from './seed-product.js';
import { slugOf } from '../shop/catalog-v1/slug.js';
import { swatches } from './swatches.js';

const day = 86_400_000;
const opening = Date.UTC(2024, 1, 5, 9);
const cents = (amount: number): number => Math.round(amount * 100) / 100;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const paragraphs = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');

const discountOf = (off: SeedProduct['off']): Discount => {
  if (off === undefined) return { type: 'NONE', value: 0 };
  return off.startsWith('$')
    ? { type: 'AMOUNT', value: Number(off.slice(1)) }
    : { type: 'PERCENT', value: Number(off.slice(0, -1)) };
};

const stockOf = (stock: SeedProduct['stock']): StoredStock =>
  typeof stock === 'number'
    ? { trackInventory: true, quantity: stock, inStock: stock > 0 }
    : { trackInventory: false, quantity: null, inStock: stock !== 'out' };

const optionsOf = (product: SeedProduct): StoredOption[] => [
  ...(product.colors
    ? [
        {
          name: 'Color',
          optionType: 'color' as const,
          choices: product.colors.map((color) => ({
            value: swatches[color],
            description: color,
            media: colorImages(product, color),
          })),
        },
      ]
    : []),
  ...Object.entries(product.options ?? {}).map(([name, choices]) => ({
    name,
    optionType: 'drop_down' as const,
    choices: choices.map((choice) => ({ value: choice, description: choice, media: [] })),
  })),
];

const preorderOf = ({ preorder }: SeedProduct, choices: readonly string[]) => {
  if (!preorder) return {};
  const [message, limit, only] = preorder;
  return only === undefined || choices.includes(only)
    ? { preorder: { enabled: limit > 0, message, limit, taken: 0 } }
    : {};
};

const isPreorder = ({ preorder }: SeedProduct): boolean => (preorder?.[1] ?? 0) > 0;

/** The info sections: products of the platform do not say that they can be ordered early, so a section does. */
const infoOf = (product: SeedProduct): Readonly<Record<string, string>> => ({
  ...product.info,
  ...(isPreorder(product) && product.preorder && { 'Pre-order': product.preorder[0] }),
});

const isManaged = ({ extra, heavier, stocks, gone }: SeedProduct): boolean =>
  [extra, heavier, stocks, gone].some((value) => value !== undefined);

const rows = (options: readonly StoredOption[]): string[][] =>
  options.reduce<string[][]>(
    (done, { choices }) => done.flatMap((row) => choices.map(({ description }) => [...row, description])),
    [[]],
  );

const code = (choice: string): string =>
  choice
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 4);

const sum = (table: Readonly<Record<string, number>> | undefined, choices: readonly string[]): number =>
  choices.reduce((total, choice) => total + (table?.[choice] ?? 0), 0);

const variantsOf = (product: SeedProduct, id: string, sku: string, options: readonly StoredOption[]): StoredVariant[] =>
  rows(options).map((choices) => {
    const name = choices.join(', ');
    const price = product.price + sum(product.extra, choices);
    return {
      id: derivedId(id, name),
      choices: Object.fromEntries(options.map((option, index) => [option.name, choices[index] ?? ''])),
      visible: !product.gone?.includes(name),
      price,
      cost: product.digital ? 0 : cents(price * 0.42),
      weight: cents((product.weight ?? 0) + sum(product.heavier, choices)),
      sku: [sku, ...choices.map(code)].join('-'),
      stock: stockOf(product.stocks?.[name] ?? product.stock),
      ...preorderOf(product, choices),
    };
  });

/** Makes the product that the emulator keeps. `index` is its place in the shop, which settles its dates and numeric id. */
export function storedProduct(
  product: SeedProduct,
  index: number,
  sku: string,
  collections: readonly Pick<SeedCollection, 'id'>[],
): StoredProduct {
  const slug = slugOf(product.name);
  const id = derivedId('product', slug);
  const options = optionsOf(product);
  const created = opening + index * 4.5 * day;
  return {
    id,
    numericId: String(1_707_123_600_000_000 + index * 1000),
    name: product.name,
    slug,
    visible: !product.hidden,
    productType: product.digital ? 'digital' : 'physical',
    ...(product.giftCard && { giftCard: true }),
    description: paragraphs(product.text),
    sku,
    weight: product.weight ?? 0,
    price: product.price,
    cost: product.digital ? 0 : cents(product.price * 0.42),
    discount: discountOf(product.off),
    ribbon: product.ribbon ?? (isPreorder(product) && product.preorder?.[2] === undefined ? 'Pre-order' : ''),
    brand: product.brand === undefined ? 'Alder & Finch' : product.brand,
    media: imagesOf(product),
    options,
    manageVariants: isManaged(product),
    variants: isManaged(product) ? variantsOf(product, id, sku, options) : [],
    stock: stockOf(product.stock),
    customTextFields: (product.texts ?? []).map(([title, maxLength, mandatory]) => ({ title, maxLength, mandatory })),
    additionalInfoSections: Object.entries(infoOf(product)).map(([title, text]) => ({
      title,
      description: paragraphs(text),
    })),
    collectionIds: [...new Set([...collections.map((collection) => collection.id), allProductsId])],
    seoDescription: product.text.split('\n')[0] ?? null,
    ...(product.unit && {
      pricePerUnitData: {
        totalQuantity: product.unit[0],
        totalMeasurementUnit: product.unit[1],
        baseQuantity: product.unit[2],
        baseMeasurementUnit: product.unit[3],
      },
    }),
    ...(product.preorder?.[2] === undefined && preorderOf(product, [])),
    ...(product.file && { digitalFile: { id: `file-${slug}`, fileName: product.file[0], fileType: product.file[1] } }),
    createdDate: new Date(created).toISOString(),
    lastUpdated: new Date(created + ((index * 37) % 60) * day + index * 60_000).toISOString(),
  };
}
