import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createEmulator, type Emulator, type EmulatorOptions } from '@cartwright/emulator';
import { startServer } from '@cartwright/emulator/node';
import {
  chromium,
  expect as playwrightExpect,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { chromiumFlags, findChromium, installChromium } from '../../scripts/lib/chromium.js';
import { createConsumer, installApplication } from '../../scripts/lib/consumer.js';
import { freePort } from '../../scripts/lib/ports.js';
import { capture } from '../../scripts/lib/run.js';

/** Assertions with a time limit for busy machines. */
export const expect = playwrightExpect.configure({ timeout: 30_000 });

/** Client of the applications. */
export const CLIENT_ID = 'your-client-id';

/** An application, built for production and started, the platform that it calls, and a browser that visits it. */
export interface Application {
  /** Origin of the application. */
  readonly url: string;
  /** Folder in which it is installed and built. */
  readonly folder: string;
  /** The platform. */
  readonly emulator: Emulator;
  /** Paths of the requests that the platform received since the last call, sorted. Token requests are `token`. */
  platformCalls(): string[];
  /** Delays the responses of the platform to requests whose path contains a text, until the gate is opened. */
  pause(path: string): { open(): void };
  /** Opens a separate browser profile: a visitor. */
  openVisitor(options?: BrowserContextOptions): Promise<Visitor>;
  /** Stops the application and starts it again, with another platform. */
  restart(options: EmulatorOptions): Promise<RunningApplication>;
  close(): Promise<void>;
}

/** An application, which is closed by the one that was started first. */
export type RunningApplication = Omit<Application, 'close'>;

/** A visitor of an application. */
export interface Visitor {
  /** The visitor's only tab. */
  readonly page: Page;
  /** Errors and warnings of the console, such as hydration mismatches. */
  readonly problems: string[];
  /** Paths of the calls that the browser sent to the route that forwards, since the last call. */
  forwardedCalls(): string[];
}

/** How an application is built and started. */
interface Recipe {
  /** Folder, absolute or relative to this file. Its `package.json` names the dependencies besides those of the workspace. */
  readonly folder: string;
  /** Whether to install only what its `package.json` names, as users do. */
  readonly isComplete?: boolean;
  /** Options of the platform. */
  readonly platform?: EmulatorOptions;
  /** Writes further files before the build. */
  readonly prepare?: (folder: string, platform: string) => void;
}

/** Waits until a server responds. */
async function untilResponds(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended with exit code ${server.exitCode}`);
    const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
    if (response) return;
    await sleep(50);
  }
}

function recordCalls(emulator: Emulator) {
  const seen = new Set<string>();
  return () => {
    const added = emulator.requests().filter(({ id, path }) => !seen.has(id) && !path.startsWith('/media/'));
    for (const { id } of added) seen.add(id);
    return added.map(({ method, path }) => (path === '/oauth2/token' ? 'token' : `${method} ${path}`)).sort();
  };
}

async function openVisitor(browser: Browser, url: string, options: BrowserContextOptions): Promise<Visitor> {
  const page = await (await browser.newContext(options)).newPage();
  const problems: string[] = [];
  let forwarded: string[] = [];
  page.on('console', (message) => {
    // The platform's sign-in pages have no icon.
    const source = message.location().url || url;
    if (['error', 'warning'].includes(message.type()) && source.startsWith(url)) {
      problems.push(`${message.text()} (${source})`);
    }
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  // When Chromium reports a page as shown depends on the load of the machine. The page would read the cart again, which
  // the console reports as an error if there is none.
  await page.addInitScript(() =>
    window.addEventListener('visibilitychange', (event) => event.stopImmediatePropagation(), true),
  );
  page.on('request', (request) => {
    const [, path] = /\/api\/shop(\/.*)$/.exec(new URL(request.url()).pathname) ?? [];
    if (path) forwarded.push(`${request.method()} ${path}`);
  });
  return {
    page,
    problems,
    forwardedCalls() {
      const calls = forwarded;
      forwarded = [];
      return calls;
    },
  };
}

/**
 * Installs the packed packages with an application, builds it for production and starts it. Type errors fail the build.
 */
export async function startApplication(recipe: Recipe): Promise<Application> {
  const cleanup: (() => unknown)[] = [];
  const close = async () => {
    for (const task of cleanup.splice(0).reverse()) await task();
  };
  try {
    return { ...(await start(recipe, cleanup)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts the platform of an application. */
async function startPlatform(applicationUrl: string, options: EmulatorOptions) {
  const clients = [{ clientId: CLIENT_ID, redirectUris: [`${applicationUrl}/auth/callback`] }];
  const emulator = createEmulator({ cartV1: 'available', clients, ...options });
  const gates = new Set<{ path: string; opened: Promise<void> }>();
  const { url, close } = await startServer({
    emulator: {
      ...emulator,
      async fetch(request) {
        const { pathname } = new URL(request.url);
        const closed = [...gates].filter(({ path }) => pathname.includes(path));
        await Promise.all(closed.map(({ opened }) => opened));
        return emulator.fetch(request);
      },
    },
  });
  const pause: Application['pause'] = (path) => {
    let open = () => {};
    const gate = { path, opened: new Promise<void>((resolve) => (open = resolve)) };
    gates.add(gate);
    return { open: () => (gates.delete(gate), open()) };
  };
  return { emulator, url, close, pause };
}

type Platform = Awaited<ReturnType<typeof startPlatform>>;

async function start(recipe: Recipe, cleanup: (() => unknown)[]): Promise<RunningApplication> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(`There is no Chromium. ${installChromium}`);
  const source = resolve(import.meta.dirname, recipe.folder);
  const folder = mkdtempSync(join(tmpdir(), `cartwright-${basename(source)}-`));
  cleanup.push(() => rmSync(folder, { recursive: true }));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const openPlatform = async (options: EmulatorOptions) => {
    const platform = await startPlatform(url, options);
    cleanup.push(platform.close);
    return platform;
  };
  const first = await openPlatform(recipe.platform ?? {});

  const { dependencies, devDependencies, scripts } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies?: Record<string, string>;
    scripts: { build: string; start: string };
  };
  if (!recipe.isComplete) await createConsumer(folder, { ...dependencies, ...devDependencies });
  const others = ['node_modules', '.next', ...(recipe.isComplete ? [] : ['package.json'])].map((name) =>
    join(source, name),
  );
  cpSync(source, folder, { recursive: true, filter: (path) => !others.includes(path) });
  if (recipe.isComplete) await installApplication(folder);
  recipe.prepare?.(folder, first.url);

  const environment = async ({ emulator, url: platformUrl }: Platform) => ({
    // Vitest sets variables of Vite, which would reach the application's build.
    ...Object.fromEntries(
      Object.entries(process.env).filter(([key]) => !/^(VITE|DEV|PROD|SSR|MODE|BASE_URL)/.test(key)),
    ),
    PATH: [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    NODE_ENV: 'production' as const,
    HOST: 'localhost',
    PORT: String(port),
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_PUBLIC_ORIGIN: url,
    NEXT_PUBLIC_MEDIA_URL: `${platformUrl}/media`,
    PUBLIC_ORIGIN: url,
    ORIGIN: url,
    VITE_ORIGIN: url,
    SESSION_SECRET: 'a secret of the test, longer than 32 characters',
    WIX_CLIENT_ID: CLIENT_ID,
    WIX_API_URL: platformUrl,
    VITE_WIX_CLIENT_ID: CLIENT_ID,
    VITE_WIX_API_URL: platformUrl,
    WIX_PUBLIC_KEY: await emulator.webhooks.publicKey(),
  });
  const { code, output } = await capture('sh', ['-c', scripts.build], { cwd: folder, env: await environment(first) });
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  cleanup.push(() => browser.close());

  const serve = async (platform: Platform): Promise<RunningApplication> => {
    const server = spawn('sh', ['-c', `exec ${scripts.start}`], {
      cwd: folder,
      env: await environment(platform),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const stop = async () => {
      server.kill();
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    };
    cleanup.push(stop);
    await untilResponds(`${url}/icon.svg`, server);
    return {
      url,
      folder,
      emulator: platform.emulator,
      platformCalls: recordCalls(platform.emulator),
      pause: platform.pause,
      openVisitor: (options = {}) => openVisitor(browser, url, options),
      async restart(options) {
        await stop();
        return serve(await openPlatform(options));
      },
    };
  };
  return serve(first);
}
