import type { FieldType, FieldValue, QueryField } from '../../../kernel/query/field.js';
import type { SearchField, SearchFields } from '../../../kernel/query/search/search-field.js';
import type { ItemCategory } from '../../../shop/catalog-v3/categories/categories-of-item.js';
import type { StoredProduct, StoredVariant } from '../../../shop/catalog-v3/products/product.js';
import type { ProductRow } from './product-row.js';

type Read = (row: ProductRow) => FieldValue;
type Declared = readonly [name: string, field: SearchField<ProductRow>];

/** Field that can be filtered by and aggregated. */
const filterable = (name: string, type: FieldType, read: Read): Declared => [
  name,
  { type, sortable: false, aggregatable: true, read },
];

/** Field that can be filtered by, sorted by and aggregated. */
const sortable = (name: string, type: FieldType, read: Read): Declared => [
  name,
  { type, sortable: true, aggregatable: true, read },
];

/** List with the operators `$hasSome` and `$hasAll`. */
const list = (name: string, read: (row: ProductRow) => readonly string[]): Declared => [
  name,
  {
    type: 'list',
    operators: ['$hasSome', '$hasAll', '$isEmpty', '$exists'],
    sortable: false,
    aggregatable: true,
    read,
  },
];

/** Field that can only be searched and aggregated. */
const searchable = (name: string, type: FieldType, read: Read): Declared => [
  name,
  { type, operators: [], sortable: false, searchable: true, aggregatable: true, read },
];

/** Field that can only be aggregated. */
const aggregatable = (name: string, type: FieldType, read: Read): Declared => [
  name,
  { type, operators: [], sortable: false, aggregatable: true, read },
];

/** Price or weight range of the variants. */
const range = (name: string, type: FieldType, end: string, read: (variant: StoredVariant) => number | undefined) =>
  (['min', 'max'] as const).map((edge) => sortable(`${name}.${edge}Value${end}`, type, (row) => row.range(edge, read)));

const compareAtRange = (['min', 'max'] as const).map((edge) =>
  sortable(
    `compareAtPriceRange.${edge}Value.amount`,
    'decimal',
    (row) => row.range(edge, ({ compareAtPrice }) => compareAtPrice) ?? 0,
  ),
);

const inner = (type: FieldType, read: Read): QueryField<ProductRow> => ({ type, sortable: false, read });

/** List of categories, whose items have an ID and a position. */
function categoryFields(name: string, of: (row: ProductRow) => readonly ItemCategory[]): Declared[] {
  const ids = inner('string', (row) => of(row).map(({ id }) => id));
  const indexes = inner('number', (row) => of(row).map(({ index }) => index));
  return [
    [
      name,
      {
        type: 'items',
        sortable: false,
        aggregatable: true,
        read: ids.read,
        items: new Map([
          ['id', ids],
          ['index', indexes],
        ]),
      },
    ],
    aggregatable(`${name}.id`, 'list', ids.read),
    [`${name}.index`, { ...indexes, operators: [], sortable: true, aggregatable: true }],
  ];
}

const variants =
  (read: (variant: StoredVariant) => FieldValue): Read =>
  ({ product }) =>
    product.variants.map(read);

/** Fields of the variants, for `$matchItems`. */
const variantItems: readonly (readonly [name: string, type: FieldType, read: Read])[] = [
  ['visible', 'boolean', variants(({ visible }) => visible)],
  ['sku', 'string', variants(({ sku }) => sku)],
  ['barcode', 'string', variants(({ barcode }) => barcode)],
  ['price.actualPrice.amount', 'decimal', variants(({ price }) => price)],
  ['price.compareAtPrice.amount', 'decimal', variants(({ compareAtPrice }) => compareAtPrice)],
  ['physicalProperties.weight', 'number', variants(({ weight }) => weight)],
  ['choices.optionChoiceIds.optionId', 'list', variants(({ choices }) => choices.map(({ optionId }) => optionId))],
  ['choices.optionChoiceIds.choiceId', 'list', variants(({ choices }) => choices.map(({ choiceId }) => choiceId))],
];

const variantFields = (): Declared[] => {
  const name = 'variantsInfo.variants';
  const ids = variants(({ id }) => id);
  const items = new Map(variantItems.map(([field, type, read]) => [field, inner(type, read)]));
  const isSearched = (field: string) => field === 'sku' || field === 'barcode';
  return [
    [name, { type: 'items', sortable: false, aggregatable: true, read: ids, items }],
    ...variantItems.map(([field, type, read]) =>
      (isSearched(field) ? searchable : aggregatable)(`${name}.${field}`, type, read),
    ),
  ];
};

