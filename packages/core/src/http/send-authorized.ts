import type { AuthStrategy } from '../auth/auth-strategy.js';
import type { Exchange, OutgoingRequest, Reply } from './exchange.js';

/** Sends with the strategy's headers. An answer 401 renews once and replays once: the platform did nothing yet. */
export async function sendAuthorized(
  auth: AuthStrategy | undefined,
  exchange: Exchange,
  request: OutgoingRequest,
): Promise<Reply> {
  for (let isReplay = false; ; isReplay = true) {
    const { headers } = (await auth?.getAuthHeaders()) ?? { headers: {} };
    const reply = await exchange({ ...request, headers: { ...request.headers, ...headers } });
    if (reply.response.status !== 401 || isReplay || !(await auth?.renewRefused?.(headers))) return reply;
  }
}
