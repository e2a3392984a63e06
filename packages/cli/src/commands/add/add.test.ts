import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readEntries, writeRegistry } from '../../../../../scripts/lib/components.js';
import { root } from '../../../../../scripts/lib/run.js';
import { isFull } from '../../../../../scripts/lib/scope.js';
import { compiler } from '../../../../../scripts/lib/tsc.js';
import { run } from '../../testing/run.js';
import { temporaryFolder } from '../../testing/temporary-folder.js';
import { frameworks, type Framework } from '../create/templates.js';
import { styles, type Style } from './registry.js';

beforeAll(() => writeRegistry());

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

/** Creates a project with files, by their path. */
function createProject(files: Readonly<Record<string, string>> = {}): string {
  const cwd = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  return cwd;
}

interface Result {
  readonly style: string;
  readonly written: string[];
  readonly kept: string[];
  readonly nextSteps: string[];
}

async function add(cwd: string, ...args: string[]): Promise<Result> {
  const { exitCode, out, error } = await run(['add', ...args, '--json'], { cwd });
  expect([exitCode, error]).toEqual([0, '']);
  return JSON.parse(out) as Result;
}

test('copies a component and those that it needs, each once', async () => {
  const cwd = createProject();
  const { written, kept } = await add(cwd, 'cart-drawer', 'product-page');
  const names = [
    'cart-drawer',
    'cart',
    'checkout-button',
    'settings',
    'price',
    'problem',
    'field',
    'product-page',
    'product-form',
    'buy-form',
    'gallery',
    'option-picker',
    'radio-cards',
  ];
  const modules = ['form-action', 'product-texts', 'use-purchase'];
  expect(written.sort()).toEqual(
    [...modules.map((name) => `${name}.ts`), ...names.map((name) => `${name}.tsx`)]
      .map((name) => `components/shop/${name}`)
      .sort(),
  );
  expect(kept).toEqual([]);
  expect(readdirSync(join(cwd, 'components/shop')).map((name) => `components/shop/${name}`)).toEqual(written);
  expect(read(cwd, 'components/shop/cart-drawer.tsx')).toContain("from './cart'");
});

test('names the packages that are missing, in the command of the package manager', async () => {
  const manifest = {
    dependencies: { '@cartwright/core': '1.0.0', '@cartwright/react': '1.0.0' },
    devDependencies: { '@cartwright/stores': '1.0.0' },
  };
  const cwd = createProject({ 'package.json': JSON.stringify(manifest) });
  expect((await add(cwd, 'product-card')).nextSteps[0]).toBe('npm install @tanstack/react-query');
  const env = { npm_config_user_agent: 'pnpm/10.0.0 node/v20' };
  const { out } = await run(['add', 'order'], { cwd, env });
  expect(out).toContain('pnpm add @cartwright/ecom @tanstack/react-query\n');
  expect(out).toContain('Check the paths and the link in components/shop/settings.tsx.');
});

test.each([
  [{ 'src/main.tsx': '' }, 'src/components/shop'],
  [{ 'app/root.tsx': '', 'react-router.config.ts': '' }, 'app/components/shop'],
  [{ 'app/page.tsx': '', 'next.config.ts': '' }, 'components/shop'],
  [{ 'src/main.tsx': '', 'app/components/shop/settings.tsx': 'mine' }, 'app/components/shop'],
])('in a project with %j, the folder is %s', async (files, folder) => {
  const { written } = await add(createProject(files), 'checkout-button');
  expect(written).toContain(`${folder}/checkout-button.tsx`);
});

test('--folder names another folder', async () => {
  const { written } = await add(createProject({ 'src/main.tsx': '' }), 'checkout-button', '--folder', 'src/shop');
  expect(written).toContain('src/shop/checkout-button.tsx');
});

test('a project with Tailwind CSS gets its utilities, others no classes', async () => {
  const manifest = JSON.stringify({ devDependencies: { '@tailwindcss/vite': '4.0.0' } });
  const [plain, tailwind] = [createProject(), createProject({ 'package.json': manifest })];
  expect((await add(plain, 'cart')).style).toBe('plain');
  expect((await add(tailwind, 'cart')).style).toBe('tailwind');
  expect(read(plain, 'components/shop/cart.tsx')).not.toContain('className');
  expect(read(tailwind, 'components/shop/cart.tsx')).toContain('className="grid ');
  expect((await add(createProject({ 'package.json': manifest }), 'cart', '--style', 'plain')).style).toBe('plain');
});

