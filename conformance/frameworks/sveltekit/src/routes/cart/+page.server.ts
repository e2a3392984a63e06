// src/routes/cart/+page.server.ts
import { isApiError } from '@cartwright/core';
import { redirect } from '@sveltejs/kit';
import type { Actions, PageServerLoad } from './$types';

/** A visitor has no cart before the first item. */
const withoutCart = (error: unknown) => {
  if (isApiError(error) && error.status === 404) return { cart: undefined };
  throw error;
};

export const load: PageServerLoad = async ({ locals: { shop } }) => {
  const { cart } = await shop.currentCartV2.getCurrentCart().catch(withoutCart);
  return {
    lines: (cart?.lineItems ?? []).map(({ _id, name, quantityInfo }) => ({
      id: _id,
      name: name?.translated ?? name?.original,
      quantity: quantityInfo?.requestedQuantity,
    })),
  };
};

export const actions: Actions = {
  update: async ({ locals: { shop }, request }) => {
    const form = await request.formData();
    const lineItemId = String(form.get('lineItemId'));
    const newQuantity = Number(form.get('quantity'));
    if (newQuantity === 0) await shop.currentCartV2.removeLineItemsFromCurrentCart([lineItemId]);
    else {
      const lineItems = [{ lineItemId, quantity: { newQuantity } }];
      await shop.currentCartV2.updateLineItemsInCurrentCart({ lineItems });
    }
  },
  checkout: async ({ locals: { shop }, url: { origin } }) => {
    const callbacks = { thankYouPageUrl: `${origin}/order`, cartPageUrl: `${origin}/cart` };
    const { url } = await shop.purchaseV2.startCheckout(shop.redirects.createRedirectSession, { callbacks });
    redirect(303, url);
  },
};
