import type { Emulator } from '../protocol/emulator.js';
import { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID } from '../kernel/state/demo.js';
import { digest } from '../kernel/crypto/digest.js';
import type { Body } from './shopper.js';
import { send, visitorToken } from './visitor.js';

/** Path of the authentication service. */
export const IAM = '/_api/iam/authentication';
export const RECOVERY = '/_api/iam/recovery/v1';
export const VERIFICATION = '/_api/iam/verification/v1';
const REDIRECT_SESSION = '/_api/redirects-api/v1/redirect-session';

/** Redirect URI of sign-ins, and a PKCE code verifier. */
export const CALLBACK = 'http://localhost:5173/callback';
const VERIFIER = 'v'.repeat(64);

/** Credentials of the seed's members. */
export const iris = { email: 'iris@demo.example', password: 'iris-sings-alto' };
export const otto = { email: 'otto@demo.example', password: 'otto-plays-oboe' };

/** Headers of requests by the merchant. */
export const merchant = { authorization: DEMO_API_KEY, 'wix-site-id': DEMO_SITE_ID };

/** Fields of sign-in responses. */
export interface LoginResponse extends Body {
  state?: string;
  sessionToken?: string;
  stateToken?: string;
  identity?: { id: string; email: { isVerified: boolean }; status: { name: string; reasons: string[] } };
  mfaChallengeData?: { factorType: string };
  verificationId?: string;
}

/** Response of the token endpoint. */
export interface Tokens {
  access_token: string;
  refresh_token: string;
  error?: string;
}

/** Sends a JSON request, with a new visitor's token by default. */
export async function post<T = LoginResponse>(
  emulator: Emulator,
  path: string,
  body: unknown,
  token?: string,
): Promise<{ status: number; headers: Headers; body: T }> {
  return send<T>(emulator, 'POST', path, { body, token: token ?? (await visitorToken(emulator)) });
}

export const register = (emulator: Emulator, email: string, password = 'correct horse', more: object = {}) =>
  post(emulator, `${IAM}/v2/register`, { loginId: { email }, password, ...more });

export const login = (emulator: Emulator, who: { email: string; password: string }, more: object = {}) =>
  post(emulator, `${IAM}/v2/login`, { loginId: { email: who.email }, password: who.password, ...more });

/** Code of the platform's error. */
export const getCode = ({ body }: { body: Body }): string | undefined => body.details?.applicationError?.code;

/** Changes the site's settings. */
export async function changeSettings(emulator: Emulator, settings: object): Promise<void> {
  await send(emulator, 'POST', '/_emulator/settings', { body: settings });
}

/** Data of the newest email to an address. */
export const mailTo = (emulator: Emulator, email: string) =>
  (emulator
    .mails()
    .filter(({ to }) => to === email)
    .at(-1)?.data ?? {}) as {
    code?: string;
    link?: string;
    recoveryToken?: string;
  };

/** Creates a redirect session for a sign-in. */
export async function openLogin(
  emulator: Emulator,
  request: object = {},
  { prompt, token, origin }: { prompt?: string; token?: string; origin?: string } = {},
) {
  const authRequest = {
    clientId: DEMO_CLIENT_ID,
    responseType: 'code',
    scope: 'offline_access',
    state: 'state-1',
    redirectUri: CALLBACK,
    responseMode: 'query',
    codeChallengeMethod: 'S256',
    codeChallenge: digest(VERIFIER),
    ...request,
  };
  const response = await send<Body & { redirectSession?: { fullUrl: string } }>(emulator, 'POST', REDIRECT_SESSION, {
    body: { auth: { authRequest, prompt: prompt ?? 'login' } },
    token: token ?? (await visitorToken(emulator)),
    ...(origin !== undefined && { headers: { origin } }),
  });
  return { status: response.status, body: response.body, url: response.body.redirectSession?.fullUrl ?? '' };
}

/** Exchanges an authorization code for tokens. */
export const redeem = async (emulator: Emulator, code: string, changes: object = {}) =>
  send<Tokens>(emulator, 'POST', '/oauth2/token', {
    body: {
      clientId: DEMO_CLIENT_ID,
      grantType: 'authorization_code',
      redirectUri: CALLBACK,
      code,
      codeVerifier: VERIFIER,
      ...changes,
    },
  });

/** Signs a member in with email and password, and exchanges the code for tokens. */
export async function signIn(emulator: Emulator, who: { email: string; password: string }, token?: string) {
  const { body } = await login(emulator, who);
  const { url } = await openLogin(
    emulator,
    { sessionToken: body.sessionToken },
    { prompt: 'none', ...(token !== undefined && { token }) },
  );
  const response = await emulator.fetch(new Request(url));
  const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
  return (await redeem(emulator, code)).body;
}
