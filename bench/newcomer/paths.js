import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../../scripts/lib/run.js';
import { requireFree, untilResponds } from './fresh-machine.js';

/**
 * @typedef {object} Figures
 * @property {number} seconds
 * @property {number} steps Commands to enter, and places in the code to check or change.
 */

/** @typedef {(folder: string, machine: import('./fresh-machine.js').FreshMachine) => Promise<Figures>} Path */

/** @type {{ packageManager: string }} */
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** @param {() => Promise<unknown>} task */
async function measureSeconds(task) {
  const start = performance.now();
  await task();
  return (performance.now() - start) / 1000;
}

/**
 * From `git clone` to the page of the demo store.
 *
 * @type {Path}
 */
export async function demoStore(folder, { run, start }) {
  const [port, emulatorPort] = ['21873', '21874'];
  const url = `http://localhost:${port}`;
  await requireFree(url);
  /** @type {undefined | (() => Promise<void>)} */
  let stop;
  try {
    const seconds = await measureSeconds(async () => {
      await run(folder, 'git', 'clone', '--quiet', root, 'cartwright');
      const args = ['demo', '--no-open', '--port', port, '--emulator-port', emulatorPort];
      stop = start(join(folder, 'cartwright'), 'npx', '-y', packageManager, ...args);
      await untilResponds(url);
    });
    // git clone, cd, npx pnpm demo
    return { seconds, steps: 3 };
  } finally {
    await stop?.();
  }
}

/**
 * From `npm create cartwright` to the page of the created store.
 *
 * @param {string} template
 * @returns {Path}
 */
export const createdStore =
  (template) =>
  async (folder, { run, start }) => {
    const url = 'http://localhost:3000';
    await requireFree(url);
    await requireFree('http://localhost:4000');
    const store = join(folder, 'my-store');
    /** @type {(() => Promise<void>)[]} */
    const stops = [];
    try {
      const seconds = await measureSeconds(async () => {
        await run(
          folder,
          'npm',
          'create',
          '--yes',
          'cartwright',
          'my-store',
          '--',
          '--template',
          template,
          '--emulator',
        );
        stops.push(start(store, 'npm', 'run', 'dev'));
        await untilResponds(url);
      });
      // npm create, cd, npm run dev
      return { seconds, steps: 3 };
    } finally {
      for (const stop of stops) await stop();
    }
  };

/**
 * From an application with the official SDK to the build of the migrated one.
 *
 * @param {string} application Folder in `packages/cli/fixtures`.
 * @returns {Path}
 */
export const migratedApplication =
  (application) =>
  async (folder, { run }) => {
    const app = join(folder, application);
    cpSync(join(root, 'packages/cli/fixtures', application), app, { recursive: true });
    await run(app, 'npm', 'install', '--no-audit', '--no-fund');
    let findings = 0;
    const seconds = await measureSeconds(async () => {
      const output = await run(app, 'npx', '--yes', '@cartwright/cli', 'codemod', 'official', '--json');
      const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
      findings = /** @type {{ findings: unknown[] }} */ (JSON.parse(json)).findings.length;
      await run(app, 'npm', 'install', '--no-audit', '--no-fund');
      await run(app, 'npx', 'next', 'build');
    });
    // npx codemod, npm install, next build
    return { seconds, steps: 3 + findings };
  };
