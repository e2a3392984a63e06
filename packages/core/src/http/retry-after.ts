import type { Reply } from '../transport/reply.js';

/** Delay requested by the `Retry-After` header, as seconds or a date, in milliseconds. 0 without the header. */
export const retryAfter = (response?: Reply['response']): number => {
  const after = response?.headers.get('retry-after') as string;
  return +after * 1000 || Date.parse(after) - Date.now() || 0;
};
