const meta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() || undefined;

/** Platform origin and client id, from the page's `<meta>` elements. */
export const config = {
  /** Origin of the platform, without a trailing slash. */
  apiUrl: (meta('cartwright-api-url') ?? 'http://127.0.0.1:4000').replace(/\/+$/, ''),
  clientId: meta('cartwright-client-id') ?? '',
  /** Orders that the store's server places: `free`, `offline`. All others are placed by the platform's checkout page. */
  orders: new Set(meta('cartwright-orders')?.split(' ')),
};

/** Origin of resized images. */
export const mediaUrl = `${config.apiUrl}/media`;

/** Name and tagline of the store. */
export const store = { name: 'Alder & Finch', tagline: 'Well-made things for the days in between.' };
