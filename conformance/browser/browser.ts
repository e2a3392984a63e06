import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Frame, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { onTestFinished } from 'vitest';
import { chromiumFlags, findChromium } from '../../scripts/lib/chromium.js';
import type { shop as shopInPage, StorageName } from './shop-page.js';
import type { strictPlatform } from './strict-platform.js';

type Shop = typeof shopInPage;

/** Whether Chromium is installed. */
export const hasChromium = findChromium() !== undefined;

/** Bundles the page's script with the built packages. */
async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'shop-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'page',
    platform: 'browser',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

/** Runs actions in a tab of the shop. */
export const inTab = <In extends Page | Frame>(page: In) => ({
  page,
  do: <Name extends keyof Shop>(name: Name, ...args: Parameters<Shop[Name]>) =>
    page.evaluate(
      ([called, given]) => {
        const { shop } = (globalThis as unknown as { page: { shop: Record<string, (...all: unknown[]) => unknown> } })
          .page;
        return shop[called]?.(...given);
      },
      [name, args] as [string, unknown[]],
    ) as Promise<Awaited<ReturnType<Shop[Name]>>>,
});

/** Tab with its actions. */
export type Tab = ReturnType<typeof inTab<Page>>;

/** Starts a browser and the site to test. `CHROMIUM_PATH` specifies a browser that is not in the path. */
export async function openBrowser() {
  const text = await script();
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const site = createServer((request, response) => {
    const isScript = request.url === '/shop.js';
    response.setHeader('content-type', isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8');
    response.end(isScript ? text : '<!doctype html><title>shop</title><script src="/shop.js"></script>');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

  return {
    /**
     * Opens an isolated browser profile, whose tabs share a storage. It is closed after the test. `prepare` runs in
     * each page before its scripts.
     */
    async openProfile(
      { url, clientId }: Awaited<ReturnType<typeof strictPlatform>>,
      prepare?: () => void,
      storage: StorageName = 'browserStorage',
    ) {
      const context = await browser.newContext();
      onTestFinished(() => context.close());
      if (prepare) await context.addInitScript(prepare);
      const address = `${origin}/?${new URLSearchParams({ api: url, client: clientId, storage }).toString()}`;
      return {
        context,
        address,
        async openTab(): Promise<Tab> {
          const page = await context.newPage();
          await page.goto(address);
          return inTab(page);
        },
      };
    },
    async close() {
      await browser.close();
      site.close();
      site.closeAllConnections();
    },
  };
}
