/** Creates the structured data of breadcrumbs, which start at the home page. The last one has no path. */
export const breadcrumbList = (origin: string, crumbs: readonly { name: string; path?: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(path !== undefined && { item: origin + path }),
  })),
});
