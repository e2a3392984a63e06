import { beforeEach, describe, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../testing/platform.js';
import { renderLoaded } from '../testing/render.js';
import { useCollection, useCollections, type BySlugOrId } from './index.js';

describe.each(['v1', 'v3'] as const)('Catalog %s', (catalogVersion) => {
  let platform: Platform;
  beforeEach(() => {
    platform = createPlatform(2, catalogVersion);
  });

  it('reads the collections by name, and page by page', async () => {
    const all = await renderLoaded(platform.client, () => useCollections());
    expect(all.result.current.data?.items.length).toBeGreaterThanOrEqual(8);
    const two = await renderLoaded(platform.client, () => useCollections({ limit: 2 }));
    const names = two.result.current.data?.items.map(({ name }) => name);
    expect(names).toHaveLength(2);
    expect(names).toEqual([...(names ?? [])].sort());
  });

  it('finds a collection by its slug and by its id', async () => {
    const bySlug = await renderLoaded(platform.client, () => useCollection({ slug: 'all-products' }));
    const id = bySlug.result.current.data?.id ?? '';
    const byId = await renderLoaded(platform.client, () => useCollection({ id }));
    expect(byId.result.current.data).toMatchObject({ id, slug: 'all-products' });
  });

  it.each<BySlugOrId>([{ slug: 'no-such-collection' }, { id: '00000000-0000-4000-8000-00000000dead' }])(
    'is null without a session: %o',
    async (which) => {
      const { result } = await renderLoaded(platform.client, () => useCollection(which));
      expect(result.current).toMatchObject({ data: null, isError: false });
    },
  );
});
