import { createClient } from '@cartwright/core';
import { createEmulator, DEMO_CLIENT_ID } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { OAuthStrategy as RedirectLoginStrategy } from '@cartwright/identity/redirect-login';
import { OAuthStrategy as VisitorStrategy } from '@cartwright/identity/visitor';
import { toLineItem } from '@cartwright/stores/selection';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useProduct } from '../stores/index.js';
import { renderWith, waitFor } from '../testing/render.js';
import { useWholeCart } from '../testing/use-whole-cart.js';

it.each([
  ['of visitors', VisitorStrategy],
  ['with sign-in by redirect', RedirectLoginStrategy],
  ['with every sign-in', OAuthStrategy],
])(
  'the strategy %s announces the session that the first call starts, so that its cart is shown',
  async (_, strategy) => {
    const emulator = createEmulator();
    const client = createClient({
      auth: strategy({ clientId: DEMO_CLIENT_ID }),
      apiUrl: 'http://localhost:4870',
      // Without the signal, whose class is that of jsdom.
      fetch: (input, { signal: _, ...init } = {}) => emulator.fetch(new Request(input, init)),
    });
    const { result } = renderWith(client, () => ({
      cart: useWholeCart(),
      product: useProduct({ slug: 'espresso-pair' }).data,
    }));
    await waitFor(() => expect(result.current.product).toBeTruthy());
    const { cart, product } = result.current;
    await act(async () => void (await cart.addItems(product ? [toLineItem(product, {})] : [])));
    expect(result.current.cart.itemCount).toBe(1);
  },
);
