/** Pages about the store, as the footer and the sitemap list them: the paths without the slash. */
export const infoPages = ['shipping', 'returns', 'contact', 'privacy'] as const;
