import type { AuthStrategy } from '../auth/auth-strategy.js';
import type { Exchange } from './exchange.js';

/** Adds the strategy's headers. An answer 401 renews once and replays once: the platform did nothing yet. */
export const authorized =
  (auth: AuthStrategy | undefined, next: Exchange): Exchange =>
  async (request) => {
    if (!auth) return next(request);
    const send = async () => {
      const { headers } = await auth.getAuthHeaders();
      return { headers, reply: await next({ ...request, headers: { ...request.headers, ...headers } }) };
    };
    const { headers, reply } = await send();
    return reply.status === 401 && (await auth.renewRefused?.(headers)) ? (await send()).reply : reply;
  };
