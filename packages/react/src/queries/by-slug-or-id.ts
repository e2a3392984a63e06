/** Slug or ID of an entity. Set exactly one. */
export type BySlugOrId = { slug: string; id?: undefined } | { id: string; slug?: undefined };
