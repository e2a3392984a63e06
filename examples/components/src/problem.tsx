import { describeError } from '@cartwright/react/errors';

interface ProblemProps {
  /** Caught error, problem of a selection, or error code, if any. */
  readonly of?: unknown;
  /** Message of an action, which is shown without an error. */
  readonly children?: string | undefined;
}

/** Message about an error, if any, in the words of shoppers. */
export function Problem({ of: error, children }: ProblemProps) {
  const message = error ? describeError(error) : children;
  return message ? (
    <p role="alert" className="text-red-700">
      {message}
    </p>
  ) : null;
}
