import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { transform } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveSite } from '../../scripts/docs-site/serve-site.js';
import { chromiumFlags, findChromium } from '../../scripts/lib/chromium.js';
import { codeBlocks } from '../../scripts/lib/code-blocks.js';
import { root, run } from '../../scripts/lib/run.js';
import { hasChromium } from './browser.js';

const folder = mkdtempSync(join(tmpdir(), 'cartwright-playground-'));
const examples = codeBlocks('playground.md', readFileSync(join(root, 'docs/playground.md'), 'utf8'));

let browser: Browser;
let site: Awaited<ReturnType<typeof serveSite>>;
let page: Page;

beforeAll(async () => {
  if (!hasChromium) return;
  await run('node', ['docs/site/sandbox/build.js', folder]);
  site = await serveSite(folder);
  browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumFlags });
  page = await browser.newPage();
  await page.goto(`${site.url}frame.css`);
  await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('service-worker.js');
    await new Promise<void>((resolve) =>
      installing?.addEventListener('statechange', () => installing.state === 'activated' && resolve()),
    );
  });
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
  rmSync(folder, { recursive: true });
});

interface Message {
  type: string;
  level?: string;
  text?: string;
}

/** Runs a module in a new page of the sandbox. @returns What it reports until it is done. */
const runModule = (module: string) =>
  page.evaluate((code) => {
    const frame = document.createElement('iframe');
    const messages: Message[] = [];
    frame.src = 'frame.html';
    document.body.replaceChildren(frame);
    return new Promise<Message[]>((resolve) => {
      addEventListener('message', ({ data, source }: MessageEvent<Message>) => {
        if (source !== frame.contentWindow) return;
        messages.push(data);
        if (data.type === 'ready') frame.contentWindow?.postMessage({ type: 'run', code }, origin);
        if (data.type === 'done') resolve(messages);
      });
    });
  }, module);

describe.skipIf(!hasChromium)('examples of the playground run in the browser', () => {
  test.each(examples)('$language in line $line', async ({ code, language }) => {
    const { code: module } = await transform(code, { loader: 'tsx', jsx: 'automatic' });
    const messages = await runModule(module);
    expect(messages.filter(({ level }) => level === 'error')).toEqual([]);
    if (language === 'tsx') await page.frameLocator('iframe').locator('#root > *').first().waitFor({ timeout: 10_000 });
    else expect(messages.map(({ type }) => type)).toEqual(expect.arrayContaining(['request', 'output']));
  });
});
