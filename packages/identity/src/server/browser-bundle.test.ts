import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, string | { '@cartwright/source': string }>;
};
const entries = Object.entries(exports).flatMap(([name, entry]): [string, string][] =>
  typeof entry === 'object' ? [[name, entry['@cartwright/source']]] : [],
);

/** Lists the modules of this package that a browser bundle of an entry contains. */
async function listModules(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [join(root, entry)],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['@cartwright/source'],
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs);
}

const isOfServers = (module: string): boolean => /(^|\/)server\/|node_modules\/jose/.test(module);

const serverEntries = ['./server', './next'];

test.each(entries.filter(([name]) => !serverEntries.includes(name)))('%s bundles no server code', async (_, entry) => {
  const modules = await listModules(entry);
  expect(modules.length).toBeGreaterThan(1);
  expect(modules.filter(isOfServers)).toEqual([]);
});

test('the server entry uses no Node.js built-ins, so that it runs on workers', async () => {
  const modules = await listModules('src/server/index.ts');
  expect(modules.some(isOfServers)).toBe(true);
  expect(modules.filter((module) => module.startsWith('node:'))).toEqual([]);
});
