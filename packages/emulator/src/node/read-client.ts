import type { Client } from '../kernel/state/client.js';
import { UsageError } from './read-arguments.js';

/**
 * Parses `--client`: a client ID, optionally with a redirect URI.
 *
 * @throws {UsageError} for an empty client ID or an invalid redirect URI
 */
export function readClient(text: string): Client {
  const [, clientId = '', redirectUri] = /^([^=]*)(?:=(.*))?$/.exec(text) ?? [];
  if (clientId.trim() === '') throw new UsageError(`--client must be a client id, not ${JSON.stringify(text)}.`);
  if (redirectUri === undefined) return { clientId };
  if (isWebAddress(redirectUri)) return { clientId, redirectUris: [redirectUri] };
  throw new UsageError(`--client ${JSON.stringify(text)}: the redirect URI must be an http or https URL.`);
}

/**
 * Parses `--merchant-origin`.
 *
 * @throws {UsageError} for a value that is not an origin
 */
export function readOrigin(text: string): string {
  if (isWebAddress(text) && new URL(text).origin === text) return text;
  throw new UsageError(
    `--merchant-origin must be an origin such as "http://localhost:5173", not ${JSON.stringify(text)}.`,
  );
}

/**
 * Parses `--media-url`.
 *
 * @throws {UsageError} for a value that is not an http or https URL
 */
export function readMediaUrl(text: string): string {
  if (isWebAddress(text)) return text;
  throw new UsageError(
    `--media-url must be an http or https URL, such as "https://static.wixstatic.com", not ${JSON.stringify(text)}.`,
  );
}

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
