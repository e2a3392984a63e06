import { getEventListeners } from 'node:events';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { OAuthStrategy } from '@cartwright/identity';
import { build, type BuildOptions } from 'esbuild';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** Everything that pages can import of the packages whose texts are for development only. */
const everything = `
export * as core from '@cartwright/core';
export * as graphql from '@cartwright/core/graphql';
export * as money from '@cartwright/core/money';
export * as otel from '@cartwright/core/otel';
export * as identity from '@cartwright/identity';
export * as serverSession from '@cartwright/identity/server-session';
export * as ecom from '@cartwright/ecom';
export * as stores from '@cartwright/stores';
export * as catalog from '@cartwright/stores/catalog';
export * as selection from '@cartwright/stores/selection';`;

/** Texts in production: messages that the official SDK has too, and operation and number of attempts of a call. */
const kept = [
  ' (, attempts: )',
  'GraphQL request failed with status ',
  'Invalid _state',
  'Missing code or _state',
  'No  page to fetch',
  'No redirect URL found',
  'OAuth flow timed out',
  'Wix context is not available. Make sure to initialize the Wix context before using SDK modules',
  'fetchWithAuth is not available in this context',
];

/** Position of the message among the arguments of what creates an error. */
const messagePositions: Readonly<Record<string, number>> = {
  CartwrightError: 0,
  SessionRefreshError: 0,
  loginError: 0,
  super: 0,
  invalidArgument: 1,
  readArgument: 1,
  toApiError: 2,
  webUrl: 2,
  transportError: 3,
};

/** Texts in the messages of a bundle with readable names. */
function messagesIn(code: string): string[] {
  const messages = new Set<string>();
  const addTexts = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) messages.add(node.text);
    else if (ts.isTemplateExpression(node))
      messages.add([node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(''));
    else ts.forEachChild(node, addTexts);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const position = messagePositions[node.expression.getText().replace(/\d+$/, '')];
      const message = position === undefined ? undefined : node.arguments?.[position];
      if (message) addTexts(message);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('bundle.js', code, ts.ScriptTarget.Latest, true));
  return [...messages].sort();
}

const contents = `
import { createClient, fetchWithAuth, operation } from '@cartwright/core';
import { OAuthStrategy } from '@cartwright/identity/visitor';
const catchMessage = (call) => { try { call(); } catch (error) { return error.message; } };
const read = operation({ id: 'things.read', method: 'GET', path: '/v1/things/{id}', args: ['id'] });
export const invalid = createClient({ auth: OAuthStrategy({ clientId: 'id' }) }).use(read)('').catch(({ message }) => message);
export const misused = catchMessage(() => createClient({ apiUrl: 'ftp://shop.example' }));
export const unavailable = fetchWithAuth('/v1').catch(({ message }) => message);`;

/** Bundles an application with the built packages. */
async function bundle(options: BuildOptions, source = contents): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: join(import.meta.dirname, '..') },
    bundle: true,
    format: 'iife',
    globalName: 'app',
    write: false,
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}

/** Runs a bundle as a page does: without `process`. */
async function run(code: string): Promise<{ invalid: string; misused?: string; unavailable: string }> {
  const app = runInNewContext(`${code}\napp`, { URL, AbortController }) as Record<string, unknown>;
  const { invalid, misused, unavailable } = app as Record<string, Promise<string> | undefined>;
  return {
    invalid: (await invalid) as string,
    ...(misused && { misused: await misused }),
    unavailable: (await unavailable) as string,
  };
}

const specified = 'fetchWithAuth is not available in this context';
const complete = '"things.read: id" must be a non-empty ID, but is ""';
const short =
  '"things.read: id": invalid_argument: see https://cartwright-sdk.github.io/cartwright/error-codes#invalid_argument';
const misused = '"apiUrl" must be an https URL, or http on localhost';

