import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { importSPKI, jwtVerify } from 'jose';

/** Result of forwarding a delivery. */
interface Forwarded {
  /** Status of the response. Absent without a response. */
  readonly status?: number;
  /** Reason why there was no response. */
  readonly error?: string;
  /** Duration, in milliseconds. */
  readonly duration: number;
}

/** Event that the emulator delivered. */
export interface Delivered {
  readonly type: string;
  /** Time of the delivery, as an ISO 8601 string. */
  readonly time: string;
  /** Event ID. Absent for events without metadata. */
  readonly id?: string;
  /** ID of the entity. Absent for events without metadata. */
  readonly entityId?: string;
  readonly payload: object;
  /** Absent if deliveries are not forwarded. */
  readonly forwarded?: Forwarded;
}

/** Time limit for the response to a forwarded delivery, in milliseconds. */
const TIMEOUT = 10_000;

/** Options of {@link startReceiver}. */
interface ReceiverOptions {
  /** URL that receives each delivery. */
  readonly forwardTo: string | undefined;
  readonly fetch: typeof globalThis.fetch;
  /** Ends forwarding when it aborts. */
  readonly signal: AbortSignal;
  /** Called with each event. */
  readonly onEvent: (event: Delivered) => void;
}

/** Server that receives deliveries. */
interface Receiver {
  readonly url: string;
  /** Sets the key that signatures are verified with, as PEM. */
  trust(publicKey: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a server on a free port of this machine. It responds with the status of the server that deliveries are forwarded
 * to, so that the emulator retries as the platform would. Bodies without a valid signature are rejected with 401, as is
 * everything before the first key is set.
 */
export async function startReceiver({ fetch, forwardTo, onEvent, signal }: ReceiverOptions): Promise<Receiver> {
  let key: CryptoKey | undefined;
  const respond = async (body: string): Promise<number> => {
    const verified = key && (await jwtVerify<{ data: string }>(body, key).catch(() => undefined));
    if (!verified) return 401;
    const forwarded = forwardTo === undefined ? undefined : await forward(fetch, forwardTo, body, signal);
    onEvent({ ...readEvent(verified.payload.data), ...(forwarded && { forwarded }) });
    return forwarded ? (forwarded.status ?? 502) : 200;
  };
  const server = createServer((request, response) => {
    void readText(request)
      .then(respond)
      .catch(() => 500)
      .then((status) => response.writeHead(status).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    trust: async (publicKey) => void (key = await importSPKI(publicKey, 'RS256')),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function readEvent(data: string): Delivered {
  const envelope = JSON.parse(data) as { data: string; eventType: string };
  const payload = JSON.parse(envelope.data) as { id?: string; entityId?: string; entityFqdn?: string };
  const { entityId, id } = payload;
  return {
    type: envelope.eventType,
    time: new Date().toISOString(),
    payload,
    ...(payload.entityFqdn !== undefined && { ...(id && { id }), ...(entityId && { entityId }) }),
  };
}

async function forward(
  fetch: typeof globalThis.fetch,
  url: string,
  body: string,
  stopped: AbortSignal,
): Promise<Forwarded> {
  const start = performance.now();
  const duration = () => Math.round(performance.now() - start);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), TIMEOUT);
  const signal = AbortSignal.any([late.signal, stopped]);
  try {
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    // An unread body would keep the connection open.
    await response.body?.cancel();
    return { status: response.status, duration: duration() };
  } catch (error) {
    const { cause, message } = error as Error;
    const reason = (cause as { code?: string } | undefined)?.code ?? message;
    return {
      error: late.signal.aborted ? `no response within ${TIMEOUT / 1000} seconds` : reason,
      duration: duration(),
    };
  } finally {
    clearTimeout(timer);
  }
}
