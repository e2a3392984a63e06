import type { CatalogResponse, Entity } from './catalog-v3.js';
import { ProductStore, simple } from './products-v3.js';

/** The fields of a product group that the tests read. */
export interface TestGroup extends Entity {
  handle: string;
  choiceOrder: string[];
  members: { productId: string; status: string; choice?: { id: string; name: string }; productName: string }[];
}

/** ID that no entity has. */
export const unknownId = '9a8d42a3-6f5e-4f6a-8f2a-0d1a8f2f8f11';

/** Choices of the modifier Color in the format of requests. */
export const red = { name: 'Red', choiceType: 'ONE_COLOR', colorCode: '#FF0000' };
export const blue = { name: 'Blue', choiceType: 'ONE_COLOR', colorCode: '#0000FF' };
export const green = { name: 'Green', choiceType: 'ONE_COLOR', colorCode: '#00FF00' };

/** Modifier Color with the given choices, in the format of requests. */
export const colors = (...choices: readonly object[]) => [
  { name: 'Color', modifierRenderType: 'SWATCH_CHOICES', choicesSettings: { choices } },
];

/** Product with a choice of the modifier Color, in the format of requests. */
export const shirt = (choice: { name: string }, fields: object = {}) =>
  simple({ name: `${choice.name} shirt`, modifiers: colors(choice), ...fields });

/** Product group of a response. Throws if the response is an error. */
export function requireGroup({ body, status }: CatalogResponse): TestGroup {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['productGroup'] as TestGroup;
}

/** Names of the members of a product group. */
export const getNames = ({ members }: TestGroup): string[] => members.map(({ productName }) => productName);

/** A store with the modifier Color, with calls for product groups. */
export class GroupStore extends ProductStore {
  /** ID of the modifier Color. */
  customizationId = '';

  /** Opens a store. */
  static async open(): Promise<GroupStore> {
    const store = new GroupStore();
    const { modifiers } = await store.create(simple({ modifiers: colors(red, blue, green) }));
    store.customizationId = modifiers[0]?.id ?? '';
    return store;
  }

  /** Sends a request to create a product group of the modifier Color. */
  tryCreateGroup(fields: object, more: object = {}): Promise<CatalogResponse> {
    const productGroup = { name: 'Shirts', groupingCustomizationId: this.customizationId, ...fields };
    return this.call('POST', 'product-groups', { productGroup, ...more });
  }

  /** Creates a product group of the modifier Color. Throws if it is refused. */
  async createGroup(fields: object = {}): Promise<TestGroup> {
    return requireGroup(await this.tryCreateGroup(fields));
  }

  /** Gets a product group. */
  async getGroup(id: string, query = ''): Promise<TestGroup> {
    return requireGroup(await this.call('GET', `product-groups/${id}${query}`));
  }

  /** Updates a product group. */
  updateGroup(id: string, productGroup: object, more: object = {}): Promise<CatalogResponse> {
    return this.call('PATCH', `product-groups/${id}`, { productGroup, ...more });
  }

  /** Assigns products to a product group. */
  assign(productGroupId: string, productIds: unknown): Promise<CatalogResponse> {
    return this.call('POST', 'product-groups/assign-products', { productGroupId, productIds });
  }

  /** Removes products from a product group. */
  unassign(productGroupId: string, productIds: unknown): Promise<CatalogResponse> {
    return this.call('POST', 'product-groups/unassign-products', { productGroupId, productIds });
  }
}
