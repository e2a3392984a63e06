import type { Outcome } from '../transport/reply.js';

/** Node.js error codes of requests that never reached the server. */
const connectionFailures = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT/;

/** Whether an attempt provably never reached the server. */
export function isNeverSent({ cause }: Outcome): boolean | undefined {
  const reason = (cause as Error | undefined)?.cause as { code?: string } | undefined;
  return connectionFailures.test(reason?.code as string);
}
