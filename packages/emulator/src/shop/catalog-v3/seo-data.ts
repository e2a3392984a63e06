/** SEO data of a page, stored as received. */
export type SeoData = object;
