import { CliError } from '../../command/cli-error.js';
import type { Terminal } from '../../command/terminal.js';

/** Base URL of the platform's APIs. */
const PLATFORM = 'https://www.wixapis.com';

/** Time to wait for the platform, in milliseconds. */
const TIMEOUT = 10_000;

const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns the problem with the format of a client ID, if any. */
export const findClientIdProblem = (clientId: string): string | undefined =>
  guid.test(clientId)
    ? undefined
    : `A client ID is a GUID, such as 10d3b7a8-5c1e-4f0a-9d26-c0ffee000001, not ${JSON.stringify(clientId)}. Copy it from Settings › Headless Settings of your site’s dashboard.`;

/**
 * Checks that the platform knows a client, by requesting a visitor's token.
 *
 * @returns `false` if the platform could not be reached, so that nothing is known.
 * @throws {CliError} `client_unknown` if the platform rejects the client ID, `interrupted`
 */
export async function checkClient(clientId: string, { fetch, signal }: Terminal): Promise<boolean> {
  const problem = findClientIdProblem(clientId);
  if (problem !== undefined) throw new CliError('client_unknown', problem);
  const response = await fetch(`${PLATFORM}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, grantType: 'anonymous' }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
  }).catch(() => {
    if (signal.aborted) throw new CliError('interrupted', 'Interrupted. Nothing was created.');
    return undefined;
  });
  if (!response || response.status === 429 || response.status >= 500) return false;
  if (response.ok) return true;
  throw new CliError(
    'client_unknown',
    `The platform rejects the client ID ${clientId} with status ${response.status}. Copy it from Settings › Headless Settings of your site’s dashboard.`,
  );
}
