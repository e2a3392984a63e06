import { describeError } from '@cartwright/react/errors';

/** Message about an error, if any, for shoppers. */
export const Problem = ({ of: error }: { of: unknown }) => (error ? <p role="alert">{describeError(error)}</p> : null);
