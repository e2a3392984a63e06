import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@cartwright/core';
import { createEmulator } from '@cartwright/emulator';
import { createCatalog } from '@cartwright/stores/catalog';
import { toLineItem } from '@cartwright/stores/selection';
import ts from 'typescript';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { migrateFile } from '../../packages/cli/src/commands/codemod/official/migrate-file.js';

const root = join(import.meta.dirname, '../..');
const official = '@wix/auto_sdk_ecom_current-cart-v-2';

/** An application whose second module has no counterpart, as far as the codemod knows. */
const before = `import { createClient, OAuthStrategy } from '@wix/sdk';
import { catalogVersioning } from '@wix/stores';
import * as cart from '@wix/auto_sdk_ecom_unknown';

export const client = createClient({
  auth: OAuthStrategy({ clientId: 'your-client-id' }),
  modules: { cart, catalogVersioning },
});
type Options = Required<NonNullable<Parameters<typeof client.cart.addLineItemsToCurrentCart>[0]>>;
export async function add(catalogItems: Options['catalogItems']): Promise<number | undefined> {
  await client.catalogVersioning.getCatalogVersion();
  const { cart } = await client.cart.addLineItemsToCurrentCart({ catalogItems });
  return cart?.lineItems?.length;
}
export const isVisitor: boolean = client.auth.getTokens().refreshToken.role === 'visitor';
// @ts-expect-error The client has no such module.
client.wishlist;
`;

interface Application {
  readonly client: Client;
  add(items: readonly object[]): Promise<number | undefined>;
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cartwright-official-modules-'));
  symlinkSync(join(root, 'conformance/node_modules'), join(folder, 'node_modules'), 'junction');
  const { findings, text } = migrateFile('wix.ts', before);
  expect(findings).toEqual([]);
  writeFileSync(join(folder, 'wix.ts'), text.replace('@wix/auto_sdk_ecom_unknown', official));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllGlobals());

test('a migrated client calls modules of both SDKs, in one session', async () => {
  const emulator = createEmulator();
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => emulator.fetch(new Request(input, init)));
  const application = (await import(/* @vite-ignore */ join(folder, 'wix.ts'))) as Application;
  const product = (await createCatalog(application.client).getProduct({ slug: 'finch-tote' }))!;
  expect(await application.add([toLineItem(product, {})])).toBe(1);
  expect(emulator.requests({ path: '/oauth2/token' })).toHaveLength(1);
});

test('the client has the types of both', { timeout: 120_000 }, () => {
  const config = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => readFileSync(path, 'utf8'))
    .config as object;
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  const file = join(folder, 'wix.ts');
  const program = ts.createProgram([file], {
    ...options,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const diagnostics = ts.getPreEmitDiagnostics(program, program.getSourceFile(file));
  expect(diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([]);
});
