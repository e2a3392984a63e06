import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { EdgeVM } from '@edge-runtime/vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { application, bundle } from './bundle.js';
import { inBrowser, type Walks } from './in-browser.js';
import { inReactNative } from './react-native.js';
import { steps, stepsOnServers, stepsWithWebhooks } from './steps.js';

const run = promisify(execFile);

let folder: string;
let browser: Walks | undefined;

beforeAll(async () => {
  const entry = 'walk-with-webhooks';
  folder = await application();
  const [script, module] = await Promise.all([bundle(folder, 'iife', entry), bundle(folder, 'esm', entry)]);
  browser = await inBrowser({ script, module });
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true }));

describe('the built packages run', () => {
  test('in Node, from its own entries, and the process exits', async () => {
    // The timer fires only if something else keeps the process alive after the scenario.
    const script = "await import('./main.js'); setTimeout(() => process.exit(1), 5000).unref();";
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder });
    expect(JSON.parse(stdout)).toEqual(stepsOnServers);
  });

  test('in the edge runtime', async () => {
    const script = await bundle(folder, 'iife', 'walk-on-servers');
    expect(await new EdgeVM().evaluate<Promise<string[]>>(`${script}\nwalked.walk()`)).toEqual(stepsOnServers);
  });

  test('with React Native’s globals, without webhooks', async () => {
    const app = await bundle(folder, 'iife', 'walk');
    expect(await inReactNative(app)).toEqual(steps);
    expect(app, 'what older Hermes cannot parse').not.toMatch(/\\p\{[A-Z]|\(\?<\w/);
  });

  test('in a page of a browser', ({ skip }) => {
    if (!browser) return skip('no Chromium found');
    expect(browser.page).toEqual(stepsWithWebhooks);
  });

  test('in a worker of a browser', ({ skip }) => {
    if (!browser) return skip('no Chromium found');
    expect(browser.worker).toEqual(stepsWithWebhooks);
  });
});
