import { test as base, type BrowserContext, type Page } from '@playwright/test';

/** Delay of style sheets and scripts, in milliseconds. */
const delay = 500;

/** Slows the processor of a page down, and its style sheets and scripts. Leaves the routes of tests and the cache alone. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // The request may have been canceled meanwhile.
    setTimeout(() => void session.send('Fetch.continueRequest', { requestId }).catch(() => undefined), delay);
  });
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Stylesheet' }, { resourceType: 'Script' }] });
}

/** Slows all pages of a context down: those that the test opens before it uses them, and popups. */
function slowDownPages(context: BrowserContext): void {
  const slowed = new WeakMap<Page, Promise<void>>();
  // A popup may close before it is slowed down.
  context.on('page', (page) =>
    slowed.set(
      page,
      slowDown(page).catch(() => undefined),
    ),
  );
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    await slowed.get(page);
    return page;
  };
}

/** Base of all tests. With `pnpm test:browser --stress`, their browser is slow. */
export const test = base.extend<object, object>({
  browser: [
    async ({ browser }, use) => {
      if (process.env.CARTWRIGHT_STRESS) {
        const newContext = browser.newContext.bind(browser);
        browser.newContext = async (options) => {
          const context = await newContext(options);
          slowDownPages(context);
          return context;
        };
      }
      await use(browser);
    },
    { scope: 'worker' },
  ],
});
