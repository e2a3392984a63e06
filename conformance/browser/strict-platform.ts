import { createEmulator, DEMO_API_KEY } from '@cartwright/emulator';
import { startServer } from '@cartwright/emulator/node';
import { createClient } from '@cartwright/core';
import { OAuthStrategy, type Tokens } from '@cartwright/identity';

/** A held token request. */
interface PausedCall {
  /** Processes the request and responds. */
  readonly carryOut: () => void;
  /** Responds that the platform is unavailable, without processing the request. */
  readonly drop: () => void;
  /** Processes the request without responding. */
  readonly loseAnswer: () => Promise<void>;
}

/** Lifetime of the emulator's access tokens, in milliseconds. */
export const ACCESS_TOKEN_LIFETIME = 14_400_000;

const clientId = 'a-shop';

/** Starts the emulator as a server that counts its token requests. It rotates refresh tokens by default. */
export async function strictPlatform({ rotateRefreshTokens = true } = {}) {
  const emulator = createEmulator({ seed: 'empty', cartV1: 'available', rotateRefreshTokens });
  const spent = new Set<string>();
  const count = { tokenCalls: 0, replays: 0 };
  let pauseNext: ((call: PausedCall) => void) | undefined;

  const fetch = async (request: Request): Promise<Response> => {
    if (request.method !== 'POST' || new URL(request.url).pathname !== '/oauth2/token') return emulator.fetch(request);
    const { refreshToken = '' } = (await request.clone().json()) as { refreshToken?: string };
    const carryOut = async () => {
      count.tokenCalls++;
      if (rotateRefreshTokens && spent.has(refreshToken)) count.replays++;
      if (refreshToken) spent.add(refreshToken);
      return emulator.fetch(request);
    };
    const pause = pauseNext;
    pauseNext = undefined;
    if (!pause) return carryOut();
    return new Promise((resolve) =>
      pause({
        carryOut: () => resolve(carryOut()),
        drop: () => resolve(new Response(null, { status: 503 })),
        loseAnswer: async () => void (await carryOut()),
      }),
    );
  };
  const server = await startServer({ emulator: { ...emulator, fetch } });
  let logins = 0;

  return {
    clientId,
    emulator,
    url: server.url,
    close: server.close,
    /** Numbers of requests so far. */
    count,
    /** Holds the next token request. */
    pause: () => new Promise<PausedCall>((resolve) => (pauseNext = resolve)),
    /** Expires all access tokens. */
    expire: () => emulator.clock(clientId).advance(ACCESS_TOKEN_LIFETIME),
    /** Creates a member and returns its session. */
    async logIn(): Promise<{ email: string; tokens: Tokens }> {
      const email = `member-${++logins}@shop.example`;
      const { auth } = createClient({ apiUrl: server.url, auth: OAuthStrategy({ clientId }) });
      return { email, tokens: await auth.getMemberTokensForExternalLoginWithSession(email, DEMO_API_KEY) };
    },
  };
}
