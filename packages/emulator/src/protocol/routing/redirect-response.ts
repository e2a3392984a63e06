import type { Caller } from '../auth/caller.js';

/**
 * Redirects the caller. A browser gets a redirect; an API client, which would follow it, gets the response that the
 * platform documents.
 */
export const redirectResponse = ({ kind }: Caller, location: string): object =>
  kind === 'anonymous'
    ? new Response(null, { status: 302, headers: { location } })
    : { body: '', statusCode: 302, headers: [{ key: 'location', value: location }] };
