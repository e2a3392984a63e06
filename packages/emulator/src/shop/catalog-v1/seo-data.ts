import type { SeoData, SeoTag, StoredProduct } from './product.js';

const tag = (type: string, props: Readonly<Record<string, unknown>>, children: string): SeoTag => ({
  type,
  props,
  meta: {},
  children,
  custom: false,
  disabled: false,
});

/** SEO data of a product: set by the merchant, or derived from its name and description. */
export const getSeoData = ({ name, seoData, seoDescription }: StoredProduct): SeoData =>
  seoData ?? {
    tags: [
      tag('title', {}, name),
      ...(seoDescription === null ? [] : [tag('meta', { name: 'description', content: seoDescription }, '')]),
    ],
    settings: { preventAutoRedirect: false, keywords: [] },
  };
