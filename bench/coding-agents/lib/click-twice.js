/**
 * Clicks a button, and again while the request of the first click waits for its response. That the button is disabled or
 * gone by then is fine.
 *
 * @param {import('@playwright/test').Locator} button
 * @param {string} path Part of the path of the request.
 */
export async function clickTwice(button, path) {
  const sent = button.page().waitForRequest((request) => request.url().includes(path));
  const element = await button.elementHandle();
  await button.click();
  await sent;
  await element?.click({ force: true, timeout: 1000 }).catch(() => undefined);
}
