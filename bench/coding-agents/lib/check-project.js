import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createEmulator, DEMO_CLIENT_ID } from '@cartwright/emulator';
import { startServer as startEmulator } from '@cartwright/emulator/node';

import { freePort } from '../../../scripts/lib/ports.js';
import { capture } from '../../../scripts/lib/run.js';
import { startServer } from '../../lib/server.js';
import { PATIENCE } from './expect.js';
import { createMerchant } from './merchant.js';

/**
 * Shop that a check tests: a new visitor of the project, and the platform behind it.
 *
 * @typedef {object} Shop
 * @property {import('@playwright/test').Page} page The visitor's tab. Paths are relative to the project.
 * @property {() => Promise<import('@playwright/test').Page>} openVisitor Opens the tab of another visitor.
 * @property {import('@cartwright/emulator').Emulator} emulator The platform.
 * @property {ReturnType<typeof createMerchant>} merchant The merchant, who changes the shop meanwhile.
 */

/**
 * Result of a check with one version of the catalog.
 *
 * @typedef {object} Result
 * @property {'v1' | 'v3'} version
 * @property {string[]} steps Steps that passed.
 * @property {{ step: string, reason: string }} [failure] First step that failed.
 */

/** @param {unknown} error @returns {string} The message of an error of Playwright, without colors and its log. */
const getReason = (error) =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    .replace(/\n+Call log:[^]*/i, '')
    .trim();

/** @param {string} folder @param {NodeJS.ProcessEnv} env */
async function buildProject(folder, env) {
  const { code, output } = await capture('npm', ['run', 'build'], { cwd: folder, env });
  return code === 0
    ? undefined
    : { step: 'npm run build passes', reason: output.trim().split('\n').slice(-20).join('\n') };
}

/**
 * Takes the steps of a task as a new visitor of a new shop.
 *
 * @param {import('./tasks.js').Task} task
 * @param {Omit<Result, 'steps' | 'failure'> & { url: string, emulatorPort: number, browser: import('@playwright/test').Browser }} setting
 * @returns {Promise<Result>}
 */
async function takeSteps(task, { version, url, emulatorPort, browser }) {
  const emulator = createEmulator({ catalogVersion: version });
  const platform = await startEmulator({ emulator, port: emulatorPort });
  /** @type {import('@playwright/test').BrowserContext[]} */
  const contexts = [];
  const openVisitor = async () => {
    const context = await browser.newContext({ baseURL: url });
    contexts.push(context);
    context.setDefaultTimeout(PATIENCE);
    return context.newPage();
  };
  /** @type {Result} */
  const result = { version, steps: [] };
  try {
    const shop = { page: await openVisitor(), openVisitor, emulator, merchant: createMerchant(emulator, version) };
    for (const [step, take] of Object.entries(task.steps)) {
      try {
        await take(shop);
      } catch (error) {
        return { ...result, failure: { step, reason: getReason(error) } };
      }
      result.steps.push(step);
    }
    return result;
  } finally {
    for (const context of contexts) await context.close();
    await platform.close();
  }
}

/**
 * Checks a project: builds it with its type check, and shops in it.
 *
 * @param {string} folder An installed project.
 * @param {import('./tasks.js').Task} task
 * @param {readonly ('v1' | 'v3')[]} versions Versions of the catalog.
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<Result[]>} The result for each version.
 */
export async function checkProject(folder, task, versions, browser) {
  const [port, emulatorPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    PATH: [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    PORT: String(port),
    VITE_WIX_CLIENT_ID: DEMO_CLIENT_ID,
    VITE_WIX_API_URL: `http://127.0.0.1:${emulatorPort}`,
  };
  if (!existsSync(join(folder, 'node_modules'))) throw new Error(`${folder} is not installed. Run npm install there.`);
  const failure = await buildProject(folder, env);
  if (failure) return versions.map((version) => ({ version, steps: [], failure }));
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const url = `http://localhost:${port}`;
  const server = await startServer(url, 'sh', ['-c', `exec ${scripts.start}`], { cwd: folder, env });
  try {
    const results = [];
    for (const version of versions) results.push(await takeSteps(task, { version, url, emulatorPort, browser }));
    return results;
  } finally {
    await server.stop();
  }
}
