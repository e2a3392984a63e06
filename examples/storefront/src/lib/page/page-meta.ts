import type { MetaDescriptor } from 'react-router';
import { store } from '../site.js';
import { alternatePaths, type Language, languages, locales, pathIn } from '../language/languages.js';
import type { PageSeo } from './page-seo.js';

/** Arguments of `pageMeta`: those of the `meta` function of a route. */
interface MetaArgs {
  readonly loaderData:
    | {
        readonly seo: PageSeo | undefined;
        readonly origin: string;
        readonly language: Language;
        readonly tagline: string;
      }
    | undefined;
}

/** Links to the page in all languages, and to the default one for visitors of other languages. */
const alternates = (origin: string, path: string): MetaDescriptor[] =>
  alternatePaths(path).map(([hrefLang, href]) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: origin + href,
  }));

/** Locale in the format of Open Graph, such as `en_US`. */
const openGraphLocale = (language: Language): string => locales[language].replace('-', '_');

/**
 * Creates the `<head>` elements of a page from its loader's data: title, description, canonical URL, the page in other
 * languages, link preview and structured data.
 */
export function pageMeta({ loaderData }: MetaArgs): MetaDescriptor[] {
  if (!loaderData?.seo) return [{ title: store.name }];
  const { title, description, path, previousPath, nextPath, image, indexable, structuredData = [] } = loaderData.seo;
  const { language, origin, tagline } = loaderData;
  const fullTitle = title ? `${title} · ${store.name}` : `${store.name}: ${tagline}`;
  const getUrl = (path: string) => origin + pathIn(language, path);
  const url = getUrl(path);
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(previousPath ? [{ tagName: 'link', rel: 'prev', href: getUrl(previousPath) }] : []),
    ...(nextPath ? [{ tagName: 'link', rel: 'next', href: getUrl(nextPath) }] : []),
    ...(indexable ? alternates(origin, path) : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:site_name', content: store.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: openGraphLocale(language) },
    ...languages
      .filter((other) => other !== language)
      .map((other) => ({ property: 'og:locale:alternate', content: openGraphLocale(other) })),
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(image
      ? [
          { property: 'og:image', content: image },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...structuredData.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ];
}
