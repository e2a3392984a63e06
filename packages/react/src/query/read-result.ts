/** How a read stands: what every hook that reads returns beside its data. */
export interface ReadResult {
  /** There is nothing to show yet: no answer and no error. */
  readonly isPending: boolean;
  /** A read is under way, the first one or another. */
  readonly isFetching: boolean;
  /** The last read failed. What an earlier one brought is still there. */
  readonly isError: boolean;
  /** Why it failed; usually a `CartwrightError`, see `isCartwrightError`. */
  readonly error: Error | null;
  /** What is shown belongs to earlier arguments, until the answer for these comes. */
  readonly isPlaceholderData: boolean;
  /** Reads again. The same function each time. It does not reject: a failure becomes `error`. */
  readonly refetch: () => Promise<unknown>;
}

/** Takes from a query's result what hooks return. */
export const readResult = ({
  isPending,
  isFetching,
  isError,
  error,
  isPlaceholderData,
  refetch,
}: ReadResult): ReadResult => ({ isPending, isFetching, isError, error, isPlaceholderData, refetch });
