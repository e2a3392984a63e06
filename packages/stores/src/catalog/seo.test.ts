import { expect, test } from 'vitest';
import { openCatalog } from '../testing/open-catalog.js';
import type { CatalogVersion } from './index.js';

interface Tag {
  readonly type: string;
  readonly props?: object;
  readonly children?: string;
  readonly disabled?: boolean;
}

const meta = (name: string, content: unknown): Tag => ({ type: 'meta', props: { name, content } });

const readSeo = async (version: CatalogVersion, tags: readonly Tag[] | undefined) => {
  const product = { id: 'p', name: 'Finch Tote', ...(tags && { seoData: { tags } }) };
  const { catalog } = openCatalog(version, { '/products/p': { product } });
  return (await catalog.getProduct({ id: 'p' }))?.seo;
};

test.each(['v1', 'v3'] as const)('Catalog %s: the SEO data of a product comes from its tags', async (version) => {
  const tags = [
    { type: 'title', children: 'A tote' },
    meta('description', 'Canvas.'),
    meta('robots', 'NoIndex, follow'),
  ];
  expect(await readSeo(version, tags)).toEqual({ title: 'A tote', description: 'Canvas.', indexable: false });
  const withoutTags = { title: 'Finch Tote', description: '', indexable: true };
  expect(await readSeo(version, undefined)).toEqual(withoutTags);
  expect(await readSeo(version, [])).toEqual(withoutTags);
  expect(
    await readSeo(
      version,
      tags.map((tag) => ({ ...tag, disabled: true })),
    ),
  ).toEqual(withoutTags);
  expect(await readSeo(version, [{ type: 'title', children: '' }, meta('description', null)])).toEqual(withoutTags);
});

test.each([
  ['noindex', false],
  ['nofollow,noindex', false],
  ['none', false],
  ['index, follow', true],
  ['max-image-preview:none', true],
  ['max-snippet: 20, max-image-preview: none', true],
])('a page with the robots tag "%s" is indexable: %s', async (content, indexable) => {
  expect(await readSeo('v3', [meta('robots', content)])).toMatchObject({ indexable });
});

test('categories of Catalog V3 have SEO data, collections of Catalog V1 their name', async () => {
  const entity = { id: 'c', name: 'Living', seoData: { tags: [{ type: 'title', children: 'For the living room' }] } };
  const v1 = openCatalog('v1', { '/collections/c': { collection: { id: 'c', name: 'Living' } } });
  const v3 = openCatalog('v3', { '/categories/c': { category: entity } });
  const seo = { title: 'Living', description: '', indexable: true };
  expect(await v1.catalog.getCategory({ id: 'c' })).toMatchObject({ seo });
  expect(await v3.catalog.getCategory({ id: 'c' })).toMatchObject({ seo: { ...seo, title: 'For the living room' } });
});
