import type { CartwrightError } from '@cartwright/core';

/** Query state that `useCart` returns with the cart. */
export interface ReadResult {
  /** Whether there is neither data nor an error yet. */
  readonly isPending: boolean;
  /** Whether a request is pending, including refetches. */
  readonly isFetching: boolean;
  /** Whether the last request failed. Earlier data is kept. */
  readonly isError: boolean;
  /** Error of the last request, or `null`. */
  readonly error: CartwrightError | null;
  /** Whether the data belongs to earlier arguments, while the request for the current ones is pending. */
  readonly isPlaceholderData: boolean;
  /** Fetches again. Stable across renders. Never rejects: failures set `error`. */
  readonly refetch: () => Promise<unknown>;
}
