import type { Document } from '../../kernel/state/collection.js';
import { DerivedTable } from '../../kernel/query/derived-table.js';
import type { FieldType, FieldValue } from '../../kernel/query/field.js';
import type { SearchSource } from '../../kernel/query/search/run-search.js';
import type { SearchField, SearchFields } from '../../kernel/query/search/search-field.js';
import { derivedId } from '../../kernel/state/derived-id.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { inventoryItems } from '../../shop/catalog-v3/inventory/inventory-item.js';
import { type VariantStock, variantStock } from '../../shop/catalog-v3/product-facts/product-stock.js';
import { type StoredProduct, type StoredVariant, products } from '../../shop/catalog-v3/products/product.js';

/** Variant with its product. Its stock is read when it is first used. */
export class VariantRow implements Document {
  readonly id: string;
  readonly product: StoredProduct;
  readonly variant: StoredVariant;
  readonly #tenant: Tenant;

  constructor(tenant: Tenant, product: StoredProduct, variant: StoredVariant) {
    this.id = derivedId('read-only-variant', product.id, variant.id);
    this.product = product;
    this.variant = variant;
    this.#tenant = tenant;
  }

  get stock(): VariantStock {
    return variantStock(this.#tenant, this.variant);
  }
}

type Read = (row: VariantRow) => FieldValue;

const field = (name: string, type: FieldType, read: Read): readonly [string, SearchField<VariantRow>] => [
  name,
  { type, sortable: true, aggregatable: true, read },
];
const searchable = (name: string, read: Read): readonly [string, SearchField<VariantRow>] => [
  name,
  { type: 'string', sortable: true, searchable: true, aggregatable: true, read },
];
const list = (name: string, read: Read): readonly [string, SearchField<VariantRow>] => [
  name,
  { type: 'list', operators: ['$hasSome', '$hasAll', '$isEmpty', '$exists'], sortable: true, aggregatable: true, read },
];

/** Fields that variants can be searched, filtered, sorted and aggregated by. */
const searchFields: SearchFields<VariantRow> = new Map([
  ['id', { type: 'string', sortable: false, aggregatable: true, read: ({ id }: VariantRow) => id }],
  field('variantId', 'string', ({ variant }) => variant.id),
  field('visible', 'boolean', ({ variant }) => variant.visible),
  searchable('sku', ({ variant }) => variant.sku),
  field('barcode', 'string', ({ variant }) => variant.barcode),
  field('price.actualPrice.amount', 'decimal', ({ variant }) => variant.price),
  field('price.compareAtPrice.amount', 'decimal', ({ variant }) => variant.compareAtPrice),
  field('inventoryStatus.inStock', 'boolean', ({ stock }) => stock.inStock),
  field('inventoryStatus.preorderEnabled', 'boolean', ({ stock }) => stock.preorderEnabled),
  list('optionChoices.optionChoiceIds.optionId', ({ variant }) => variant.choices.map(({ optionId }) => optionId)),
  list('optionChoices.optionChoiceIds.choiceId', ({ variant }) => variant.choices.map(({ choiceId }) => choiceId)),
  field('productData.productId', 'string', ({ product }) => product.id),
  searchable('productData.name', ({ product }) => product.name),
  field('productData.slug', 'string', ({ product }) => product.slug),
  field('productData.handle', 'string', ({ product }) => product.handle),
  field('productData.productType', 'enum', ({ product }) => product.type),
  field('productData.visible', 'boolean', ({ product }) => product.visible),
  field('productData.visibleInPos', 'boolean', ({ product }) => product.visibleInPos),
  field('productData.updatedDate', 'date', ({ product }) => product.updatedDate),
  field('productData.brand.id', 'string', ({ product }) => product.brandId),
  field('productData.physicalProperties.fulfillerId', 'string', ({ product }) => product.fulfillerId),
]);

/** Fields that variant queries can filter and sort by. */
const queryFields: SearchFields<VariantRow> = new Map([
  field('id', 'string', ({ id }) => id),
  field('variantId', 'string', ({ variant }) => variant.id),
  field('productData.productId', 'string', ({ product }) => product.id),
]);

// eslint-disable-next-line state/no-module-state -- Weakly referenced, by collection of a tenant.
const tables = new WeakMap<object, DerivedTable<StoredProduct, VariantRow>>();

function variantTable(tenant: Tenant) {
  const sources = products(tenant);
  const existing = tables.get(sources);
  if (existing) return existing.current();
  const table = new DerivedTable({
    sources,
    fields: searchFields,
    version: () => '',
    getRows: (product: StoredProduct) => product.variants.map((variant) => new VariantRow(tenant, product, variant)),
    dependencies: [
      {
        collection: inventoryItems(tenant),
        remembers: true,
        sourcesOf: (_id, item) => (item && 'productId' in item ? [String(item.productId)] : []),
      },
    ],
  });
  tables.set(sources, table);
  return table.current();
}

/**
 * Variants to search or query. Callers other than merchants find visible variants of visible products only.
 *
 * @param uses - Whether the call is a search or a query, which declare different fields.
 */
export const variantSource = (
  tenant: Tenant,
  hasHidden: boolean,
  uses: 'search' | 'query',
): SearchSource<VariantRow> => ({
  entity: 'readOnlyVariant',
  fields: uses === 'search' ? searchFields : queryFields,
  documents: variantTable(tenant),
  maxLimit: 1000,
  ...(!hasHidden && { only: { visible: true, 'productData.visible': true } }),
});
