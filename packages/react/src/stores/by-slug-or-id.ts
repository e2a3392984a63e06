/** Which one: by its slug, or by its id. */
export type BySlugOrId = { slug: string; id?: undefined } | { id: string; slug?: undefined };

/** Settings of a hook that reads one thing. */
export interface UseOneOptions {
  /** `false`: read nothing yet. */
  enabled?: boolean;
}
