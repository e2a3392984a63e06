import { ProtocolError } from '../protocol/protocol-error.js';

/** Maximum length of a profile URL. */
const MAX_LENGTH = 2048;

const createProfileError = (message: string) =>
  new ProtocolError(message, { status: 400, code: 'invalid_profile_url', rpcCode: -32001 });

/**
 * Validates the URL of an agent's profile, which identifies the agent. The profile itself is not requested, so that
 * callers cannot make the server send requests.
 *
 * @throws {ProtocolError} `invalid_profile_url`
 */
export function readProfileUrl(profile: unknown): string {
  if (typeof profile !== 'string' || profile === '') {
    throw createProfileError(
      'Name the profile of the agent: UCP-Agent: profile="https://…", or meta["ucp-agent"].profile',
    );
  }
  const url = profile.length <= MAX_LENGTH && URL.canParse(profile) ? new URL(profile) : undefined;
  const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost');
  if (!url || !isAllowed || url.username || url.password) {
    throw createProfileError('The profile of the agent must be an https URL');
  }
  url.hash = '';
  return url.href;
}

/**
 * Reads the profile URL of a `UCP-Agent` header, such as `profile="https://agent.example/profile"`. `undefined` if there
 * is none.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8941#section-3.2 RFC 8941, section 3.2: dictionaries
 */
export const readAgentHeader = (headers: Headers): string | undefined =>
  /(?:^|,)\s*profile="((?:[^"\\]|\\["\\])*)"/.exec(headers.get('ucp-agent') ?? '')?.[1]?.replace(/\\(.)/g, '$1');
