import { expect, test } from 'vitest';
import { both, invoke } from '../differences/show.js';

const sortOrders: readonly unknown[] = [
  [{}],
  [{ order: 'DESC' }],
  [{ fieldName: null }],
  [{ fieldName: 7 }],
  'name',
  {},
  null,
];

test.each<[operation: string, options?: object]>([
  ['productGroupsV3.queryProductGroups'],
  ['productsV3.queryProducts'],
  ['productsV3.searchProducts'],
  ['categories.queryCategories', { treeReference: { appNamespace: '@wix/stores', treeKey: null } }],
  ['orders.searchOrders'],
  ['members.queryMembers'],
])(
  '%s sends invalid sort orders as they are, so that the platform names the field',
  async (operation, options = {}) => {
    for (const sort of sortOrders) {
      const { theirs, own } = await both((client) =>
        invoke(client, operation, structuredClone({ sort, filter: { _id: 'a' } }), structuredClone(options)),
      );
      expect(theirs.sent, JSON.stringify(sort)).toHaveLength(1);
      expect(own.sent.map(({ body, query }) => [body, query])).toEqual(
        theirs.sent.map(({ body, query }) => [body, query]),
      );
    }
  },
);
