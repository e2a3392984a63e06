import { expectNoViolations } from './axe.js';
import { getBag, choose, expect, fillInAddress, goodCard, goToCheckout, pay, test } from './shop.js';

const wrapping = {
  name: 'Wrapping',
  modifierRenderType: 'TEXT_CHOICES',
  mandatory: true,
  choicesSettings: {
    choices: [
      { name: 'Plain paper', choiceType: 'CHOICE_TEXT' },
      { name: 'Linen cloth', choiceType: 'CHOICE_TEXT', addedPrice: '4.50' },
    ],
  },
};
const ribbon = {
  name: 'Ribbon color',
  modifierRenderType: 'SWATCH_CHOICES',
  mandatory: false,
  choicesSettings: {
    choices: [{ name: 'Moss', choiceType: 'ONE_COLOR', colorCode: '#5A6B3B', addedPrice: '2' }],
  },
};
const parcel = {
  name: 'Winter Parcel',
  slug: 'winter-parcel',
  productType: 'PHYSICAL',
  physicalProperties: {},
  modifiers: [wrapping, ribbon],
  variantsInfo: {
    variants: [{ price: { actualPrice: { amount: '40' } }, physicalProperties: {}, inventoryItem: { quantity: 9 } }],
  },
};

test(
  'modifiers with choices add to the price, in the form, the bag and the order',
  { tag: '@v3' },
  async ({ page, shop }) => {
    // The first visit creates the shop.
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await shop.merchant('POST', '/stores/v3/products-with-inventory', { product: parcel });
    await page.goto('/products/winter-parcel');
    const price = page.locator('p[aria-live=polite]');
    const papers = page.getByRole('radiogroup', { name: 'Wrapping' });
    const ribbons = page.getByRole('radiogroup', { name: 'Ribbon color (optional)' });
    const add = page.getByRole('button', { name: 'Add to bag' });
    await expect(price).toHaveText('$40.00');
    await expect(ribbons.getByRole('radio', { name: 'None' })).toBeChecked();

    await add.click();
    await expect(papers).toHaveAttribute('aria-invalid', 'true');
    await expect(papers).toHaveAccessibleDescription('Please choose: wrapping.');
    await expect(papers.getByRole('radio').first()).toBeFocused();
    await expectNoViolations(page);

    await page.keyboard.press('ArrowDown');
    await expect(papers.getByRole('radio', { name: 'Linen cloth +$4.50' })).toBeChecked();
    await expect(price).toHaveText('$44.50');
    await choose(page, 'Moss +$2');
    await expect(price).toHaveText('$46.50');
    await choose(page, 'None');
    await expect(price).toHaveText('$44.50');
    await choose(page, 'Moss +$2');
    await add.click();

    const bag = getBag(page);
    await expect(bag.getByText('Wrapping: Linen cloth')).toBeVisible();
    await expect(bag.getByText('Ribbon color: Moss')).toBeVisible();
    await expect(bag.locator('dl[aria-busy=false]')).toContainText('Total$46.50');
    await goToCheckout(page);
    await fillInAddress(page);
    await pay(page, goodCard);
    await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
    await expect(page.getByRole('main').getByText('Wrapping: Linen cloth')).toBeVisible();
    expect(await shop.stock('winter-parcel')).toBe(8);
  },
);
