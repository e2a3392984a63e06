import { createEmulator, DEMO_API_KEY, DEMO_APP_ID, DEMO_APP_SECRET } from '@cartwright/emulator';
import { startServer } from '@cartwright/emulator/node';

/** Platform of the test: an emulator with single-use refresh tokens, whose tokens expire within a second. */
export interface Platform {
  /** Environment variables of the server processes. */
  readonly env: Readonly<Record<string, string>>;
  /** Numbers of token requests of users and of the app, and of those that were rejected; longest duration in milliseconds. */
  readonly tokenCalls: { refreshes: number; rejected: number; ofApp: number; slowest: number };
  /** Times of the requests that count toward the rate limit, in milliseconds. */
  readonly counted: readonly number[];
  /** IDs of all events so far. */
  eventIds(): string[];
  /** Delivers all events whose last delivery failed again, and waits for the responses. Returns their number. */
  redeliver(): Promise<number>;
  close(): Promise<void>;
}

const HOUR = 3_600_000;

/** Events that the server processes handle. */
const eventTypes = ['wix.ecom.v2.cart_created', 'wix.ecom.v2.cart_updated'];

/**
 * Starts the platform.
 *
 * @param deliver - Delivers an event. Returns the status of the response.
 */
export async function startPlatform(deliver: (token: string) => Promise<number>): Promise<Platform> {
  const emulator = createEmulator({
    clients: [{ clientId: 'CID' }],
    rotateRefreshTokens: true,
    webhooks: [{ url: 'http://shop.test/webhooks', clientId: 'CID', events: eventTypes }],
    fetch: async (request) => new Response(null, { status: await deliver(await request.text()) }),
  });
  const tokenCalls = { refreshes: 0, rejected: 0, ofApp: 0, slowest: 0 };
  const counted: number[] = [];

  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/counted') {
      counted.push(performance.now());
      return new Response();
    }
    if (pathname !== '/oauth2/token') return emulator.fetch(request);
    const { grantType } = (await request.clone().json()) as { grantType?: string };
    const start = performance.now();
    const response = await emulator.fetch(request);
    tokenCalls.slowest = Math.max(tokenCalls.slowest, Math.round(performance.now() - start));
    if (!response.ok) tokenCalls.rejected++;
    if (grantType === 'refresh_token') tokenCalls.refreshes++;
    if (grantType !== undefined)
      return Response.json({ ...((await response.json()) as object), expires_in: 1 }, response);
    tokenCalls.ofApp++;
    return response;
  };
  const server = await startServer({ emulator: { ...emulator, fetch } });

  return {
    env: {
      PLATFORM_URL: server.url,
      WIX_PUBLIC_KEY: await emulator.webhooks.publicKey(),
      API_KEY: DEMO_API_KEY,
      APP_ID: DEMO_APP_ID,
      APP_SECRET: DEMO_APP_SECRET,
    },
    tokenCalls,
    counted,
    eventIds: () => emulator.webhooks.deliveries('CID').map(({ eventId }) => eventId),
    async redeliver() {
      await emulator.webhooks.settled();
      const pending = emulator.webhooks.deliveries('CID').filter(({ status }) => status === 'pending').length;
      if (pending > 0) emulator.clock('CID').advance(12 * HOUR);
      await emulator.webhooks.settled();
      return pending;
    },
    close: server.close,
  };
}
