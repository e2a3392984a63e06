import type { CatalogBody, CatalogResponse } from './catalog-v3.js';
import { ProductStore, simple } from './products-v3.js';
import { storesApp } from './shopper.js';
import { send, visitorToken } from './visitor.js';

/** The fields of a category that the tests read. */
export interface TestCategory {
  id: string;
  revision: string;
  name: string;
  slug: string;
  handle: string;
  visible: boolean;
  itemCounter: number;
  parentCategory: { id?: string; index: number };
  [field: string]: unknown;
}

/** Reference to the tree of a store. */
export const treeReference = { appNamespace: '@wix/stores', treeKey: null };

/** Query string with the tree, and more parameters. */
const inTree = (more = '') => `?treeReference.appNamespace=%40wix%2Fstores${more}`;

/** Reference to a product. */
export const getItem = (catalogItemId: string) => ({ catalogItemId, appId: storesApp });

/** Categories of a store with an empty Catalog V3. */
export class TestTree {
  readonly store = new ProductStore();

  /** Sends a request as the merchant. Writes name the tree. */
  call(method: string, path: string, body?: object): Promise<CatalogResponse> {
    const url = `/categories/v1/${path}`;
    return body === undefined
      ? this.store.merchant.call<CatalogBody>(method, url)
      : this.store.merchant.call<CatalogBody>(method, url, { treeReference, ...body });
  }

  /** Sends a GET or DELETE request with the tree in its query string. */
  read(path: string, { method = 'GET', more = '' } = {}): Promise<CatalogResponse> {
    return this.call(method, `${path}${inTree(more)}`);
  }

  /** Sends a request as a visitor. */
  async callAsVisitor(path: string, body: object): Promise<CatalogResponse> {
    const token = await visitorToken(this.store.emulator);
    const options = { body: { treeReference, ...body }, token };
    return send<CatalogBody>(this.store.emulator, 'POST', `/categories/v1/${path}`, options);
  }

  /** Creates a category. Throws if the response is an error. */
  async create(name: string, fields: object = {}, parent?: { readonly id: string }): Promise<TestCategory> {
    const parentCategory = parent && { id: parent.id };
    const { body } = await this.call('POST', 'categories', { category: { name, parentCategory, ...fields } });
    if (!body['category']) throw new Error(JSON.stringify(body));
    return body['category'] as TestCategory;
  }

  /** Gets a category with all fields on request. */
  async get(id: string): Promise<TestCategory> {
    const fields = '&fields=DESCRIPTION&fields=RICH_CONTENT_DESCRIPTION&fields=BREADCRUMBS_INFO';
    return (await this.read(`categories/${id}`, { more: fields })).body['category'] as TestCategory;
  }

  /** Names of the categories of a query, in order. */
  async names(query: object, more: object = {}): Promise<string[]> {
    const { body } = await this.call('POST', 'categories/query', { query, ...more });
    return (body['categories'] as TestCategory[]).map(({ name }) => name);
  }

  /** IDs of the items in a category. */
  async items(id: string, more = ''): Promise<string[]> {
    const { body } = await this.read(`categories/${id}/list-items`, { more });
    return (body['items'] as { catalogItemId: string }[]).map(({ catalogItemId }) => catalogItemId);
  }

  /** Adds products to a category. */
  add(category: { readonly id: string }, itemIds: readonly string[]): Promise<CatalogResponse> {
    return this.call('POST', `bulk/categories/${category.id}/add-items`, { items: itemIds.map(getItem) });
  }

  /** Creates a product, and returns its ID. */
  async product(name: string): Promise<string> {
    return (await this.store.create(simple({ name }))).id;
  }

  /** Types of the recorded events of a category, without their common part. */
  eventTypes({ id }: { readonly id: string }): string[] {
    return this.store.eventTypes(id).map((type) => type.replace('wix.categories.v1.category_', ''));
  }
}
