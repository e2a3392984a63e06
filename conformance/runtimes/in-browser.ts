import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/lib/chromium.js';

/** Results of a page and a worker, and the browser's version. */
export interface Walks {
  readonly version: string;
  readonly page: unknown;
  readonly worker: unknown;
}

const worker = `import { walk } from './walk.js';
walk().then(postMessage, (error) => postMessage(String(error)));`;

declare const walked: { walk(): Promise<string[]> };

/** Runs the scenario in a page of a real browser, and in a worker of that page. */
export async function inBrowser(bundles: { module: string; script: string }): Promise<Walks | undefined> {
  const executablePath = findChromium();
  if (!executablePath) return undefined;
  const files: Record<string, [type: string, text: string]> = {
    '/': ['text/html', '<!doctype html><title>walk</title><script src="/script.js"></script>'],
    '/script.js': ['text/javascript', bundles.script],
    '/walk.js': ['text/javascript', bundles.module],
    '/worker.js': ['text/javascript', worker],
  };
  const server = createServer((request, response) => {
    const [type, text] = files[request.url ?? ''] ?? ['text/plain', ''];
    response.setHeader('content-type', `${type}; charset=utf-8`).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const tab = await browser.newPage();
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const page = await tab.evaluate(() => walked.walk());
    const inWorker = await tab.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const thread = new Worker('/worker.js', { type: 'module' });
          thread.onmessage = ({ data }) => resolve(data);
          thread.onerror = ({ message }) => reject(new Error(message));
        }),
    );
    return { version: browser.version(), page, worker: inWorker };
  } finally {
    await browser.close();
    server.close();
  }
}
