import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { application, bundle } from './bundle.js';
import { stepsOnServers } from './steps.js';

const run = promisify(execFile);

const worker = `import { walk } from './walk.js';
export default { async test() { console.log(JSON.stringify(await walk())); } };`;

const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(name = "walk", worker = (
  modules = [(name = "main.js", esModule = embed "worker.js"), (name = "walk.js", esModule = embed "bundle.js")],
  compatibilityDate = "2025-01-01",
))]);`;

let folder: string;

beforeAll(async () => {
  folder = await application();
  writeFileSync(join(folder, 'worker.js'), worker);
  writeFileSync(join(folder, 'bundle.js'), await bundle(folder, 'esm', 'walk-on-servers'));
  writeFileSync(join(folder, 'config.capnp'), config);
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true }));

const runtimes = [
  ['node@22.23.3', 'main.js'],
  ['node@24.21.0', 'main.js'],
  ['deno@2.9.6', 'run', '--no-prompt', '--node-modules-dir=manual', 'main.js'],
  ['bun@1.4.5', 'main.js'],
  ['workerd@1.20260426.1', 'test', 'config.capnp'],
];

describe('the built packages run', () => {
  test.each(runtimes)('in %s', { timeout: 300_000 }, async (...command) => {
    const { stdout, stderr } = await run('npx', ['--yes', ...command], { cwd: folder });
    const list = `${stdout}\n${stderr}`.split('\n').find((line) => line.startsWith('["'));
    expect(JSON.parse(list ?? '[]')).toEqual(stepsOnServers);
  });
});
