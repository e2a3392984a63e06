'use server';

import { describeError } from '@cartwright/react/errors';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { session } from '../../shop/session';
import { origin } from '../../shop/site';

export async function updateLine(lineItemId: string, form: FormData) {
  const lineItems = [{ lineItemId, quantity: { newQuantity: Number(form.get('quantity')) } }];
  await session.run((shop) => shop.currentCartV2.updateLineItemsInCurrentCart({ lineItems }));
  refresh();
}

export async function removeLine(lineItemId: string) {
  await session.run((shop) => shop.currentCartV2.removeLineItemsFromCurrentCart([lineItemId]));
  refresh();
}

/** Redirects to the platform's checkout page, which returns to the page of the order. Returns what prevents that. */
export async function checkOut(): Promise<string> {
  const callbacks = { thankYouPageUrl: `${origin}/order`, cartPageUrl: `${origin}/cart` };
  return session.run(async (shop) => {
    const started = shop.purchaseV2.startCheckout(shop.redirects.createRedirectSession, { callbacks });
    return started.then(({ url }) => redirect(url), describeError);
  });
}
