import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectNoOverflow } from './layout.js';
import { expect } from './shop.js';

/** Checks that axe finds nothing on the page, or within the element that a selector matches. */
export async function expectNoViolations(page: Page, within?: string): Promise<void> {
  // Contrasts depend on the style sheet.
  await page.waitForLoadState();
  // The legacy mode does not run in frames: the dashboard shows emails in one, which runs no scripts.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  // Rules that axe does not run by default: that of WCAG 2.2 AA, and the one for visitors who say what they see.
  axe.options({ rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } } });
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Checks that axe finds nothing, and that the page needs no horizontal scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page);
  await expectNoOverflow(page);
}
