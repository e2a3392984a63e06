import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAgentHandler, type AgentKey } from './index.js';
import { openStore, origin, profile } from './testing/open-store.js';

/** Key of the agent or of the store, with what the tests sign and verify with. */
function createKey(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const toJwk = (key: typeof privateKey): AgentKey => ({ ...(key.export({ format: 'jwk' }) as JsonWebKey), kid });
  return { privateKey, publicKey, privateJwk: toJwk(privateKey), publicJwk: toJwk(publicKey) };
}

const store = createKey('store-1');
const agent = createKey('agent-1');

const digest = (body: string) => `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

const required = ['@method', '@authority', '@path', 'ucp-agent', 'content-digest', 'content-type'];

/** Changes of an attacker to a signed request. */
interface Change {
  readonly key?: ReturnType<typeof createKey>;
  readonly keyId?: string;
  readonly components?: readonly string[];
  readonly parameters?: string;
  readonly sentBody?: string;
  readonly sentPath?: string;
  readonly sentAgent?: string;
}

/** Signs a request as an agent does, with the implementation of Node.js. */
function createRequest(path: string, body: string, change: Change = {}): Request {
  const { components = required, key = agent, keyId = 'agent-1', parameters = '' } = change;
  const headers: Record<string, string> = {
    'ucp-agent': `profile="${profile}"`,
    'content-digest': digest(body),
    'content-type': 'application/json',
  };
  const values: Record<string, string> = {
    ...headers,
    '@method': 'POST',
    '@authority': new URL(origin).host,
    '@path': path,
  };
  const signed = `(${components.map((name) => `"${name}"`).join(' ')});keyid="${keyId}"${parameters}`;
  const lines = [...components.map((name) => `"${name}": ${values[name] ?? ''}`), `"@signature-params": ${signed}`];
  const signature = sign('sha256', Buffer.from(lines.join('\n')), { key: key.privateKey, dsaEncoding: 'ieee-p1363' });
  return new Request(origin + (change.sentPath ?? path), {
    method: 'POST',
    headers: {
      ...headers,
      ...(change.sentAgent !== undefined && { 'ucp-agent': `profile="${change.sentAgent}"` }),
      'signature-input': `sig1=${signed}`,
      signature: `sig1=:${signature.toString('base64')}:`,
    },
    body: change.sentBody ?? body,
  });
}

const open = () =>
  createAgentHandler({
    ...openStore().settings,
    signingKeys: [store.privateJwk],
    getAgentKeys: (url) => (url === profile ? [agent.publicJwk] : undefined),
  });

const search = '/ucp/catalog/search';
const query = JSON.stringify({ query: 'teapot' });

test('the profile has the public keys, and responses are signed with the first', async () => {
  const handle = open();
  const discovery = (await (await handle(new Request(`${origin}/.well-known/ucp`))).json()) as object;
  expect(discovery).toMatchObject({
    signing_keys: [{ kid: 'store-1', kty: 'EC', crv: 'P-256', x: store.publicJwk.x, y: store.publicJwk.y }],
  });
  expect(JSON.stringify(discovery)).not.toContain(store.privateJwk.d);

  const response = await handle(createRequest(search, query));
  expect(response.status).toBe(200);
  const body = await response.text();
  expect(response.headers.get('content-digest')).toBe(digest(body));
  const [, parameters = ''] = /^sig1=(.*)$/.exec(response.headers.get('signature-input') ?? '') ?? [];
  expect(parameters).toMatch(/^\("@status" "content-digest" "content-type"\);created=\d+;keyid="store-1"$/);
  const base = `"@status": 200\n"content-digest": ${digest(body)}\n"content-type": ${response.headers.get('content-type')}\n"@signature-params": ${parameters}`;
  const [, value = ''] = /^sig1=:(.*):$/.exec(response.headers.get('signature') ?? '') ?? [];
  const key = { key: store.publicKey, dsaEncoding: 'ieee-p1363' as const };
  expect(verify('sha256', Buffer.from(base), key, Buffer.from(value, 'base64'))).toBe(true);
});

test.each<[string, string, Change]>([
  ['another body', 'digest_mismatch', { sentBody: JSON.stringify({ query: 'tee' }) }],
  ['another path', 'signature_invalid', { sentPath: '/ucp/catalog/lookup' }],
  ['another key with the same ID', 'signature_invalid', { key: createKey('agent-1') }],
  ['a key of another ID', 'key_not_found', { keyId: 'agent-2' }],
  ['a signature without the body', 'signature_invalid', { components: required.slice(0, 4) }],
  [
    'a signature without the host',
    'signature_invalid',
    { components: required.filter((name) => name !== '@authority') },
  ],
  ['an expired signature', 'signature_invalid', { parameters: ';expires=1000' }],
])('%s is refused: %s', async (_, code, change) => {
  const response = await open()(createRequest(search, query, change));
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code });
});

test('an agent with keys has to sign, another one does not', async () => {
  const handle = open();
  const ask = async (url: string) => {
    const headers = { 'ucp-agent': `profile="${url}"`, 'content-type': 'application/json' };
    const response = await handle(new Request(origin + search, { method: 'POST', headers, body: query }));
    return [response.status, ((await response.json()) as { code?: string }).code];
  };
  expect(await ask(profile)).toEqual([401, 'signature_missing']);
  expect(await ask('https://other.example/profile')).toEqual([200, undefined]);
});

test('the signature of an agent is not one for another agent in the parameters of MCP', async () => {
  const handle = createAgentHandler({ ...openStore().settings, getAgentKeys: () => [agent.publicJwk] });
  const call = async (name: string) => {
    const parameters = { meta: { 'ucp-agent': { profile: name } }, catalog: { query: 'teapot' } };
    const message = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search_catalog', arguments: parameters },
    };
    const request = createRequest('/ucp/mcp', JSON.stringify(message));
    request.headers.set('accept', 'application/json, text/event-stream');
    return JSON.stringify(await (await handle(request)).json());
  };
  expect(await call(profile)).toContain('Quiet Teapot');
  expect(await call('https://other.example/profile')).toContain('signature_missing');
});

test.each([[{ ...store.publicJwk }], [{ ...store.privateJwk, kid: '' }], [{ kty: 'RSA', kid: 'a', d: 'a' }]])(
  'the signing key %j is refused',
  (key) => {
    expect(() => createAgentHandler({ ...openStore().settings, signingKeys: [key] })).toThrow('P-256');
  },
);
