import { createClient } from '@cartwright/core';
import { OAuthStrategy } from '@cartwright/identity';
import { isHttpUrl } from '../../command/read-url.js';
import type { Terminal } from '../../command/terminal.js';
import { type CheckContext, type Finding, ok, problem, skipped } from './check.js';
import type { Setup } from '../../setup/read-setup.js';

const TIMEOUT = 10_000;

/** A visitor's session, if the platform issues one, and the finding about it. */
type Session = Pick<CheckContext, 'client' | 'clockDifference'> & { readonly finding: Finding };

const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const dashboard = 'Settings › Headless Settings of your site’s dashboard';

/** Requests a visitor's token with the client ID. */
export async function openSession(setup: Setup, { fetch, signal }: Terminal): Promise<Session> {
  const { apiUrl, clientId, isEmulator } = setup;
  const nothing = { client: undefined, clockDifference: undefined };
  if (!isHttpUrl(apiUrl)) {
    const remedy = 'Correct WIX_API_URL or --api-url, or remove it to use the platform.';
    return { ...nothing, finding: problem(`The API URL ${JSON.stringify(apiUrl)} is no http or https URL.`, remedy) };
  }
  if (clientId === undefined) {
    const remedy = `Set WIX_CLIENT_ID, such as in .env, or pass --client-id. Copy it from ${dashboard}.`;
    return { ...nothing, finding: problem('No client ID is configured.', remedy) };
  }
  if (!isEmulator && !guid.test(clientId)) {
    const remedy = `Copy it from ${dashboard}. For the emulator, set WIX_API_URL.`;
    return { ...nothing, finding: problem(`The client ID ${JSON.stringify(clientId)} is not a GUID.`, remedy) };
  }
  const sent = Date.now();
  const response = await fetch(`${apiUrl}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, grantType: 'anonymous' }),
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return undefined;
  });
  if (!response) {
    const remedy = isEmulator
      ? 'Start it with "npx cartwright emulator", or remove WIX_API_URL to use the platform.'
      : 'Check the network connection, and whether a proxy or firewall blocks the host.';
    return { ...nothing, finding: problem(`${apiUrl} does not respond.`, remedy) };
  }
  const date = Date.parse(response.headers.get('date') ?? '');
  const clockDifference = Number.isNaN(date) ? undefined : date - (sent + Date.now()) / 2;
  await response.body?.cancel();
  if (response.status === 429 || response.status >= 500) {
    return {
      client: undefined,
      clockDifference,
      finding: skipped(`${apiUrl} responds with status ${response.status}. Run this again later.`),
    };
  }
  if (!response.ok) {
    const remedy = `Copy the client ID from ${dashboard}. It is not the site ID, and not an API key.`;
    const message = `${apiUrl} rejects the client ID ${clientId} with status ${response.status}.`;
    return { client: undefined, clockDifference, finding: problem(message, remedy) };
  }
  const client = createClient({ auth: OAuthStrategy({ clientId }), apiUrl, fetch });
  return { client, clockDifference, finding: ok(`${apiUrl} accepts the client ID ${clientId}.`) };
}
