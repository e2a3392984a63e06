import { beforeEach, describe, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../testing/platform.js';
import { renderLoaded, renderWith, waitFor } from '../testing/render.js';
import { useProduct, type BySlugOrId } from './index.js';

describe.each(['v1', 'v3'] as const)('Catalog %s', (catalogVersion) => {
  let platform: Platform;
  beforeEach(() => {
    platform = createPlatform(2, catalogVersion);
  });

  it('finds a product by its slug and by its id', async () => {
    const bySlug = await renderLoaded(platform.client, () => useProduct({ slug: 'espresso-pair' }));
    const id = bySlug.result.current.data?.id ?? '';
    const byId = await renderLoaded(platform.client, () => useProduct({ id }));
    expect(byId.result.current.data).toMatchObject({ id, slug: 'espresso-pair' });
  });

  it.each<BySlugOrId>([{ slug: 'no-such-product' }, { id: '00000000-0000-4000-8000-00000000dead' }])(
    'is null without a session: %o',
    async (which) => {
      const { result } = await renderLoaded(platform.client, () => useProduct(which));
      expect(result.current).toMatchObject({ data: null, isError: false });
    },
  );

  it('is an error when the platform refuses, and can be read again', async () => {
    platform.refuse(platform.paths.product('espresso-pair'), 403, 'NO_PERMISSION');
    const { result } = await renderLoaded(platform.client, () => useProduct({ slug: 'espresso-pair' }));
    expect(result.current).toMatchObject({ data: undefined, isError: true, error: { code: 'NO_PERMISSION' } });
    void result.current.refetch();
    await waitFor(() => expect(result.current.data?.slug).toBe('espresso-pair'));
  });

  it('never shows one product for another', async () => {
    const { result, rerender } = await renderLoaded(platform.client, useProductBySlug, 'espresso-pair');
    const gate = platform.delay(platform.paths.product('day-pack'));
    rerender('day-pack');
    expect(result.current).toMatchObject({ data: undefined, isPending: true });
    gate.open();
    await waitFor(() => expect(result.current.data?.slug).toBe('day-pack'));
  });

  const useProductBySlug = (slug: string) => useProduct({ slug });

  it('aborts unused requests', async () => {
    const gate = platform.delay(platform.paths.product('espresso-pair'));
    const { unmount } = renderWith(platform.client, useProductBySlug, 'espresso-pair');
    await waitFor(() => expect(gate.waiting()).toBe(1));
    unmount();
    await waitFor(() => expect(platform.aborted).toHaveLength(1));
    expect(platform.sent()).toHaveLength(1);
  });
});
