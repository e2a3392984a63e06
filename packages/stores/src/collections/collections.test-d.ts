import { test } from 'vitest';
import { collections } from '../index.js';

test('collections can be filtered and sorted by ID and name', () => {
  const query = collections.queryCollections();
  query.startsWith('name', 'M').ne('_id', 'a').ascending('name').descending('_id').skip(1).limit(2);
  void collections.queryCollections({ filter: { name: { $startsWith: 'M' } }, sort: [{ fieldName: '_id' }] });
  // @ts-expect-error slug can not be filtered by
  query.eq('slug', 'mugs');
  // @ts-expect-error slug can not be sorted by
  query.ascending('slug');
  // @ts-expect-error a name is no list
  query.hasAll('name', 'a');
  // @ts-expect-error slug can not be filtered by
  void collections.queryCollections({ filter: { slug: 'mugs' } });
});
