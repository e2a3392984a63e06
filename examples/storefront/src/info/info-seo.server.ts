import type { Texts } from '../lib/language/use-texts.js';
import type { PageSeo } from '../lib/page/page-seo.js';
import type { infoPages } from '../lib/info-pages.js';

/** Creates the SEO data of a page about the store. */
export function infoSeo(page: (typeof infoPages)[number], { info }: Texts): PageSeo {
  const { description, title } = info[page];
  return { title, description, path: `/${page}`, indexable: true };
}
