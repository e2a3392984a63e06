import type { PageLanguage } from './catalog-data.server.js';

/** Creates the structured data of breadcrumbs, which start at the home page. The last one has no path. */
export const breadcrumbList = (
  { texts, getUrl }: PageLanguage,
  crumbs: readonly { name: string; path?: string }[],
) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: texts.app.home, path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(path !== undefined && { item: getUrl(path) }),
  })),
});
