// app/actions.ts
'use server';

import { productQuery } from '@cartwright/react/queries';
import { toLineItem } from '@cartwright/stores/selection';
import { QueryClient } from '@tanstack/react-query';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { catalog } from './catalog';
import { session } from './session';

export async function addToCart(form: FormData) {
  const slug = String(form.get('slug'));
  const product = await new QueryClient().fetchQuery(productQuery(catalog, { slug }));
  if (!product) return;
  const catalogItems = [toLineItem(product, { choices: {} })];
  await session.run((shop) => shop.currentCartV2.addLineItemsToCurrentCart({ catalogItems }));
  refresh(); // Renders the page again, with the cart that the layout prefetches.
}

export async function signIn(_: string, form: FormData): Promise<string> {
  return session.run(async (shop) => {
    const [email, password] = [String(form.get('email')), String(form.get('password'))];
    const result = await shop.auth.login({ email, password });
    if (result.loginState !== 'SUCCESS') return result.loginState;
    const { sessionToken } = result.data;
    const response = await shop.startLogin('/account', { prompt: 'none', sessionToken });
    redirect(response.headers.get('location') ?? '/');
  });
}

export async function signOut() {
  await session.run(async (shop) => {
    const response = await shop.logout('/');
    redirect(response.headers.get('location') ?? '/');
  });
}
