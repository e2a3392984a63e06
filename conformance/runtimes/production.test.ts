import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, type BuildOptions } from 'esbuild';
import { describe, expect, test } from 'vitest';

const contents = `
import { createClient, fetchWithAuth } from '@cartwright/core';
import { OAuthStrategy } from '@cartwright/identity/visitor';
const messageOf = (call) => { try { call(); } catch (error) { return error.message; } };
export const invalid = messageOf(() => createClient({ apiUrl: 'ftp://shop.example', auth: OAuthStrategy({ clientId: 'id' }) }));
export const unavailable = fetchWithAuth('/v1').catch(({ message }) => message);`;

/** Bundles an application with the built packages. */
async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(import.meta.dirname, '..') },
    bundle: true,
    format: 'iife',
    globalName: 'app',
    write: false,
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}

/** Runs a bundle as a page does: without `process`. */
async function run(code: string): Promise<{ invalid: string; unavailable: string }> {
  const app = runInNewContext(`${code}\napp`, { URL, AbortController }) as Record<string, unknown>;
  return { invalid: app['invalid'] as string, unavailable: (await app['unavailable']) as string };
}

const specified = 'fetchWithAuth is not available in this context';
const complete = '"apiUrl" must be an https URL, or http on localhost';
const short = '"apiUrl": invalid_argument: see https://cartwright-sdk.github.io/cartwright/errors#invalid_argument';

describe('a bundle for browsers', () => {
  test('in production contains no texts of the SDK, but those of the specification', async () => {
    const code = await bundle({ minify: true });
    expect(code).not.toMatch(/an https URL|No response within|could not be reached|cannot be refreshed|NODE_ENV/);
    expect(await run(code)).toEqual({ invalid: short, unavailable: specified });
  });

  test('in development contains all texts', async () => {
    const code = await bundle({ define: { 'process.env.NODE_ENV': '"development"' } });
    expect(code).toMatch(/No response within/);
    expect(await run(code)).toEqual({ invalid: complete, unavailable: specified });
  });

  test('of a tool that replaces nothing works without `process`', async () => {
    expect(await run(await bundle({ platform: 'neutral' }))).toEqual({ invalid: complete, unavailable: specified });
  });
});
