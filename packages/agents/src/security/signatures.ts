import { invalidArgument } from '@cartwright/core';
import { ProtocolError } from '../protocol/protocol-error.js';
import { readAgentHeader, readProfileUrl } from './agent.js';

/** Key of the algorithm ES256 (ECDSA with P-256 and SHA-256) as a JWK, with its ID. */
export interface AgentKey extends JsonWebKey {
  /** Key ID, which signatures name. */
  readonly kid: string;
}

/** Returns the public keys of an agent. */
export type GetAgentKeys = (
  profile: string,
) => readonly AgentKey[] | undefined | Promise<readonly AgentKey[] | undefined>;

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

const createError = (code: string, message: string) =>
  new ProtocolError(message, { status: 401, code, rpcCode: -32001 });

/** Digest of a body, as the header `Content-Digest` has it. */
const createDigest = async (body: BufferSource): Promise<string> =>
  `sha-256=:${toBase64(await crypto.subtle.digest('SHA-256', body))}:`;

/** Builds the text that is signed: a line for each component, and the parameters of the signature. */
const buildBase = (components: readonly (readonly [name: string, value: string])[], parameters: string): string =>
  [...components, ['@signature-params', parameters] as const].map(([name, value]) => `"${name}": ${value}`).join('\n');

/** Returns the public part of a key. */
const toPublicKey = ({ crv, kid, kty, x, y }: AgentKey): object => ({ kid, kty, crv, x, y, use: 'sig', alg: 'ES256' });

/** Signs responses and webhooks. */
export interface Signer {
  /** Public keys, for the profile of the store. */
  readonly publicKeys: readonly object[];
  /** Returns the response with its signature. */
  signResponse(response: Response): Promise<Response>;
}

/**
 * Creates the signer of a store. `undefined` without keys.
 *
 * @param keys - Private keys. The first signs.
 * @see https://www.rfc-editor.org/rfc/rfc9421 RFC 9421: HTTP Message Signatures
 */
export function createSigner(keys: readonly AgentKey[] = []): Signer | undefined {
  const [first] = keys;
  if (!first) return undefined;
  if (keys.some(({ crv, d, kid, kty }) => kty !== 'EC' || crv !== 'P-256' || !kid || !d)) {
    throw invalidArgument('signingKeys', 'private keys of the curve P-256 as JWK, with "kid"');
  }
  let key: Promise<CryptoKey> | undefined;
  const getKey = () => (key ??= crypto.subtle.importKey('jwk', { ...first, use: 'sig' }, algorithm, false, ['sign']));
  return {
    publicKeys: keys.map(toPublicKey),
    async signResponse(response) {
      const body = await response.arrayBuffer();
      const headers = new Headers(response.headers);
      const components: [string, string][] = [['@status', String(response.status)]];
      if (body.byteLength > 0) {
        headers.set('content-digest', await createDigest(body));
        for (const name of ['content-digest', 'content-type']) components.push([name, headers.get(name) ?? '']);
      }
      const names = components.map(([name]) => `"${name}"`).join(' ');
      const parameters = `(${names});created=${Math.floor(Date.now() / 1000)};keyid="${first.kid}"`;
      const signature = await crypto.subtle.sign(algorithm, await getKey(), encode(buildBase(components, parameters)));
      headers.set('signature-input', `sig1=${parameters}`);
      headers.set('signature', `sig1=:${toBase64(signature)}:`);
      return new Response(body.byteLength > 0 ? body : null, { status: response.status, headers });
    },
  };
}

/** Request to verify. */
interface SignedRequest {
  readonly request: Request;
  /** Body of the request. */
  readonly body: string;
  /** Host of the store, as agents see it. */
  readonly authority: string;
}

/** Reads a component of a request. `undefined` if the request does not have it. */
function readComponent(name: string, { authority, request }: SignedRequest): string | undefined {
  const { pathname, search } = new URL(request.url);
  if (name === '@method') return request.method;
  if (name === '@authority') return authority;
  if (name === '@path') return pathname;
  if (name === '@query') return search || '?';
  return request.headers.get(name)?.trim();
}