test('changed files are refused without --force, and kept if another component needs them', async () => {
  const cwd = createProject();
  await add(cwd, 'product-card');
  const [card, settings] = ['product-card', 'settings'].map((name) => join(cwd, `components/shop/${name}.tsx`));
  writeFileSync(card!, 'my card');
  writeFileSync(settings!, 'my settings');
  const refused = await run(['add', 'listing', 'product-card'], { cwd });
  expect(refused.exitCode).toBe(1);
  expect(refused.error).toBe(
    'These files exist, and differ from the components: components/shop/product-card.tsx. Nothing was written. Add --force to overwrite them.\n',
  );
  expect(existsSync(join(cwd, 'components/shop/listing.tsx'))).toBe(false);
  expect((await add(cwd, 'listing')).kept).toEqual([
    'components/shop/settings.tsx',
    'components/shop/product-card.tsx',
  ]);
  expect(read(card!)).toBe('my card');
  const { written } = await add(cwd, 'product-card', '--force');
  expect(written).toContain('components/shop/product-card.tsx');
  expect(read(card!)).toContain('ProductGrid');
  expect(read(settings!)).toBe('my settings');
});

test('an unknown component gets a suggestion, and the names of all', async () => {
  const cwd = createProject();
  const { exitCode, error } = await run(['add', 'cart', 'product-crad'], { cwd });
  expect(exitCode).toBe(1);
  expect(error).toMatch(
    /^There is no component "product-crad"\. Did you mean product-card\? The components are: shop, product-card, .*account\.\n$/,
  );
  expect(readdirSync(cwd)).toEqual([]);
});

test('lists all components without a name', async () => {
  const { out } = await run(['add'], { cwd: createProject() });
  expect(out).toMatch(/^cart-drawer +A link with the number of items/m);
  const { out: json } = await run(['add', '--json'], { cwd: createProject() });
  const names = (JSON.parse(json) as { name: string }[]).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['product-card', 'product-page', 'listing', 'cart', 'account']));
});

/** File by which `cartwright add` finds the folder of each framework's components, and that folder. */
const layouts: Readonly<Record<Framework, readonly [file: string, folder: string]>> = {
  'react-router': ['react-router.config.ts', 'app/components/shop'],
  next: ['next.config.ts', 'components/shop'],
  vite: ['src/main.ts', 'src/components/shop'],
};

/** Compiler options of a created store, for the sources of the packages, and without packages of its framework. */
function readOptions(framework: Framework): object {
  const text = readFileSync(join(root, 'examples', framework, 'tsconfig.json'), 'utf8');
  const { compilerOptions } = JSON.parse(text) as { compilerOptions: object };
  return { ...compilerOptions, incremental: false, customConditions: ['@cartwright/source'], plugins: [], types: [] };
}

/** Links the packages that the components import, and their types. */
function linkPackages(cwd: string): void {
  const require = createRequire(join(root, 'examples/components/package.json'));
  const link = (name: string, target: string) => {
    mkdirSync(dirname(join(cwd, 'node_modules', name)), { recursive: true });
    symlinkSync(target, join(cwd, 'node_modules', name), 'junction');
  };
  for (const name of ['core', 'ecom', 'react', 'stores']) link(`@cartwright/${name}`, join(root, 'packages', name));
  for (const name of ['react', '@types/react', '@tanstack/react-query']) {
    link(name, dirname(require.resolve(`${name}/package.json`)));
  }
}

/** Runs the compiler in a project. Returns its errors. Those of the packages' sources, which have other settings, are left out. */
const compile = (cwd: string): Promise<string[]> =>
  new Promise((resolve) => {
    execFile(process.execPath, [compiler, '--pretty', 'false'], { cwd }, (_, stdout, stderr) =>
      resolve(`${stdout}${stderr}`.split('\n').filter((line) => line !== '' && !line.startsWith('../'))),
    );
  });

const matrix = frameworks.flatMap((framework) => styles.map((style) => [framework, style] as const));

test.runIf(isFull).each<readonly [Framework, Style]>(matrix)(
  'all components compile in a project with %s in the style %s',
  { timeout: 120_000 },
  async (framework, style) => {
    const [file, folder] = layouts[framework];
    const dependencies = style === 'tailwind' ? { tailwindcss: '4.0.0' } : {};
    const cwd = createProject({
      'package.json': JSON.stringify({ dependencies }),
      'tsconfig.json': JSON.stringify({ compilerOptions: readOptions(framework), include: ['**/*.ts', '**/*.tsx'] }),
      [file]: '',
    });
    linkPackages(cwd);
    const added = await add(cwd, ...Object.keys(readEntries()));
    expect(added.style).toBe(style);
    const files = Object.values(readEntries()).flatMap((entry) => entry.files);
    expect(added.written.sort()).toEqual(files.map((name) => `${folder}/${name}`).sort());
    expect(await compile(cwd)).toEqual([]);
  },
);
