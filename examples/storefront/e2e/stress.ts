import { test as base, type BrowserContext, type Page } from '@playwright/test';

/** Delay of style sheets and scripts, in milliseconds. */
const delay = 500;

/** Delays the style sheets and scripts of a page. Leaves the routes of tests and the cache alone. */
async function delayFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // The request may have been canceled meanwhile.
    setTimeout(() => void session.send('Fetch.continueRequest', { requestId }).catch(() => undefined), delay);
  });
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Stylesheet' }, { resourceType: 'Script' }] });
}

/** Delays the files of all pages of a context: those that the test opens before it uses them, and popups. */
function delayFilesOfPages(context: BrowserContext): void {
  const delayed = new WeakMap<Page, Promise<void>>();
  // A popup may close before its files are delayed.
  context.on('page', (page) =>
    delayed.set(
      page,
      delayFiles(page).catch(() => undefined),
    ),
  );
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    await delayed.get(page);
    return page;
  };
}

/** Base of all tests. With `pnpm test:browser --stress`, their files are late. */
export const test = base.extend<object, object>({
  browser: [
    async ({ browser }, use) => {
      if (process.env.CARTWRIGHT_STRESS) {
        const newContext = browser.newContext.bind(browser);
        browser.newContext = async (options) => {
          const context = await newContext(options);
          delayFilesOfPages(context);
          return context;
        };
      }
      await use(browser);
    },
    { scope: 'worker' },
  ],
});
