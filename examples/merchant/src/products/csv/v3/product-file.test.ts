import { expect, test } from 'vitest';
import type { EditedProduct } from '../../catalog/merchant-catalog.js';
import { formatCsv, parseCsv } from '../csv.js';
import { columns, productRows } from './product-rows.js';
import { readRows } from './read-rows.js';

const entry = (variantId: string, quantity: number | undefined) => ({
  id: `item-${variantId}`,
  variant: '',
  variantId,
  location: 'Main',
  quantity,
  inStock: true,
  revision: '1',
});

const tee: EditedProduct = {
  id: 'tee',
  slug: 'tee',
  revision: '3',
  currency: 'USD',
  options: [],
  categories: [],
  choiceStock: 'optional',
  media: [
    { id: 'b', file: '22e53e_b~mv2.jpg', altText: 'Front, "folded"', image: '/b' },
    { id: 'a', file: 'https://example.com/a.png?w=1', altText: '', image: '/a' },
  ],
  html: '<p>Soft,\n"boxy"</p>',
  fields: {
    name: 'Tee',
    visible: '',
    'price:s': '38',
    'compareAt:s': '45',
    'sku:s': 'T-S',
    'price:m': '40',
    'compareAt:m': '',
    'sku:m': '',
  },
  variants: [
    { id: 's', name: 'S', choices: { Size: 'S' } },
    { id: 'm', name: 'M', choices: { Size: 'M' } },
  ],
  stock: [entry('s', 4), entry('m', undefined)],
};

const read = (rows: readonly (readonly string[])[]) => readRows(parseCsv(formatCsv(rows)), 'USD');

test('reads the rows that it writes', () => {
  const { products, problems } = read([columns, ...productRows(tee)]);
  expect(problems).toEqual([]);
  expect(products).toEqual([
    {
      handle: 'Product_tee',
      name: 'Tee',
      html: '<p>Soft,\n"boxy"</p>',
      visible: false,
      revision: '3',
      variants: [
        { choices: { Size: 'S' }, price: '38', compareAt: '45', sku: 'T-S', quantity: 4 },
        { choices: { Size: 'M' }, price: '40', compareAt: '', sku: '', quantity: undefined },
      ],
      media: [
        { file: '22e53e_b~mv2.jpg', altText: 'Front, "folded"' },
        { file: 'https://example.com/a.png?w=1', altText: '' },
      ],
      lacksMedia: false,
    },
  ]);
});

test('writes the media below the variants, and one row for a product without options and media', () => {
  const types = productRows(tee).map(([, fieldType]) => fieldType);
  expect(types).toEqual(['PRODUCT', 'VARIANT', 'VARIANT', 'MEDIA', 'MEDIA']);
  const mug = { ...tee, media: [], variants: [{ id: 's', name: '', choices: {} }] };
  expect(productRows(mug)).toHaveLength(1);
  expect(read([columns, ...productRows(mug)]).products[0]).toMatchObject({
    variants: [{ choices: {}, price: '38', quantity: 4 }],
    media: [],
  });
});

const header = ['handle', 'fieldType', 'name', 'price', 'media', 'mediaAltText'];

test('reports the lines that it cannot read with what to do, and reads the others', () => {
  const { products, problems } = read([
    header,
    ['a', 'PRODUCT', 'Two\nlines', 'free', '', ''],
    ['b', 'PRODUCT', '', '1', '', ''],
    ['c', 'PRODUCT', 'C', '1', '', ''],
    ['c', 'PRODUCT', 'C again', '2', '', ''],
    ['c', 'Media', '', '', 'c.jpg', ''],
    ['d', 'MEDIA', '', '', 'd.jpg', ''],
    ['', 'PRODUCT', 'E', '1', '', ''],
    ['f', 'PRODUCT', 'F', '', '', ''],
    ['f', 'VARIANT', '', '3', '', ''],
    ['f', 'VARIANT', '', '', '', ''],
    ['g', 'PRODUCT', 'G', '16.999', '', ''],
  ]);
  expect(problems).toEqual([
    'Line 2: The price "free" is not a number. Enter one such as 29.00. The product is left out.',
    'Line 4: The name is missing. Enter one. The product is left out.',
    'Line 6: A product above has the handle "c", too. Give each product its own.',
    'Line 7: The field type "Media" is not known. Enter PRODUCT, VARIANT or MEDIA.',
    'Line 8: No product above has the handle "d". Put the row below its product.',
    'Line 9: The handle is missing. Enter one that the rows of the product share.',
    'Line 12: The price is missing. Enter one such as 29.00. The product is left out.',
    'Line 13: Enter an amount that USD has, such as 17.00. The product is left out.',
  ]);
  expect(products.map(({ handle, name }) => [handle, name])).toEqual([['c', 'C']]);
  expect(readRows(parseCsv('a,b'), 'USD').problems).toHaveLength(1);
});

test('leaves out media that it cannot read, and keeps the order of the others', () => {
  const media = (file: string, altText = '') => ['c', 'MEDIA', '', '', file, altText];
  const { products, problems } = read([
    header,
    ['c', 'PRODUCT', 'C', '1', '', ''],
    media('2.jpg', 'Two'),
    media(''),
    media('my picture.jpg'),
    media('https://'),
    media('https://example.com/1.jpg'),
    media('2.jpg'),
    media('3.jpg', 'x'.repeat(1001)),
  ]);
  expect(products[0]).toMatchObject({
    media: [
      { file: '2.jpg', altText: 'Two' },
      { file: 'https://example.com/1.jpg', altText: '' },
    ],
    lacksMedia: true,
  });
  expect(problems).toEqual([
    expect.stringMatching(/^Line 4: The image or video is missing\. Enter a URL .* The image or video is left out\.$/),
    expect.stringMatching(/^Line 5: "my picture\.jpg" is neither a URL nor the ID of a file\./),
    expect.stringMatching(/^Line 6: "https:\/\/" is neither/),
    expect.stringMatching(/^Line 8: The product has this file already\. Remove the row\./),
    expect.stringMatching(/^Line 9: Shorten the alternative text/),
  ]);
  const many = read([
    header,
    ['c', 'PRODUCT', 'C', '1', '', ''],
    ...Array.from({ length: 51 }, (_, n) => media(`${n}.jpg`)),
  ]);
  expect(many.products[0]?.media).toHaveLength(50);
  expect(many.problems).toEqual([expect.stringMatching(/^Line 53: A product has at most 50/)]);
});
