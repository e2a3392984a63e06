import type { SeoSchema } from '../../shared/seo.js';

/** SEO data of a product or category page. */
export interface CatalogSeo {
  /** Page title. The name if the merchant wrote no title. */
  readonly title: string;
  /** Meta description. Empty without one. */
  readonly description: string;
  /** Whether search engines may list the page: `false` if its `robots` tag is `noindex` or `none`. */
  readonly indexable: boolean;
}

/**
 * Reads the SEO tags of a page.
 *
 * @param name - Name of the product or category, for a page without a title tag.
 * @param seoData - SEO data of the platform. Disabled tags are ignored.
 */
export function toSeo(name: string, seoData: SeoSchema | undefined): CatalogSeo {
  const tags = (seoData?.tags ?? []).filter(({ disabled }) => !disabled);
  const readContent = (meta: string) =>
    String(tags.find(({ type, props }) => type === 'meta' && props?.['name'] === meta)?.props?.['content'] ?? '');
  return {
    title: tags.find(({ type }) => type === 'title')?.children || name,
    description: readContent('description'),
    indexable: !/(^|,)\s*no(index|ne)\b/i.test(readContent('robots')),
  };
}
