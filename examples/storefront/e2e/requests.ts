import type { Page } from '@playwright/test';

/** Pauses the requests to an address until the returned function is called. */
export async function pauseRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Lets the next request to a path reach its server and drops the response. */
export const loseResponse = (page: Page, address: string): Promise<unknown> =>
  page.route(
    address,
    async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
