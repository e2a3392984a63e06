'use server';

import { describeError } from '@cartwright/react/errors';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { paths } from '../../components/shop/settings';
import { session } from '../../shop/session';
import { origin } from '../../shop/site';

const changeLine = (lineItemId: string, newQuantity: number) =>
  session.run(async (shop) => {
    if (newQuantity === 0) await shop.currentCartV2.removeLineItemsFromCurrentCart([lineItemId]);
    else {
      const lineItems = [{ lineItemId, quantity: { newQuantity } }];
      await shop.currentCartV2.updateLineItemsInCurrentCart({ lineItems });
    }
    refresh();
    return '';
  });

/** Redirects to the platform's checkout page, which returns to the page of the order. */
const checkOut = () =>
  session.run(async (shop) => {
    const callbacks = { thankYouPageUrl: origin + paths.order, cartPageUrl: origin + paths.cart };
    const started = shop.purchaseV2.startCheckout(shop.redirects.createRedirectSession, { callbacks });
    return started.then(({ url }) => redirect(url), describeError);
  });

/** Changes the line item of the form, or starts the checkout. Returns what prevents that. */
export async function changeCart(_: string, form: FormData): Promise<string> {
  const lineItemId = form.get('lineItemId');
  if (typeof lineItemId !== 'string') return checkOut();
  return changeLine(lineItemId, Number(form.get('quantity'))).catch(describeError);
}
