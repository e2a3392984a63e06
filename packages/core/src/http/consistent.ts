import type { Exchange } from './exchange.js';

const HEADER = 'x-wix-consistent';

/** Sends back what the platform's last write answered, so that the next read sees it. */
export function consistent(next: Exchange): Exchange {
  let known: Record<string, string> = {};
  return async (request) => {
    const reply = await next({ ...request, headers: { ...known, ...request.headers } });
    const token = reply.response.headers.get(HEADER);
    if (token) known = { [HEADER]: token };
    return reply;
  };
}
