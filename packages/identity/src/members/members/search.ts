/** A full-text search. */
export interface Search {
  /** Search term, from 1 to 100 characters. */
  expression?: string | null;
  /**
   * Fields to search, up to 4: `loginEmail`, `contact.firstName`, `contact.lastName`, `profile.title`,
   * `profile.nickname` or `profile.slug`. Defaults to `profile.nickname`.
   */
  fields?: string[];
}
