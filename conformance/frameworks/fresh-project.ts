import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createEmulator } from '@cartwright/emulator';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/lib/chromium.js';
import { createConsumer } from '../../scripts/lib/consumer.js';
import { pageExamples, type Example } from '../../scripts/lib/page-examples.js';
import { freePort } from '../../scripts/lib/ports.js';
import { capture, root } from '../../scripts/lib/run.js';
import { site } from '../../scripts/lib/run-examples.js';

/** Pages with examples of React. */
const pages = [
  'README.md',
  'docs/react.md',
  'docs/react-products.md',
  'docs/react-checkout.md',
  'packages/react/README.md',
];

const blocks = pages
  .flatMap((file) => pageExamples(file, readFileSync(join(root, file), 'utf8')))
  .filter(({ reason }) => reason === undefined);

/** The React examples of the README and the guides. */
export const examples: readonly Example[] = blocks.filter(({ inPage }) => inPage);

/** The other modules of these pages, which the examples import. */
export const modules: readonly Example[] = blocks.filter(
  ({ inPage, path }) => !inPage && !/\/line-\d+\.tsx?$/.test(path),
);

/** A project as its tool created it, with the packed packages and the examples. */
export interface FreshProject {
  /** Runs a script of the project to its end. Rejects if it fails. */
  run(script: string, env?: object): Promise<void>;
  /** Starts a script that serves the project, with `PORT` in its arguments replaced, and returns its URL. */
  serve(...args: string[]): Promise<string>;
  /** Opens a tab in which the platform's hosts are a new emulator. */
  openTab(url: string): Promise<Page>;
  close(): Promise<void>;
}

/** Where an example leaves the site, the browser stays, and `location.visited` has the URL. */
function stayOnPage() {
  if (window.top !== window) return;
  const visited: string[] = [];
  Object.assign(location, { visited });
  const { navigation } = window as unknown as {
    navigation: EventTarget;
  };
  navigation.addEventListener('navigate', (event) => {
    const { destination, hashChange, intercept } = event as Event & {
      destination: { url: string };
      hashChange: boolean;
      intercept: () => void;
    };
    if (new URL(destination.url).origin !== location.origin) {
      visited.push(destination.url);
      event.preventDefault();
    } else if (!hashChange) intercept.call(event);
  });
}

/** Lets a new emulator respond for the platform. Its site has the project's origin. */
async function emulatePlatform(page: Page, origin: string): Promise<void> {
  const emulator = createEmulator({ clients: [{ ...site, redirectUris: [`${origin}/callback`] }] });
  await page.route(/^https:\/\/(www|edge)\.wixapis\.com\//, async (route) => {
    const request = route.request();
    const body = request.postDataBuffer();
    const response = await emulator.fetch(
      new Request(request.url(), {
        method: request.method(),
        headers: await request.allHeaders(),
        ...(body && { body: new Uint8Array(body) }),
      }),
    );
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
}

/**
 * Creates a project.
 *
 * @param command - Arguments of `npx` that create the project in the folder `store`.
 * @param files - Files of the project, by path.
 */
export async function createProject(
  command: readonly string[],
  files: Readonly<Record<string, string>>,
): Promise<FreshProject> {
  const parent = mkdtempSync(join(tmpdir(), 'cartwright-fresh-'));
  const folder = join(parent, 'store');
  const run = async (tool: string, args: readonly string[], cwd: string, env = {}) => {
    const { code, output } = await capture(tool, [...args], { cwd, env: { ...environment(), ...env } });
    if (code !== 0) throw new Error(`${[tool, ...args].join(' ')} failed:\n${output}`);
  };
  await run('npx', ['--yes', ...command], parent);
  await createConsumer(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumFlags });
  const servers: ReturnType<typeof spawn>[] = [];

  return {
    run: (script, env) => run('npm', ['run', script], folder, env),
    async serve(...args) {
      const port = String(await freePort());
      const [tool = '', ...rest] = args.map((arg) => arg.replace('PORT', port));
      const command = join(folder, 'node_modules/.bin', tool);
      servers.push(spawn(command, rest, { cwd: folder, env: environment(), stdio: ['ignore', 'ignore', 'inherit'] }));
      const url = `http://localhost:${port}`;
      while (!(await fetch(url).catch(() => undefined))) await sleep(50);
      return url;
    },
    async openTab(url) {
      const page = await (await browser.newContext()).newPage();
      await page.addInitScript(stayOnPage);
      await emulatePlatform(page, new URL(url).origin);
      await page.goto(url);
      return page;
    },
    async close() {
      await browser.close();
      for (const server of servers) {
        server.kill();
        if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
      }
      rmSync(parent, { recursive: true });
    },
  };
}

/** The environment without the variables of Vitest, which change what other tools do. */
const environment = (): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITE|DEV|PROD|SSR|MODE|BASE_URL|NODE_ENV|TEST)/.test(name)),
  );
