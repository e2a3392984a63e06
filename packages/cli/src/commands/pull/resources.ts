import { type Client, operation, type RequestOptions, verbatim } from '@cartwright/core';
import { CliError } from '../../command/cli-error.js';

/** Entity in the format of the platform's REST API. */
export type Entity = Readonly<Record<string, unknown>>;

/** Page of a resource. */
export interface ResourcePage {
  readonly items: readonly Entity[];
  /** Cursor or offset of the next page. Absent on the last one. */
  readonly next?: string;
}

/** Kind of data that is pulled from a site. */
export interface Resource {
  /** Field of the site file. */
  readonly name: string;
  /** Name in the progress, in the plural. */
  readonly title: string;
  /** Whether the file is useful without it, so that a missing permission only leaves it out. */
  readonly isOptional: boolean;
  /** Reads one page. */
  read(client: Client, cursor: string | undefined, request: RequestOptions): Promise<ResourcePage>;
}

type Body = Readonly<Record<string, unknown>>;

/** Response with a list of entities and the position of the next page. */
interface ListResponse {
  readonly totalResults?: number;
  readonly metadata?: { readonly total?: number };
  readonly pagingMetadata?: { readonly cursors?: { readonly next?: string | null } };
}

/** Entities per page. */
const LIMIT = 100;

/** Declares a call whose response keeps the names and values of the REST API, which the SDK's modules convert. */
const post = (path: string, field: string) =>
  operation<[body: Body], ListResponse & Body>({
    id: `cli.pull.${path}`,
    method: 'POST',
    path,
    args: ['...body'],
    response: { [field]: verbatim },
    repeatable: true,
  });

const invalidResponse = (path: string, expected: string): CliError =>
  new CliError(
    'invalid_response',
    `The response of ${path} is not one of the platform: expected ${expected}. Check --api-url.`,
  );

const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** Reads the entities of a response. None if the field is absent. */
function readEntities(response: Body, field: string, path: string): readonly Entity[] {
  const entities = response[field] ?? [];
  if (Array.isArray(entities) && entities.every(isEntity)) return entities;
  throw invalidResponse(path, `${field} to be a list of entities with IDs`);
}

interface Listing {
  readonly title: string;
  readonly path: string;
  /** Field of the response with the entities. Defaults to the name of the resource. */
  readonly field?: string;
  /** Further fields of the request. */
  readonly body?: Body;
  readonly isOptional?: boolean;
}

/** A resource whose pages follow a cursor. */
function readByCursor(name: string, { title, path, field = name, body, isOptional = false }: Listing): Resource {
  const query = post(path, field);
  return {
    name,
    title,
    isOptional,
    async read(client, cursor, request) {
      const cursorPaging = { limit: LIMIT, ...(cursor !== undefined && { cursor }) };
      const response = await client.use(query)({ ...body, query: { cursorPaging } }, request);
      const next: unknown = response.pagingMetadata?.cursors?.next ?? '';
      if (typeof next !== 'string') throw invalidResponse(path, 'pagingMetadata.cursors.next to be a string');
      return { items: readEntities(response, field, path), ...(next !== '' && { next }) };
    },
  };
}

/** A resource whose pages follow an offset. */
function readByOffset(name: string, { title, path, field = name, body, isOptional = false }: Listing): Resource {
  const query = post(path, field);
  return {
    name,
    title,
    isOptional,
    async read(client, cursor, request) {
      const offset = Number(cursor ?? 0);
      const response = await client.use(query)({ ...body, query: { paging: { limit: LIMIT, offset } } }, request);
      const items = readEntities(response, field, path);
      return { items, ...(items.length === LIMIT && { next: String(offset + LIMIT) }) };
    },
  };
}

/** Path of a product, for the call and for errors. */
const PRODUCT_PATH = '/stores/v3/products/{productId}';

const getProduct = operation<[productId: string, fields: readonly string[]], { readonly product: Entity }>({
  id: 'cli.pull.getProduct',
  method: 'GET',
  path: PRODUCT_PATH,
  args: ['productId', 'fields'],
  response: { product: verbatim },
  repeatable: true,
});

