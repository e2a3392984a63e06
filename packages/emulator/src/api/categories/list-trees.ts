import { route } from '../../protocol/routing/route.js';
import { treeReference } from './tree-reference.js';

/** Lists the trees of the site: the one of the store. */
export const listTrees = route({
  id: 'stores.categories.listTrees',
  method: 'GET',
  paths: ['/categories/v1/categories/list-trees', '/v1/categories/list-trees'],
  access: 'visitor',
  handle: () => ({ trees: [treeReference] }),
});
