import type { Caller } from '../auth/caller.js';

/**
 * Sends whoever calls on to another page: a browser at once; a client, which would follow by itself, gets the answer as the
 * platform describes it.
 */
export const redirectResponse = ({ kind }: Caller, location: string): object =>
  kind === 'anonymous'
    ? new Response(null, { status: 302, headers: { location } })
    : { body: '', statusCode: 302, headers: [{ key: 'location', value: location }] };
