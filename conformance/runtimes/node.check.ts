import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPlainConsumer, getInstalledVersion } from '../../scripts/lib/consumer.js';
import { packages } from '../../scripts/lib/packages.js';
import { capture, environment } from '../../scripts/lib/run.js';

/** All entry points that are modules. */
const entries = packages.flatMap(({ manifest: { exports = {}, name } }) =>
  Object.entries(exports).flatMap(([entry, target]) => (typeof target === 'object' ? [name + entry.slice(1)] : [])),
);

const dataFile = `import { createEmulator } from '@cartwright/emulator';
import { openFileDatabase } from '@cartwright/emulator/node';
const file = process.argv[2];
try {
  createEmulator({ seed: 3, database: openFileDatabase(file) }).close();
  console.log([...openFileDatabase(file).read()].length > 3 ? 'kept' : 'lost');
} catch (error) {
  console.log(error.name + ': ' + error.message);
}
`;

let folder: string;

/** Runs a script of the application, and returns what it prints. Warnings are ignored. */
async function runNode(version: string, ...args: string[]): Promise<string> {
  const { code, output } = await capture('npx', ['--yes', `node@${version}`, '--no-warnings', ...args], {
    cwd: folder,
    // Set by the command of Vitest: the dependencies of this repository.
    env: { ...environment, NODE_PATH: '' },
  });
  if (code !== 0) throw new Error(output);
  const lines = output.split('\n').filter((line) => line !== '' && !line.startsWith('npm '));
  return lines.at(-1) ?? '';
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cartwright-node-'));
  const peers = ['@opentelemetry/api', '@tanstack/react-query', 'msw', 'react', 'react-dom'];
  await createPlainConsumer(folder, Object.fromEntries(peers.map((name) => [name, getInstalledVersion(name)])));
  const lines = (load: string) => entries.map((entry) => `check('${entry}', ${load}('${entry}'));`).join('\n');
  const check = `let count = 0;
const check = (entry, module) => { if (Object.keys(module).length === 0) throw new Error(entry + ' is empty'); count++; };
`;
  writeFileSync(join(folder, 'import.js'), `${check}${lines('await import')}\nconsole.log(count);\n`);
  writeFileSync(join(folder, 'require.cjs'), `${check}${lines('require')}\nconsole.log(count);\n`);
  writeFileSync(join(folder, 'data.js'), dataFile);
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(['20.20.2', '22.23.3', '24.21.0'])('in Node %s', { timeout: 120_000 }, (version) => {
  test('every entry point can be imported', async () => {
    expect(await runNode(version, 'import.js')).toBe(String(entries.length));
  });

  test('every entry point can be required', async () => {
    expect(await runNode(version, 'require.cjs')).toBe(String(entries.length));
  });

  test('the emulator keeps its data in a file, if there is SQLite', async () => {
    const printed = await runNode(version, 'data.js', `${version}.db`);
    if (version.startsWith('20.')) expect(printed).toMatch(/^DataFileError: .*Install the package libsql/);
    else expect(printed).toBe('kept');
  });
});
