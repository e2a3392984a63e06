import { beforeEach, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../testing/platform.js';
import { renderLoaded } from '../testing/render.js';
import { useCollection, useCollections, type BySlugOrId } from './index.js';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform();
});

it('reads the collections, and those of a query', async () => {
  const all = await renderLoaded(platform.client, () => useCollections());
  expect(all.result.current.data?.collections?.length).toBeGreaterThanOrEqual(8);
  const two = await renderLoaded(platform.client, () =>
    useCollections({ sort: [{ fieldName: 'name', order: 'DESC' }], paging: { limit: 2 } }),
  );
  const names = two.result.current.data?.collections?.map(({ name = '' }) => name);
  expect(names).toHaveLength(2);
  expect(names).toEqual([...(names ?? [])].sort().reverse());
});

it('finds a collection by its slug and by its id', async () => {
  const bySlug = await renderLoaded(platform.client, () => useCollection({ slug: 'all-products' }));
  const id = bySlug.result.current.data?._id ?? '';
  const byId = await renderLoaded(platform.client, () => useCollection({ id }));
  expect(byId.result.current.data).toMatchObject({ _id: id, slug: 'all-products' });
});

it.each<BySlugOrId>([{ slug: 'no-such-collection' }, { id: '00000000-0000-4000-8000-00000000dead' }])(
  'is null without a session: %o',
  async (which) => {
    const { result } = await renderLoaded(platform.client, () => useCollection(which));
    expect(result.current).toMatchObject({ data: null, isError: false });
  },
);
