import type { RateLimitStore } from '@cartwright/core';
import { ProtocolError } from '../protocol/protocol-error.js';

/** Limits of requests, each per minute. */
export interface AgentLimits {
  /**
   * Maximum number of requests of one agent, for all of its buyers.
   *
   * @default 600
   */
  readonly perAgent?: number;
  /**
   * Maximum number of requests from one address. Without `getAddress`, all agents together can send ten times as many.
   *
   * @default 120
   */
  readonly perAddress?: number;
  /**
   * Maximum number of carts and checkouts that are created from one address. Without `getAddress`, one agent can create
   * as many, and all agents together ten times as many: names of agents are free.
   *
   * @default 60
   */
  readonly creations?: number;
  /**
   * Returns the counter of a key that all servers share, such as one in Redis.
   *
   * @default counters in the memory of this process
   */
  readonly store?: (key: string) => RateLimitStore;
}

const MINUTE = 60_000;

/** Maximum number of agents and addresses that are counted at once. Others are refused until the minute ends. */
const MAX_KEYS = 10_000;

/** Creates counters in memory. They start again every minute, all at once. */
function createCounters(): (key: string) => RateLimitStore {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (key) => ({
    take(limit, period) {
      const now = performance.now();
      if (now >= endsAt) {
        counts = new Map();
        endsAt = now + period;
      }
      const count = counts.get(key) ?? 0;
      if (count >= limit || (count === 0 && counts.size >= MAX_KEYS)) return endsAt - now;
      counts.set(key, count + 1);
      return 0;
    },
  });
}

/** Caller of a request. */
interface Caller {
  /** Profile URL of the agent. */
  readonly agent: string;
  /** Address that the request came from, if it is known. */
  readonly address: string | undefined;
}

/** Limits the requests of a handler. */
export interface Limiter {
  /** Counts a request from an address. @throws {ProtocolError} `rate_limited` */
  countAddress(address: string | undefined): Promise<void>;
  /** Counts a request of an agent. @throws {ProtocolError} `rate_limited` */
  countAgent(agent: string): Promise<void>;
  /** Counts the creation of a cart. @throws {ProtocolError} `rate_limited` */
  countCreation(caller: Caller): Promise<void>;
}

/** Creates the limits of a handler. */
export function createLimiter({
  creations = 60,
  perAddress = 120,
  perAgent = 600,
  store = createCounters(),
}: AgentLimits = {}): Limiter {
  async function count(key: string, limit: number): Promise<void> {
    const wait = await store(`agents:${key}`).take(limit, MINUTE);
    if (wait <= 0) return;
    const retryAfter = Math.ceil(wait / 1000);
    throw new ProtocolError('Too many requests', { status: 429, code: 'rate_limited', rpcCode: -32000, retryAfter });
  }
  return {
    countAddress: (address) =>
      address === undefined ? count('address', 10 * perAddress) : count(`address:${address}`, perAddress),
    countAgent: (agent) => count(`agent:${agent}`, perAgent),
    async countCreation({ address, agent }) {
      if (address !== undefined) return count(`creations:${address}`, creations);
      await count(`creations:${agent}`, creations);
      await count('creations', 10 * creations);
    },
  };
}
