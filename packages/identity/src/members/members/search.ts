/** A search for words. */
export interface Search {
  /** The words; from 1 to 100 characters. */
  expression?: string | null;
  /** The fields to look in; at most 4. Default: all that can be searched. */
  fields?: string[];
}
