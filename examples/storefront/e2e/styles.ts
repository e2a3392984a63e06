import type { Locator } from '@playwright/test';

/** Color and width of an element's outline while it has the focus. */
export const focusRing = async (element: Locator) => {
  await element.focus();
  // The browser shows the outline once the keyboard is used.
  await element.press('Shift');
  return element.evaluate((focused) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return { outlineStyle, outlineWidth };
  });
};

/** Outline of what has the focus. */
export const ring = { outlineStyle: 'solid', outlineWidth: '2px' };

/** Returns a property of the style of an element. */
export const getStyle = (element: Locator, name: string) =>
  element.evaluate((one, property) => getComputedStyle(one).getPropertyValue(property), name);
