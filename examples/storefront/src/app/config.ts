const meta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() || undefined;

/** What the page's server says about the shop: where its platform answers, and which shop this is. */
export const config = {
  /** Origin of the platform, without a trailing slash. */
  apiUrl: (meta('cartwright-api-url') ?? 'http://127.0.0.1:4000').replace(/\/+$/, ''),
  clientId: meta('cartwright-client-id') ?? '',
};

/** Where resized images are served. */
export const mediaUrl = `${config.apiUrl}/media`;

/** The store's own words. */
export const store = { name: 'Alder & Finch', tagline: 'Well-made things for the days in between.' };
