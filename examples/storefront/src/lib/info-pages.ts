/** Pages about the store, as the footer and the sitemap list them: the paths without the slash. */
export const infoPages = ['shipping', 'returns', 'contact', 'privacy'] as const;

/** Whether a path is that of a page that needs nothing from the platform but the links of its header. */
export const isInfoPage = (path: string): boolean => [...infoPages, 'demo'].some((page) => path === `/${page}`);