/** Names of the components that a signature has to cover. */
function listRequired({ body, request }: SignedRequest): string[] {
  const { search } = new URL(request.url);
  return [
    '@method',
    '@authority',
    '@path',
    ...(search ? ['@query'] : []),
    'ucp-agent',
    ...(request.headers.has('idempotency-key') ? ['idempotency-key'] : []),
    ...(body ? ['content-digest', 'content-type'] : []),
  ];
}

/**
 * Verifies the signature of a request with the keys of the agent that it names.
 *
 * @returns Profile URL of the agent. `undefined` for requests without a signature, and for agents without known keys.
 * @throws {ProtocolError} for a signature that is not valid
 */
export async function verifySignature(
  signed: SignedRequest,
  getAgentKeys: GetAgentKeys | undefined,
): Promise<string | undefined> {
  const { body, request } = signed;
  const [input, signature] = [request.headers.get('signature-input'), request.headers.get('signature')];
  if (!getAgentKeys || input === null) return undefined;
  const agent = readProfileUrl(readAgentHeader(request.headers));
  const keys = await getAgentKeys(agent);
  if (!keys) return undefined;

  const [, label = '', parameters = '', list = ''] = /^\s*([\w*.-]+)=(\(([^()]*)\)[^,]*)\s*$/.exec(input) ?? [];
  const names = [...list.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name);
  const [, value] =
    new RegExp(`^\\s*${label.replaceAll(/[.*]/g, '\\$&')}=:([\\w+/=]+):\\s*$`).exec(signature ?? '') ?? [];
  const [, keyId] = /;keyid="([^"]*)"/.exec(parameters) ?? [];
  const [, expires] = /;expires=(\d+)/.exec(parameters) ?? [];
  if (!label || value === undefined || keyId === undefined) {
    throw createError('signature_missing', 'Send Signature-Input and Signature with one signature and its keyid');
  }
  const missing = listRequired(signed).filter((name) => !names.includes(name));
  if (missing.length > 0) throw createError('signature_invalid', `The signature does not cover ${missing.join(', ')}`);
  if (expires !== undefined && Number(expires) * 1000 < Date.now()) {
    throw createError('signature_invalid', 'The signature has expired');
  }
  const jwk = keys.find(({ kid }) => kid === keyId);
  if (!jwk) throw createError('key_not_found', 'The agent has no key of this ID');
  if (jwk.kty !== 'EC' || jwk.crv !== 'P-256') throw createError('algorithm_unsupported', 'Use ES256');
  if (body && request.headers.get('content-digest')?.trim() !== (await createDigest(encode(body)))) {
    throw createError('digest_mismatch', 'The body is not the one of Content-Digest');
  }
  const components = names.map((name) => [name, readComponent(name, signed) ?? ''] as const);
  const { kty, crv, x, y } = jwk;
  const isValid = await crypto.subtle
    .importKey('jwk', { kty, crv, x, y } as JsonWebKey, algorithm, false, ['verify'])
    .then((key) => {
      const bytes = Uint8Array.from(atob(value), (character) => character.charCodeAt(0));
      return crypto.subtle.verify(algorithm, key, bytes, encode(buildBase(components, parameters.trim())));
    })
    .catch(() => false);
  if (!isValid) throw createError('signature_invalid', 'The signature is not valid');
  return agent;
}

/**
 * Requires the signature of an agent whose keys are known.
 *
 * @throws {ProtocolError} `signature_missing`
 */
export async function requireSigner(
  agent: string,
  signer: string | undefined,
  getAgentKeys: GetAgentKeys | undefined,
): Promise<void> {
  if (signer === agent || !(await getAgentKeys?.(agent))) return;
  throw createError('signature_missing', 'Sign the request with a key of the agent, and send the header UCP-Agent');
}
