import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createProject } from '../../../testing/create-project.js';
import { run } from '../../../testing/run.js';
import type { Finding } from '../finding.js';

const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));

/** Installs TypeScript in a project, and a package of Cartwright with one namespace whose products can have no name. */
function install(cwd: string, packages: readonly string[] = ['@cartwright/stores']): void {
  mkdirSync(join(cwd, 'node_modules'), { recursive: true });
  symlinkSync(typescript, join(cwd, 'node_modules/typescript'), 'junction');
  for (const name of packages) {
    const folder = join(cwd, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, types: './index.d.ts' }));
    writeFileSync(join(folder, 'index.d.ts'), 'export namespace products { interface Product { name?: string } }\n');
  }
}

// With the smallest library, which the compiler reads in a tenth of the time.
const compilerOptions = { lib: ['es5'], module: 'esnext', moduleResolution: 'bundler', strict: true, types: [] };
const settings = (more: object = {}) => JSON.stringify({ compilerOptions, include: ['.'], ...more });
const shop = `import type { products } from '@wix/stores';
export const getSize = ({ name }: products.Product) => name.length;
export const getTitle = ({ name }: products.Product): number => name;
`;
const errors = [
  "shop.ts:2:56 TS18048: 'name' is possibly 'undefined'.",
  "shop.ts:3:65 TS2322: Type 'string | undefined' is not assignable to type 'number'.",
];

async function migrate(cwd: string, ...options: string[]) {
  const { exitCode, out } = await run(['codemod', 'official', '--json', '--force', ...options], { cwd });
  const { changes, findings } = JSON.parse(out) as { changes: object[]; findings: Finding[] };
  const types = findings.filter(({ kind }) => kind === 'type');
  const list = types.map(({ file, line, column, problem }) => `${file}:${line}:${column} ${problem}`);
  return { exitCode, changed: changes.length, list, remedies: types.map(({ remedy }) => remedy) };
}

test('lists what the compiler of the project reports, now and each time', { timeout: 120_000 }, async () => {
  // Incremental, as those of Next.js.
  const compiler = { compilerOptions: { ...compilerOptions, incremental: true, composite: true } };
  const cwd = createProject({ 'shop.ts': shop, 'tsconfig.json': settings(compiler) });
  install(cwd);
  const first = await migrate(cwd);
  expect(first).toMatchObject({ exitCode: 0, changed: 1, list: errors });
  expect(await migrate(cwd, '--skip-types')).toMatchObject({ list: [] });
  for (const remedy of first.remedies) expect(remedy).toContain('can be absent');
  const { out } = await run(['codemod', 'official', '--force'], { cwd });
  expect(out).toContain(`${errors[0]!.replace(' ', '\n  ')}\n  The value can be absent`);
  expect(out).toContain('0 files changed. 0 without a counterpart, 0 to check, 2 type errors.');
  expect(readdirSync(cwd).sort()).toEqual(['node_modules', 'shop.ts', 'tsconfig.json']);
});

test('follows references of settings, and those of each application', { timeout: 120_000 }, async () => {
  const cwd = createProject({
    'a/tsconfig.json': '{\n  // Of Vite\n  "files": [],\n  "references": [{ "path": "./tsconfig.app.json" }]\n}\n',
    'a/tsconfig.app.json': settings(),
    'a/src/shop.ts': shop,
    'b/tsconfig.json': settings({ include: ['shop.ts', 'missing.ts'], extends: './gone.json' }),
    'b/shop.ts': shop.replace(/\n.*length;/, ''),
    'c/shop.ts': shop,
  });
  install(cwd);
  const { list } = await migrate(cwd);
  expect(list.filter((line) => !line.startsWith('b/tsconfig'))).toEqual([
    ...errors.map((error) => `a/src/${error}`),
    `b/${errors[1]!.replace(':3:', ':2:')}`,
  ]);
  expect(list.filter((line) => line.startsWith('b/tsconfig')).join()).toContain('b/tsconfig.json:1:1 TS5083');
});

test('waits for the installation of packages, and checks no types without a compiler or in a dry run', async () => {
  const files = { 'shop.ts': shop, 'tsconfig.json': settings() };
  const [cwd, without, dry] = [createProject(files), createProject(files), createProject(files)];
  install(cwd, []);
  install(dry);
  const { error, out } = await run(['codemod', 'official'], { cwd });
  expect(error).toContain('run the codemod again: it then lists what the TypeScript compiler reports.');
  expect(out).toBe('  shop.ts\n1 file changed. 0 without a counterpart, 0 to check.\n');
  expect(await migrate(without)).toMatchObject({ changed: 1, list: [] });
  expect(await migrate(dry, '--dry-run')).toMatchObject({ changed: 1, list: [] });
});

test('a run that changes nothing needs no clean working tree', async () => {
  const cwd = createProject({ 'shop.ts': shop.replace('@wix', '@cartwright') });
  execFileSync('git', ['init', '-q'], { cwd });
  expect(await run(['codemod', 'official'], { cwd })).toEqual({
    exitCode: 0,
    out: '0 files changed. 0 without a counterpart, 0 to check.\n',
    error: '',
  });
});
