import type { Emulator } from '../protocol/emulator.js';
import { DEMO_CLIENT_ID } from '../kernel/state/demo.js';

/** Sends a JSON request to an emulator. Returns the status, the headers and the body, parsed as `T`. */
export async function send<T = unknown>(
  emulator: Pick<Emulator, 'fetch'>,
  method: string,
  path: string,
  { body, token, headers = {} }: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; headers: Headers; body: T }> {
  const response = await emulator.fetch(
    new Request(new URL(path, 'http://localhost'), {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: token }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as T };
}

/** The access token of a new visitor. */
export async function visitorToken(
  emulator: Pick<Emulator, 'fetch'>,
  clientId: string = DEMO_CLIENT_ID,
): Promise<string> {
  const { body } = await send<{ access_token: string }>(emulator, 'POST', '/oauth2/token', {
    body: { clientId, grantType: 'anonymous' },
  });
  return body.access_token;
}