/** Fields on request of a product. */
const productFields = [
  ...['CURRENCY', 'DESCRIPTION', 'DIRECT_CATEGORY_IDS', 'INFO_SECTION', 'MEDIA_ITEMS_INFO', 'MERCHANT_DATA'],
];

const productPages = readByCursor('products', { title: 'products', path: '/stores/v3/products/query' });

/** Products of Catalog V3: a query returns no variants, so each product is read by its ID. */
const productsV3: Resource = {
  ...productPages,
  async read(client, cursor, request) {
    const { items, next } = await productPages.read(client, cursor, request);
    const read = async (id: unknown): Promise<Entity> => {
      const { product } = await client.use(getProduct)(String(id), productFields, request);
      if (!isEntity(product)) throw invalidResponse(PRODUCT_PATH, 'product to be an entity with an ID');
      return product;
    };
    const products = await Promise.all(items.map(({ id }) => read(id)));
    return { items: products, ...(next !== undefined && { next }) };
  },
};

/** Path of the tax groups, for the call and for errors. */
const TAX_GROUPS_PATH = '/billing/v1/tax-groups/default-tax-groups';

const listDefaultTaxGroups = operation<[], Body>({
  id: 'cli.pull.listDefaultTaxGroups',
  method: 'GET',
  path: TAX_GROUPS_PATH,
  response: { taxGroups: verbatim },
  repeatable: true,
});

const settings: readonly Resource[] = [
  readByOffset('coupons', { title: 'coupons', path: '/stores/v2/coupons/query', isOptional: true }),
  readByCursor('shippingOptions', {
    title: 'shipping options',
    path: '/ecom/v1/shipping-options/query',
    isOptional: true,
  }),
  readByCursor('pickupLocations', {
    title: 'pickup locations',
    path: '/v1/pickup-locations/query',
    isOptional: true,
  }),
  readByCursor('deliveryProfiles', {
    title: 'delivery profiles',
    path: '/ecom/v1/delivery-profiles/query',
    isOptional: true,
  }),
  {
    name: 'taxGroups',
    title: 'tax groups',
    isOptional: true,
    read: async (client, _, request) => ({
      items: readEntities(await client.use(listDefaultTaxGroups)(request), 'taxGroups', TAX_GROUPS_PATH),
    }),
  },
  readByCursor('taxRegions', { title: 'tax regions', path: '/billing/v1/tax-regions/query', isOptional: true }),
  readByCursor('taxMappings', {
    title: 'tax rates',
    path: '/billing/v1/manual-tax-mappings/query',
    isOptional: true,
    field: 'manualTaxMappings',
  }),
];

/** Resources of a site, by the version of its catalog. Contain no members and no orders. */
export const resources: Readonly<Record<'v1' | 'v3', readonly Resource[]>> = {
  v1: [
    readByOffset('products', {
      title: 'products',
      path: '/stores-reader/v1/products/query',
      body: { includeVariants: true, includeHiddenProducts: true, includeMerchantSpecificData: true },
    }),
    readByOffset('collections', { title: 'collections', path: '/stores-reader/v1/collections/query' }),
    ...settings,
  ],
  v3: [
    productsV3,
    readByCursor('brands', { title: 'brands', path: '/stores/v3/brands/query' }),
    readByCursor('ribbons', { title: 'ribbons', path: '/stores/v3/ribbons/query' }),
    readByCursor('infoSections', { title: 'info sections', path: '/stores/v3/info-sections/query' }),
    readByCursor('customizations', {
      title: 'options and modifiers',
      path: '/stores/v3/customizations/query',
      body: { fields: ['CHOICE_DISPLAY_IMAGE'] },
    }),
    readByCursor('categories', {
      title: 'categories',
      path: '/categories/v1/categories/query',
      body: {
        treeReference: { appNamespace: '@wix/stores' },
        fields: ['DESCRIPTION', 'RICH_CONTENT_DESCRIPTION'],
        returnNonVisibleCategories: true,
      },
    }),
    readByCursor('inventoryItems', { title: 'inventory items', path: '/stores/v3/inventory-items/query' }),
    ...settings,
  ],
};
