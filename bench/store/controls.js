/**
 * A control of the demo store, and how to see that it responded.
 *
 * @typedef {object} Control
 * @property {string} path Page that has it.
 * @property {string} selector Its first visible match is tapped.
 * @property {string} [key] Key that chooses an option of the control, in place of the tap: the browser's own list of options
 * is not part of the page.
 * @property {() => boolean} hasResponded Runs in the page, before each frame. A new page counts as a response, too.
 */

/** Whether a dialog is open. A pressed button whose form is sent is busy. */
const opens = () => document.querySelector('dialog[open], button[aria-busy=true]') !== null;

/** Whether a field in the page has another value than at first. */
const isChosen = () =>
  [...document.querySelectorAll('main input, select')].some((field) =>
    field instanceof HTMLSelectElement
      ? !field.options[field.selectedIndex]?.defaultSelected
      : field instanceof HTMLInputElement && field.type === 'radio' && field.checked && !field.defaultChecked,
  );

/** Whether a button is busy, or says that it waits. */
const isBusy = () =>
  document.querySelector('button[aria-busy=true], button[aria-disabled=true] svg, dialog[open]') !== null;

/** @type {Readonly<Record<string, Control>>} */
export const controls = {
  Menu: {
    path: '/',
    selector: 'header a[aria-haspopup]',
    hasResponded: () => location.hash !== '' || document.querySelector('dialog[open]') !== null,
  },
  Search: { path: '/', selector: 'header form[action="/search"] button', hasResponded: opens },
  Bag: { path: '/', selector: 'header form[action="/bag"] button', hasResponded: opens },
  Filter: {
    path: '/collections/apparel',
    selector: 'main a[aria-haspopup]',
    hasResponded: () => location.hash !== '' || document.querySelector('dialog[open]') !== null,
  },
  'Sort order': {
    path: '/collections/all-products',
    selector: 'main select[name=sort]',
    key: 'End',
    hasResponded: isChosen,
  },
  Currency: { path: '/', selector: 'footer select', key: 'End', hasResponded: isChosen },
  'Quick add': { path: '/collections/all-products', selector: 'main article form button', hasResponded: isBusy },
  Wishlist: {
    path: '/products/quiet-teapot',
    selector: 'main button[aria-pressed]',
    hasResponded: () => document.querySelector('main button[aria-pressed=true]') !== null,
  },
  Picture: {
    path: '/products/everyday-tee',
    selector: 'main label:has([name=picture]:not(:checked))',
    hasResponded: isChosen,
  },
  'Color swatch': {
    path: '/products/everyday-tee',
    selector: 'main label:has([name="choices.Color"]:not(:checked))',
    hasResponded: isChosen,
  },
  Option: {
    path: '/products/everyday-tee',
    selector: 'main label:has([name="choices.Size"]:not(:checked))',
    hasResponded: isChosen,
  },
  Plan: {
    path: '/products/house-blend-coffee',
    selector: 'main label:has([name=subscriptionOptionId]:not(:checked))',
    hasResponded: isChosen,
  },
  'Add to bag': { path: '/products/quiet-teapot', selector: 'main button[type=submit]', hasResponded: isBusy },
  Accordion: {
    path: '/products/quiet-teapot',
    selector: 'main details:not([open]) > summary',
    hasResponded: () => document.querySelectorAll('main details[open]').length > 1,
  },
  Link: {
    path: '/',
    selector: 'main a[href^="/products/"], main article a',
    hasResponded: () => 'leaving' in document.documentElement.dataset,
  },
};

/** Whether the first product of a list is another one than when this was called first. */
const isSorted = () => {
  const page = /** @type {{ firstProduct?: string | null | undefined }} */ (globalThis);
  const first = document.querySelector('main article')?.textContent;
  page.firstProduct ??= first;
  return page.firstProduct !== first;
};

/**
 * Controls whose result takes longer than their first response, and how to see the result.
 *
 * @type {Readonly<Record<string, Control>>}
 */
export const results = {
  'Add to bag: the bag shows the product': {
    path: '/products/quiet-teapot',
    selector: 'main button[type=submit]',
    hasResponded: () => document.querySelector('dialog[open] li a[href*="quiet-teapot"]') !== null,
  },
  'Sort order: the products are sorted': {
    path: '/collections/all-products',
    selector: 'main select[name=sort]',
    key: 'End',
    hasResponded: isSorted,
  },
  'Currency: the prices are converted': {
    path: '/',
    selector: 'footer select',
    key: 'End',
    hasResponded: () => document.querySelector('main')?.textContent?.includes('≈') === true,
  },
};
