import type { Page } from '@playwright/test';
import { expect } from './shop.js';

/** Roles of the accessibility tree in the order in which a screen reader reads them, with the levels of headings. */
async function readingOrder(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  return [...tree.matchAll(/^ *- (link "Skip[^"]*"|banner|main|contentinfo|heading .*?\[level=(\d)\])/gm)].map(
    ([, role = '', level]) => (level ? `h${level}` : role),
  );
}

/**
 * Checks the landmarks and the levels of the headings.
 *
 * @param expected - Landmarks of the page.
 */
export async function expectOrder(page: Page, expected = ['banner', 'main', 'contentinfo']): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const order = await readingOrder(page);
  const landmarks = order.filter((role) => !/^h\d$/.test(role));
  expect(landmarks[0]).toMatch(/^link "Skip/);
  expect(landmarks.filter((role) => !role.startsWith('link'))).toEqual(expected);

  const headings = order.slice(order.indexOf('main')).flatMap((role) => /^h(\d)$/.exec(role)?.[1] ?? []);
  expect(headings[0]).toBe('1');
  expect(headings.filter((level) => level === '1')).toHaveLength(1);
  // Every heading is at most one level below the one before it.
  const levels = headings.map(Number);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
}
