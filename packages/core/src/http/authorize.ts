import type { AuthStrategy } from '../auth/auth-strategy.js';
import type { Exchange } from './exchange.js';

/** Adds the strategy's headers. An answer 401 renews once and replays once: the platform did nothing yet. */
export const authorized =
  (auth: AuthStrategy, next: Exchange): Exchange =>
  async (request) => {
    for (let isReplay = false; ; isReplay = true) {
      const { headers } = await auth.getAuthHeaders();
      const reply = await next({ ...request, headers: { ...request.headers, ...headers } });
      if (reply.response.status !== 401 || isReplay || !(await auth.renewRefused?.(headers))) return reply;
    }
  };
