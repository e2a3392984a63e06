/** Options of hooks that fetch one entity. */
export interface UseOneOptions {
  /**
   * Whether to fetch.
   *
   * @default true
   */
  enabled?: boolean;
}
