import type { KeyValueStore } from '@cartwright/identity';
import { ProtocolError } from '../protocol/protocol-error.js';
import { readStored } from './capabilities.js';

/** Time for which the result of a key is returned again, in milliseconds. */
const LIFETIME = 24 * 3_600_000;

/** Request with an idempotency key. */
interface KeyedRequest {
  /** Profile URL of the agent. */
  readonly agent: string;
  /** The key, which the agent chose. */
  readonly key: string;
  /** Operation and parameters. */
  readonly content: string;
}

/** Results of requests by idempotency key. */
export interface Results {
  /**
   * Runs a request, or returns the result that it had before.
   *
   * @throws {ProtocolError} `idempotency_conflict` if the key belongs to another request
   */
  once(request: KeyedRequest, run: () => Promise<object>): Promise<object>;
}

/** Result in a store. */
interface StoredResult {
  readonly content: string;
  readonly result: object;
  readonly expiresAt: number;
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Creates the results of a handler. Failed requests leave none, and can be repeated. */
export function createResults(store: KeyValueStore): Results {
  const running = new Map<string, { readonly content: string; readonly result: Promise<object> }>();

  const checkContent = (stored: string, content: string) => {
    if (stored === content) return;
    const message = 'The idempotency key belongs to another request';
    throw new ProtocolError(message, { status: 409, code: 'idempotency_conflict', rpcCode: -32000 });
  };

  return {
    async once({ agent, content: text, key }, run) {
      const [name, content] = await Promise.all([digest(`${agent}\n${key}`), digest(text)]);
      const current = running.get(name);
      if (current) {
        checkContent(current.content, content);
        return current.result;
      }
      const repeatOrRun = async () => {
        const stored = readStored(await store.getItem(`agents:result:${name}`)) as StoredResult | undefined;
        if (stored && stored.expiresAt > Date.now()) {
          checkContent(stored.content, content);
          return stored.result;
        }
        const result = await run();
        await store.setItem(`agents:result:${name}`, { content, result, expiresAt: Date.now() + LIFETIME });
        return result;
      };
      const result = repeatOrRun().finally(() => running.delete(name));
      running.set(name, { content, result });
      return result;
    },
  };
}