const getIds = (row: ProductRow, of: 'options' | 'modifiers') =>
  row.product[of].map(({ customizationId }) => customizationId);
const getChoiceIds = (row: ProductRow, of: 'options' | 'modifiers') =>
  row.product[of].flatMap(({ choices }) => choices.map(({ choiceId }) => choiceId));

const customizationFields = (of: 'options' | 'modifiers'): Declared[] => [
  list(`${of}.id`, (row) => getIds(row, of)),
  list(`${of}.name`, (row) => row[of].map(({ name }) => name)),
  list(`${of}.choicesSettings.choices.choiceId`, (row) => getChoiceIds(row, of)),
  list(`${of}.choicesSettings.choices.name`, (row) => row[of].flatMap(({ choiceNames }) => choiceNames)),
];

const of =
  (read: (product: StoredProduct) => FieldValue): Read =>
  ({ product }) =>
    read(product);

/** Fields that products can be searched, filtered, sorted and aggregated by. */
export const productSearchFields: SearchFields<ProductRow> = new Map<string, SearchField<ProductRow>>([
  filterable('id', 'string', ({ id }) => id),
  filterable(
    'handle',
    'string',
    of(({ handle }) => handle),
  ),
  filterable(
    'slug',
    'string',
    of(({ slug }) => slug),
  ),
  filterable(
    'visible',
    'boolean',
    of(({ visible }) => visible),
  ),
  filterable(
    'visibleInPos',
    'boolean',
    of(({ visibleInPos }) => visibleInPos),
  ),
  filterable(
    'productType',
    'enum',
    of(({ type }) => type),
  ),
  filterable(
    'taxGroupId',
    'string',
    of(({ taxGroupId }) => taxGroupId),
  ),
  filterable(
    'importId',
    'string',
    of(({ importId }) => importId),
  ),
  filterable(
    'brand.id',
    'string',
    of(({ brandId }) => brandId),
  ),
  filterable('brand.name', 'string', ({ brandName }) => brandName),
  filterable(
    'ribbon.id',
    'string',
    of(({ ribbonId }) => ribbonId),
  ),
  filterable('ribbon.name', 'string', ({ ribbonName }) => ribbonName),
  filterable('inventory.availabilityStatus', 'enum', ({ stock }) => stock.availability),
  filterable('inventory.preorderStatus', 'enum', ({ stock }) => stock.preorderStatus),
  filterable('inventory.preorderAvailability', 'enum', ({ stock }) => stock.preorderAvailability),
  filterable(
    'physicalProperties.fulfillerId',
    'string',
    of(({ fulfillerId }) => fulfillerId),
  ),
  [
    'physicalProperties.deliveryProfileId',
    {
      type: 'string',
      sortable: false,
      searchable: true,
      aggregatable: true,
      read: of(({ deliveryProfileId }) => deliveryProfileId),
    },
  ],
  filterable(
    'subscriptionDetails.allowOneTimePurchases',
    'boolean',
    of(({ allowOneTimePurchases: once }) => once),
  ),
  ['name', { type: 'string', sortable: true, searchable: true, aggregatable: true, read: of(({ name }) => name) }],
  ['description', { type: 'string', operators: [], sortable: false, searchable: true, read: ({ text }) => text }],
  sortable(
    'createdDate',
    'date',
    of(({ createdDate }) => createdDate),
  ),
  sortable(
    'updatedDate',
    'date',
    of(({ updatedDate }) => updatedDate),
  ),
  ...range('actualPriceRange', 'decimal', '.amount', ({ price }) => price),
  ...compareAtRange,
  ...range('physicalProperties.shippingWeightRange', 'number', '', ({ weight = 0 }) => weight),
  [
    'minVariantPriceInfo.sku',
    {
      type: 'string',
      sortable: true,
      searchable: true,
      aggregatable: true,
      read: ({ cheapestSku }) => cheapestSku,
    },
  ],
  list('additionalRibbons.id', ({ product }) => product.additionalRibbonIds),
  list('additionalRibbons.name', ({ additionalRibbonNames }) => additionalRibbonNames),
  list('infoSections.id', ({ product }) => product.infoSectionIds),
  list('infoSections.uniqueName', ({ infoSectionNames }) => infoSectionNames),
  list('tags.publicTags.tagIds', ({ product }) => product.publicTagIds),
  list('tags.privateTags.tagIds', ({ product }) => product.privateTagIds),
  ...customizationFields('options'),
  ...customizationFields('modifiers'),
  ...categoryFields('directCategoriesInfo.categories', (row) => row.directCategories),
  ...categoryFields('allCategoriesInfo.categories', (row) => row.allCategories),
  ...variantFields(),
]);
