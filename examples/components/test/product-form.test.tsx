import { getCurrentCart } from '@cartwright/ecom/current-cart-v2';
import { CartwrightProvider } from '@cartwright/react';
import { allowOneTimePurchases } from '@cartwright/stores/subscription-options';
import { getProduct, updateProduct } from '@cartwright/stores/products-v3';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createMerchant } from '../../../packages/react/src/testing/merchant.js';
import { createPlatform } from '../../../packages/react/src/testing/platform.js';
import { isFull } from '../../../scripts/lib/scope.js';
import { ProductForm } from '../src/product-form';

const show = async (platform: ReturnType<typeof createPlatform>, slug: string) => {
  const product = await platform.product(slug);
  render(
    <CartwrightProvider client={platform.client}>
      <ProductForm product={product} />
    </CartwrightProvider>,
  );
  return product;
};

const choice = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);

async function add(): Promise<void> {
  fireEvent.click(screen.getByText('Add to cart'));
  await screen.findByText('Added: go to the cart');
}

describe.each<'v1' | 'v3'>(isFull ? ['v1', 'v3'] : ['v3'])('with Catalog %s', (catalogVersion) => {
  test('a product is sold once, or with one of its subscriptions', async () => {
    const platform = createPlatform(2, catalogVersion);
    await show(platform, 'house-blend-coffee');
    expect((await choice(/^One time/)).checked).toBe(true);
    for (const option of document.querySelectorAll('form [role=radiogroup]')) {
      fireEvent.click(option.querySelector('input')!);
    }
    fireEvent.click(await choice(/^Weekly15% off\$16\.15$/));
    await add();
    const { cart } = await platform.client.use(getCurrentCart)();
    expect(cart?.lineItems).toMatchObject([{ pricing: { unitPrice: { amount: '16.15' } } }]);
  });

  test('a product that is only sold with a subscription has the first one chosen', async () => {
    const platform = createPlatform(2, catalogVersion);
    const { id } = await platform.product('house-blend-coffee');
    const merchant = createMerchant(platform);
    if (catalogVersion === 'v1') await merchant.use(allowOneTimePurchases)(id, false);
    else {
      const { revision, subscriptionDetails } = await merchant.use(getProduct)(id, {
        fields: ['SUBSCRIPTION_PRICES_INFO'],
      });
      const details = { ...subscriptionDetails, allowOneTimePurchases: false };
      await merchant.use(updateProduct)(id, { revision: revision ?? null, subscriptionDetails: details });
    }
    await show(platform, 'house-blend-coffee');
    expect((await choice(/^Monthly10% off/)).checked).toBe(true);
    expect(screen.queryByLabelText(/^One time/)).toBeNull();
  });

  test('choices name why they are unavailable', async () => {
    const platform = createPlatform(2, catalogVersion);
    await show(platform, 'first-light-mug');
    expect((await choice(/^Ink, sold out$/)).checked).toBe(false);
    expect(await choice(/^Sage$/)).toBeDefined();
  });

  test('a product without subscriptions has no choice of them', async () => {
    const platform = createPlatform(2, catalogVersion);
    await show(platform, 'quiet-teapot');
    await add();
    expect(screen.queryByText('How often')).toBeNull();
  });
});

test('the choices of a modifier show what they add to the price', async () => {
  const platform = createPlatform(2, 'v3');
  const choices = [
    { name: 'Paper', key: 'paper', addedPrice: '4' },
    { name: 'Ribbon', key: 'ribbon' },
  ];
  const wrapping = { type: 'choice' as const, name: 'Wrapping', key: 'wrapping', required: false, choices };
  const product = { ...(await platform.product('quiet-teapot')), modifiers: [wrapping] };
  render(
    <CartwrightProvider client={platform.client}>
      <ProductForm product={product} />
    </CartwrightProvider>,
  );
  const wrappings = await screen.findByRole('radiogroup', { name: 'Wrapping (optional)' });
  expect([...wrappings.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
    ...['None', 'Paper +$4', 'Ribbon'],
  ]);
});

test('an incomplete selection names what is missing, and has the focus', async () => {
  const platform = createPlatform(2, 'v3');
  await show(platform, 'everyday-tee');
  fireEvent.click(await screen.findByText('Add to cart'));
  await screen.findByText('Please choose: size.');
  const sizes = screen.getByRole('radiogroup', { name: /^Size/ });
  await vi.waitFor(() => expect(sizes.contains(document.activeElement)).toBe(true), 10_000);
  fireEvent.click(await choice(/^L$/));
  await add();
});

test('a picture that the shopper picks is shown until another choice has its own', async () => {
  const platform = createPlatform(2, 'v3');
  await show(platform, 'everyday-tee');
  const pictures = await screen.findByRole('radiogroup', { name: 'Pictures of Everyday Tee' });
  const [first, second] = pictures.querySelectorAll('input');
  expect([first?.checked, second?.checked]).toEqual([true, false]);
  fireEvent.click(second!);
  expect([first?.checked, second?.checked]).toEqual([false, true]);
});
