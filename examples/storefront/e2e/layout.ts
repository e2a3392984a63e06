import type { Page } from '@playwright/test';
import { expect } from './shop.js';

/** Checks that the page needs no horizontal scrolling, and that nothing is cut off at its sides. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflowing = () =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const isCutOff = (element: Element): boolean => {
        const { left, right, width } = element.getBoundingClientRect();
        if (width <= 1 || (left >= -1 && right <= clientWidth + 1)) return false;
        // Drawers and skip links wait outside the page, and some lists scroll.
        for (let outer: Element | null = element; outer; outer = outer.parentElement) {
          const { clipPath, overflowX, position } = getComputedStyle(outer);
          if (position === 'fixed' || clipPath !== 'none' || /auto|scroll/.test(overflowX)) return false;
        }
        return true;
      };
      const texts = [...document.querySelectorAll('body *')].filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      );
      const cutOff = texts.filter((element) => element.checkVisibility() && isCutOff(element));
      return [...(scrollWidth > clientWidth ? [`${scrollWidth} pixels`] : []), ...cutOff.map((one) => one.outerHTML)];
    });
  await expect.poll(overflowing, page.url()).toEqual([]);
}
