import type { MetaDescriptor } from 'react-router';
import { store } from '../app/site.js';
import type { PageSeo } from './page-seo.js';

/** Arguments of `pageMeta`: those of the `meta` function of a route. */
interface MetaArgs {
  readonly loaderData: { readonly seo: PageSeo | undefined; readonly origin: string } | undefined;
}

const homeTitle = `${store.name}: ${store.tagline}`;

/**
 * Creates the `<head>` elements of a page from its loader's data: title, description, canonical URL, link preview and
 * structured data.
 */
export function pageMeta({ loaderData }: MetaArgs): MetaDescriptor[] {
  if (!loaderData?.seo) return [{ title: store.name }];
  const { title, description, path, previousPath, nextPath, image, indexable, structuredData = [] } = loaderData.seo;
  const { origin } = loaderData;
  const fullTitle = title ? `${title} · ${store.name}` : homeTitle;
  const url = origin + path;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(previousPath ? [{ tagName: 'link', rel: 'prev', href: origin + previousPath }] : []),
    ...(nextPath ? [{ tagName: 'link', rel: 'next', href: origin + nextPath }] : []),
    ...(indexable ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:site_name', content: store.name },
    { property: 'og:type', content: 'website' },
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
