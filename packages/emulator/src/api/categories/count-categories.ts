import { isObject } from '../../kernel/input/object.js';
import { findBySearch } from '../../kernel/query/search/run-search.js';
import { route } from '../../protocol/routing/route.js';
import { categorySource } from './category-source.js';
import { checkTree } from './tree-reference.js';

/** Counts the categories that match a filter and free text. */
export const countCategories = route({
  id: 'stores.categories.countCategories',
  method: 'POST',
  paths: ['/categories/v1/categories/count', '/v1/categories/count'],
  access: 'visitor',
  handle(context) {
    const { body } = context;
    checkTree(body);
    const { filter, search } = isObject(body) ? body : {};
    return { count: findBySearch(categorySource(context, body), { filter, search }).length };
  },
});
