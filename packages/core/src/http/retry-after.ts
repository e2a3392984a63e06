import type { Reply } from '../exchange/reply.js';

/** Milliseconds that an answer asks to wait with `Retry-After`, in seconds or with a date. 0 when it does not. */
export const retryAfter = (response?: Reply['response']): number => {
  const after = response?.headers.get('retry-after') as string;
  return +after * 1000 || Date.parse(after) - Date.now() || 0;
};
