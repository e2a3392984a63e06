import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { createEmulator, DEMO_CLIENT_ID } from '@cartwright/emulator';
import { beforeAll, describe, expect, test } from 'vitest';
import { writeTemplates } from '../../../../../scripts/lib/templates.js';
import { run } from '../../testing/run.js';
import { scriptedTerminal } from '../../testing/scripted-terminal.js';
import { temporaryFolder } from '../../testing/temporary-folder.js';
import { frameworks, getTemplateFolder, type TemplateName, templateNames, templates } from './templates.js';

const CLIENT_ID = '5c9e2f10-3d84-4b1e-8a6f-00c0ffee0001';

interface Manifest {
  name: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** A platform that responds to token requests with a status, and records them. */
function platform(status: number) {
  const requests: [string, unknown][] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push([input as string, JSON.parse(init?.body as string)]);
    if (status === 0) throw new TypeError('fetch failed');
    return Response.json({}, { status });
  };
  return { fetch, requests };
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
/** Options that create a store from a template. */
const toOptions = (template: TemplateName) =>
  template === 'everything' ? ['--size', 'everything'] : ['--template', template];

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const parseSettings = (text: string) => parseEnv(text) as Record<string, string>;

beforeAll(() => writeTemplates());

test.each(templateNames)('the template %s becomes a store on the emulator', async (template) => {
  const cwd = temporaryFolder();
  const args = ['create', 'My Store', ...toOptions(template), '--skip-install', '--json'];
  const { exitCode, out } = await run(args, { cwd });
  expect(exitCode).toBe(0);
  const folder = join(cwd, 'My Store');
  expect(JSON.parse(out)).toEqual({
    folder,
    size: template === 'everything' ? 'everything' : 'small',
    template: template === 'everything' ? 'react-router' : template,
    clientId: DEMO_CLIENT_ID,
    emulator: 'http://localhost:4000',
    nextSteps: ['cd "My Store"', 'npm install', 'npm run dev', 'Open http://localhost:3000'],
  });

  const manifest = JSON.parse(read(folder, 'package.json')) as Manifest;
  expect(manifest.name).toBe('my-store');
  expect(Object.keys(manifest.scripts)).toEqual(
    expect.arrayContaining(['dev', 'build', 'start', 'emulator', 'doctor']),
  );
  expect(manifest.scripts['dev']).toMatch(/^cartwright dev \w/);
  const versions = { ...manifest.dependencies, ...manifest.devDependencies };
  expect(Object.keys(versions)).toEqual(expect.arrayContaining(['@cartwright/react', '@cartwright/cli', 'typescript']));
  expect(JSON.stringify(versions)).not.toMatch(/workspace:|catalog:/);

  const { settingsFile } = templates[template];
  const settings = parseSettings(read(folder, settingsFile));
  expect(Object.values(settings)).toContain(DEMO_CLIENT_ID);
  expect(Object.values(settings)).toContain('http://localhost:4000');
  // Windows has no such permissions.
  if (process.platform !== 'win32') expect(statSync(join(folder, settingsFile)).mode & 0o077).toBe(0);
  expect(read(folder, '.gitignore').split('\n')).toContain(settingsFile);
  const example = read(folder, '.env.example');
  expect(example).toContain('CLIENT_ID=your-client-id');
  if (settings['SESSION_SECRET']) {
    expect(settings['SESSION_SECRET'].length).toBeGreaterThanOrEqual(32);
    expect(example).not.toContain(settings['SESSION_SECRET']);
  }
  const files = listFiles(folder);
  expect(files.filter((file) => /\.test\.|node_modules|(^|\/)e2e(\/|$)|src\/merchant/.test(file))).toEqual([]);
  for (const file of files.filter((name) => /\.(tsx?|js|json)$/.test(name))) {
    expect(read(folder, file), file).not.toMatch(/#region|@cartwright\/source|from '(\.\.\/){1,9}(scripts|packages)\//);
  }
});

test.each(templateNames)('the template %s tells agents about its files, and has the skill', async (template) => {
  const cwd = temporaryFolder();
  await run(['create', 'shop', ...toOptions(template), '--skip-install'], { cwd });
  const folder = join(cwd, 'shop');
  const agents = read(folder, 'AGENTS.md');
  const named = [...agents.matchAll(/`((?:src|app|components|server|shop|ui|\.agents)\/[^`]*)`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  const { scripts } = JSON.parse(read(folder, 'package.json')) as Manifest;
  const commands = [...agents.matchAll(/`npm run (\w+)`/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const skill = read(folder, '.agents/skills/cartwright/SKILL.md');
  expect(skill).toMatch(/^---\nname: cartwright\ndescription: .+\n---\n\n# /);
  expect(skill).toContain('useProductSelection');
  expect(skill).not.toMatch(/<!--|\]\([\w-]+\.md/);
});

test.each(templateNames)(
  'npm run doctor of the template %s checks redirects, and finds no problems',
  async (template) => {
    const cwd = temporaryFolder();
    await run(['create', 'shop', ...toOptions(template), '--skip-install'], { cwd });
    const folder = join(cwd, 'shop');
    const { scripts } = JSON.parse(read(folder, 'package.json')) as Manifest;
    const [program, ...args] = scripts['doctor']?.split(' ') ?? [];
    expect(program).toBe('cartwright');
    const emulator = createEmulator({ seed: 'empty' });
    const fetch: typeof globalThis.fetch = (input, init) => emulator.fetch(new Request(input, init));
    const { out } = await run([...args, '--json'], { cwd: folder, fetch });
    const { checks } = JSON.parse(out) as { checks: { name: string; findings: { status: string }[] }[] };
    const statuses = (name: string) =>
      checks.filter((check) => check.name === name).flatMap(({ findings }) => findings.map(({ status }) => status));
    const { callbacks } = templates[template];
    expect(statuses('redirect-uris')).toEqual(callbacks.length === 0 ? ['skipped'] : callbacks.map(() => 'ok'));
    expect(statuses('redirect-domains')).toEqual(['ok']);
  },
);

test.each(frameworks)('a small store with %s has at most 1,500 lines of code, style sheets included', (framework) => {
  const folder = getTemplateFolder(framework);
  const sources = listFiles(folder).filter((file) => /\.(tsx?|css|html)$/.test(file));
  const lines = sources.flatMap((file) => read(folder, file).split('\n'));
  const code = lines.filter((line) => !/^\s*($|\/\/|\{?\/\*|\*)/.test(line));
  expect(code.length).toBeLessThanOrEqual(1500);
});

test('a terminal can choose the demo store, which has one framework', async () => {
  const cwd = temporaryFolder();
  const { screen, terminal } = scriptedTerminal([
    ['Size', '\u001b[B\r'],
    ['Where are the products?', '\r'],
  ]);
  const { exitCode } = await run(['create', 'shop', '--skip-install'], { cwd, ...terminal });
  expect(exitCode).toBe(0);
  expect(screen()).not.toContain('Framework');
  expect(existsSync(join(cwd, 'shop/src/checkout/checkout-form.tsx'))).toBe(true);
});

test('two stores have different session secrets', async () => {
  const cwd = temporaryFolder();
  const secrets = new Set<unknown>();
  for (const name of ['a', 'b']) {
    await run(['create', name, '--template', 'next', '--skip-install'], { cwd });
    secrets.add(parseSettings(read(cwd, name, '.env.local'))['SESSION_SECRET']);
  }
  expect(secrets.size).toBe(2);
});

test('a store of a site has its client ID, which the platform checked', async () => {
  const cwd = temporaryFolder();
  const { fetch, requests } = platform(200);
  const args = ['create', 'shop', '--template', 'next', '--client-id', CLIENT_ID, '--skip-install'];
  const { exitCode, out, error } = await run(args, {
    cwd,
    fetch,
    env: { npm_config_user_agent: 'pnpm/10.0.0 node/v20' },
  });
  expect([exitCode, error]).toEqual([0, '']);
  expect(requests).toEqual([['https://www.wixapis.com/oauth2/token', { clientId: CLIENT_ID, grantType: 'anonymous' }]]);
  expect(out).toContain('Allow the authorization redirect URI http://localhost:3000/auth/callback.');
  expect(out).toContain('Allow the redirect domain localhost:3000.');
  expect(out).toContain('pnpm run dev');
  const settings = parseSettings(read(cwd, 'shop', '.env.local'));
  expect(settings).toMatchObject({ WIX_CLIENT_ID: CLIENT_ID });
  expect(Object.keys(settings)).not.toContain('WIX_API_URL');
});

test.each([400, 401, 403])('a client ID that the platform rejects with %i creates nothing', async (status) => {
  const cwd = temporaryFolder();
  const { exitCode, error } = await run(['create', 'shop', '--client-id', CLIENT_ID], { cwd, ...platform(status) });
  expect(exitCode).toBe(1);
  expect(error).toContain(`The platform rejects the client ID ${CLIENT_ID} with status ${status}.`);
  expect(listFiles(cwd)).toEqual([]);
});

test.each([0, 429, 503])('a platform that cannot check the client ID (%i) is reported', async (status) => {
  const cwd = temporaryFolder();
  const args = ['create', 'shop', '--template', 'vite', '--client-id', CLIENT_ID, '--skip-install'];
  const { exitCode, error } = await run(args, { cwd, ...platform(status) });
  expect([exitCode, error]).toEqual([
    0,
    `The platform could not be reached, so the client ID ${CLIENT_ID} is not checked.\n`,
  ]);
  expect(existsSync(join(cwd, 'shop/package.json'))).toBe(true);
});

test.each([
  [['create'], 2, 'Name the folder of the store: cartwright create my-store.'],
  [['create', 'shop', '--template', 'angular'], 2, "argument 'angular' is invalid"],
  [['create', 'shop', '--size', 'everything', '--template', 'vite'], 2, 'is a store with React Router'],
  [['create', 'shop', '--emulator', '--client-id', CLIENT_ID], 2, '--emulator and --client-id exclude each other.'],
  [['create', 'shop', '--client-id', 'my-client'], 1, 'A client ID is a GUID'],
])('%j fails', async (args, exitCode, message) => {
  const cwd = temporaryFolder();
  const ran = await run(args, { cwd });
  expect(ran.exitCode).toBe(exitCode);
  expect(ran.error).toContain(message);
  expect(listFiles(cwd)).toEqual([]);
});

test('existing files are kept', async () => {
  const cwd = temporaryFolder();
  mkdirSync(join(cwd, 'shop'));
  writeFileSync(join(cwd, 'shop/notes.txt'), 'mine');
  writeFileSync(join(cwd, 'file'), 'mine');
  expect(await run(['create', 'shop', '--skip-install'], { cwd })).toMatchObject({
    exitCode: 1,
    error: `${join(cwd, 'shop')} is not empty. Choose another folder.\n`,
  });
  expect((await run(['create', 'file', '--skip-install'], { cwd })).error).toContain(
    'is a file. Choose another folder.',
  );
  expect(listFiles(cwd).sort()).toEqual(['file', 'shop', 'shop/notes.txt']);
});

test('a failed installation keeps the files, and is reported', async () => {
  const cwd = temporaryFolder();
  const env = { PATH: cwd };
  const ran = await run(['create', 'shop', '--template', 'vite', '--package-manager', 'bun'], { cwd, env });
  expect(ran.exitCode).toBe(1);
  // On Windows, a shell looks for the package manager.
  const reason = process.platform === 'win32' ? 1 : 'ENOENT';
  expect(ran.error).toContain(`"bun install" ended with ${reason}. The files of the store are in ${join(cwd, 'shop')}`);
  expect(existsSync(join(cwd, 'shop/package.json'))).toBe(true);
});

describe('Ctrl-C ends the command with 130', () => {
  test('while the client ID is checked: nothing is created', async () => {
    const cwd = temporaryFolder();
    const stop = new AbortController();
    const fetch: typeof globalThis.fetch = async (_, init) => {
      stop.abort();
      init?.signal?.throwIfAborted();
      return Response.json({});
    };
    const args = ['create', 'shop', '--client-id', CLIENT_ID];
    const ran = await run(args, { cwd, fetch, signal: stop.signal });
    expect(ran).toEqual({ exitCode: 130, out: '', error: 'Interrupted. Nothing was created.\n' });
    expect(listFiles(cwd)).toEqual([]);
  });

  test.skipIf(process.platform === 'win32')(
    'while the dependencies are installed: names the files that are written',
    async () => {
      const [cwd, bin] = [temporaryFolder(), temporaryFolder()];
      writeFileSync(join(bin, 'bun'), '#!/bin/sh\nexec /bin/sleep 60\n');
      chmodSync(join(bin, 'bun'), 0o755);
      const stop = new AbortController();
      let shown = '';
      const ran = await run(['create', 'shop', '--template', 'vite', '--package-manager', 'bun'], {
        cwd,
        env: { PATH: bin },
        signal: stop.signal,
        error: (text) => (text.startsWith('Installing') ? setImmediate(() => stop.abort()) : (shown += text)),
      });
      expect([ran.exitCode, shown]).toEqual([
        130,
        `Interrupted. The files of the store are in ${join(cwd, 'shop')}: run "bun install" there.\n`,
      ]);
      expect(existsSync(join(cwd, 'shop/package.json'))).toBe(true);
    },
  );

  test('in a prompt: nothing is created', async () => {
    const cwd = temporaryFolder();
    const { terminal } = scriptedTerminal([
      ['Folder of the store', 'shop\r'],
      ['Size', '\u0003'],
    ]);
    expect(await run(['create'], { cwd, ...terminal })).toEqual({
      exitCode: 130,
      out: '',
      error: 'Canceled. Nothing was created.\n',
    });
    expect(listFiles(cwd)).toEqual([]);
  });
});

test('prompts for what is not specified', async () => {
  const cwd = temporaryFolder();
  const { fetch, requests } = platform(200);
  const { screen, terminal } = scriptedTerminal([
    ['Folder of the store', '\r'],
    ['Size', '\r'],
    ['Framework', '\u001b[B\u001b[B\r'],
    ['Where are the products?', '\u001b[B\r'],
    ['Client ID of your OAuth app', `mine\r`],
    ['A client ID is a GUID', `${'\u007f'.repeat(4)}${CLIENT_ID}\r`],
  ]);
  const { exitCode, out } = await run(['create', '--skip-install'], { cwd, fetch, ...terminal });
  expect([exitCode, out.split('\n')[0]]).toEqual([0, `Created ${join(cwd, 'my-store')}.`]);
  expect(parseSettings(read(cwd, 'my-store', '.env'))).toEqual({ VITE_WIX_CLIENT_ID: CLIENT_ID });
  expect(requests).toHaveLength(1);
  expect(screen()).toContain('Vite: a single-page application');
});

test('does not prompt for what is specified, or with --json', async () => {
  const { screen, terminal } = scriptedTerminal([['Where are the products?', '\r']]);
  const args = ['create', 'shop', '--template', 'vite', '--skip-install'];
  expect((await run([...args, '--json'], { cwd: temporaryFolder(), ...terminal })).exitCode).toBe(0);
  expect((await run([...args, '--emulator'], { cwd: temporaryFolder(), ...terminal })).exitCode).toBe(0);
  expect(screen()).toBe('');
  const cwd = temporaryFolder();
  expect((await run(args, { cwd, ...terminal })).exitCode).toBe(0);
  expect(screen()).not.toMatch(/Folder of the store|Size|Framework/);
  expect(parseSettings(read(cwd, 'shop', '.env'))).toMatchObject({ VITE_WIX_CLIENT_ID: DEMO_CLIENT_ID });
});
