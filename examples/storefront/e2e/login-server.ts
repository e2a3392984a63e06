import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createEmulator } from '@cartwright/emulator';
import { startServer } from '@cartwright/emulator/node';
import type { BrowserContext, Page } from '@playwright/test';
import { createServer, defaultClientConditions } from 'vite';
import { test as base } from './stress.js';

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );

/** Serves the sign-in page, an emulator that accepts each refresh token once, and pages of another site. */
async function serve() {
  const emulator = createEmulator({ cartV1: 'available', rotateRefreshTokens: true });
  const platform = await startServer({ emulator });
  const page = await createServer({
    configFile: false,
    root: join(import.meta.dirname, 'login-page'),
    cacheDir: join(import.meta.dirname, '../node_modules/.vite-login-page'),
    resolve: { conditions: ['@cartwright/source', ...defaultClientConditions] },
    server: { host: 'localhost', port: 0, hmr: false, ws: false },
    logLevel: 'error',
  });
  await page.listen();
  const { port } = page.httpServer?.address() as AddressInfo;
  const stranger = createHttpServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Someone else</title>');
  });
  return {
    emulator,
    platform: platform.url,
    app: `http://localhost:${port}`,
    stranger: await listen(stranger),
    async close() {
      stranger.close();
      await page.close();
      await platform.close();
    },
  };
}

type LoginServer = Awaited<ReturnType<typeof serve>>;

/** An isolated shop and browser context for one test. */
export class LoginShop {
  readonly clientId = randomUUID();
  readonly member = { email: `${randomUUID()}@shop.test`, password: 'correct horse' };

  constructor(
    readonly server: LoginServer,
    private readonly context: BrowserContext,
  ) {}

  /** A new tab of the shop. */
  async open(path = '/'): Promise<Page> {
    const page = await this.context.newPage();
    const name = new URLSearchParams({ clientId: this.clientId, apiUrl: this.server.platform }).toString();
    await page.addInitScript((given) => {
      if (window.top === window && !window.opener) window.name = given;
    }, name);
    await page.goto(this.server.app + path);
    await page.waitForFunction(() => 'auth' in window);
    return page;
  }

  /** Registers the member and returns the session token. */
  register(page: Page): Promise<string> {
    return page.evaluate(async (member) => {
      const state = await window.auth.register(member);
      if (state.loginState !== 'SUCCESS') throw new Error(JSON.stringify(state));
      return state.data.sessionToken;
    }, this.member);
  }

  /** Signs in on the platform's page. */
  async signIn(page: Page): Promise<void> {
    await page.getByLabel('Email').fill(this.member.email);
    await page.getByLabel('Password').fill(this.member.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }
}

export const test = base.extend<{ shop: LoginShop }, { server: LoginServer }>({
  server: [
    async ({ playwright: _ }, use) => {
      const server = await serve();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  shop: async ({ server, context }, use) => {
    await use(new LoginShop(server, context));
  },
});
export { expect } from '@playwright/test';
