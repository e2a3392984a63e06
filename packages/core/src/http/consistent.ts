import type { Exchange } from './exchange.js';

const HEADER = 'x-wix-consistent';

/** Sends back what the platform's last write answered, so that the next read sees it. */
export function consistent(next: Exchange): Exchange {
  let token: string | null = null;
  return async (request) => {
    const reply = await next(token ? { ...request, headers: { [HEADER]: token, ...request.headers } } : request);
    token = reply.headers.get(HEADER) ?? token;
    return reply;
  };
}