describe('a bundle for browsers', () => {
  test('in production has the messages of the specification, otherwise code and link, and no checks of the code', async () => {
    const code = await bundle({ minify: true });
    expect(code).not.toMatch(/NODE_ENV/);
    expect(await run(code)).toEqual({ invalid: short, unavailable: specified });
  });

  test('in production contains no texts of the SDK, but those of the specification', async () => {
    const texts = async (environment: string): Promise<string[]> =>
      messagesIn(
        await bundle({ minifySyntax: true, define: { 'process.env.NODE_ENV': `"${environment}"` } }, everything),
      );
    const own = (await texts('development')).filter((text) => !kept.includes(text));
    expect(own.length).toBeGreaterThan(40);
    expect(await texts('production')).toEqual(kept);
  });

  test('in production contains no code that is for development only', async () => {
    // esbuild folds some conditions only while it prints, when it has kept what they guard.
    const code = await bundle({ minify: true }, everything);
    expect(code.match(/if\(!1\)[^;]*/g) ?? []).toEqual([]);
  });

  test('in production reads responses of any length, and aborts calls', async () => {
    const source = `
import { createClient, operation } from '@cartwright/core';
const read = operation({ id: 'things.read', method: 'GET', path: '/v1/things' });
export const call = (fetch, options) => createClient({ fetch, maxResponseBytes: 9 }).use(read)(options);`;
    const code = await bundle({ minify: true }, source);
    const globals = { URL, URLSearchParams, AbortController, performance, setTimeout, clearTimeout };
    const { call } = runInNewContext(`${code}\napp`, globals) as {
      call(fetch: () => Promise<Response>, options?: { signal: AbortSignal }): Promise<unknown>;
    };
    const respond = (body: string) => () => Promise.resolve(new Response(body));
    expect(await call(respond('{"n":1}'))).toEqual({ n: 1 });
    expect(await call(respond('{"n":1234}'))).toEqual({ n: 1234 });
    const controller = new AbortController();
    const aborted = call(() => new Promise(() => {}), controller);
    controller.abort('enough');
    await expect(aborted).rejects.toMatchObject({ code: 'aborted', cause: 'enough' });
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  });

  test('in production leaves invalid headers to `fetch`: nothing is sent, and no message contains the value', async () => {
    const source = `
import { createClient, operation } from '@cartwright/core';
const read = operation({ id: 'things.read', method: 'GET', path: '/v1/things' });
export const call = (fetch, headers) => createClient({ fetch }).use(read)({ headers });`;
    const code = await bundle({ minify: true }, source);
    const globals = { URL, URLSearchParams, AbortController, performance, setTimeout, clearTimeout };
    const { call } = runInNewContext(`${code}\napp`, globals) as {
      call(fetch: typeof globalThis.fetch, headers: Record<string, string>): Promise<unknown>;
    };
    const sent: Request[] = [];
    const fetchOf = (url: RequestInfo | URL, init?: RequestInit) => {
      sent.push(new Request(url, init));
      return Promise.resolve(new Response('{}'));
    };
    for (const value of ['secret\nx-more: 1', 'secret €']) {
      const error = (await call(fetchOf, { 'x-note': value }).catch((thrown: unknown) => thrown)) as Error;
      expect(error).toMatchObject({ code: 'network_error' });
      expect(error.message).not.toContain('secret');
    }
    expect(sent).toEqual([]);
    await call(fetchOf, { 'x-note': 'note' });
    expect(sent).toHaveLength(1);
  });

  test('in production ends nesting that the stack cannot hold as an error, without sending a circular argument', async () => {
    const source = `
import { createClient, operation } from '@cartwright/core';
const save = operation({ id: 'things.save', method: 'POST', path: '/v1/things', args: ['thing'] });
export const call = (fetch, thing) => createClient({ fetch }).use(save)(thing);
export const getCircular = () => { const thing = {}; thing.inner = thing; return thing; };`;
    const code = await bundle({ minify: true }, source);
    const globals = { URL, URLSearchParams, AbortController, performance, setTimeout, clearTimeout };
    const { call, getCircular } = runInNewContext(`${code}\napp`, globals) as {
      call(fetch: () => Promise<Response>, thing: object): Promise<unknown>;
      getCircular(): object;
    };
    let sent = 0;
    const respond = (body: string, status = 200) => {
      return () => {
        sent++;
        return Promise.resolve(new Response(body, { status }));
      };
    };
    const nested = (depth: number) => '{"inner":'.repeat(depth) + '1' + '}'.repeat(depth);
    await expect(call(respond('{}'), getCircular())).rejects.toMatchObject({ code: 'invalid_argument' });
    expect(sent).toBe(0);
    expect(await call(respond(nested(300)), {})).toEqual(JSON.parse(nested(300)));
    await expect(call(respond(nested(100_000)), {})).rejects.toMatchObject({ code: 'invalid_response' });
    await expect(call(respond(nested(100_000), 400), {})).rejects.toMatchObject({ name: 'ApiError', status: 400 });
  });

  test('refuses sign-ins with an API key, which every visitor could read, and sends nothing', async () => {
    const source = `
import { createClient } from '@cartwright/core';
import { OAuthStrategy } from '@cartwright/identity';
export const createAuth = (fetch) => createClient({ auth: OAuthStrategy({ clientId: 'id' }), fetch }).auth;`;
    const code = await bundle({ minify: true }, source);
    const { createAuth } = runInNewContext(`${code}\napp`, { URL, AbortController }) as {
      createAuth(fetch: () => Promise<Response>): OAuthStrategy;
    };
    let sent = 0;
    const auth = createAuth(() => {
      sent++;
      return Promise.resolve(new Response('{}'));
    });
    const refusal = { kind: 'configuration', code: 'secret_in_browser' };
    await expect(auth.getMemberTokensForExternalLogin('member', 'key')).rejects.toMatchObject(refusal);
    const withSession = auth.getMemberTokensForExternalLoginWithSession('ada@shop.example', 'key');
    await expect(withSession).rejects.toMatchObject(refusal);
    expect(sent).toBe(0);
  });

  test('in development contains all texts', async () => {
    const code = await bundle({ define: { 'process.env.NODE_ENV': '"development"' } });
    expect(code).toMatch(/No response within/);
    expect(await run(code)).toEqual({ invalid: complete, misused, unavailable: specified });
  });

  test('of a tool that reads the field `browser`, but does not define NODE_ENV, needs it to be defined', async () => {
    const bundleWith = (environment: string) => bundle({ define: { 'process.env.NODE_ENV': environment } });
    // esbuild would define it.
    await expect(run(await bundleWith('process.env.NODE_ENV'))).rejects.toThrow('process is not defined');
    expect(await run(await bundleWith('"production"'))).toEqual({ invalid: short, unavailable: specified });
  });

  test('of a tool that replaces nothing works without `process`', async () => {
    expect(await run(await bundle({ platform: 'neutral' }))).toEqual({
      invalid: complete,
      misused,
      unavailable: specified,
    });
  });
});
