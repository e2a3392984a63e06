/** Slug or ID of an entity. Set exactly one. */
export type BySlugOrId = { slug: string; id?: undefined } | { id: string; slug?: undefined };

/** Options of hooks that fetch one entity. */
export interface UseOneOptions {
  /**
   * Whether to fetch.
   *
   * @default true
   */
  enabled?: boolean;
}
