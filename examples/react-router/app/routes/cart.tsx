import { describeError } from '@cartwright/react/errors';
import { cartEstimateQuery, cartQuery } from '@cartwright/react/queries';
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { Cart } from '../components/shop/cart';
import { paths } from '../components/shop/settings';
import { shopContext, site } from '../session.server';
import type { Route } from './+types/cart';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const queryClient = new QueryClient();
  const cart = await queryClient.fetchQuery(cartQuery(shop));
  await queryClient.prefetchQuery(cartEstimateQuery(shop, cart));
  return dehydrate(queryClient);
}

export const meta: Route.MetaFunction = () => [{ title: 'Your cart' }, { name: 'robots', content: 'noindex' }];

/** Changes the line item of the form, or starts the checkout, if scripts are not loaded. Returns what prevents that. */
export async function action({ context, request }: Route.ActionArgs) {
  const { currentCartV2, purchaseV2, redirects } = context.get(shopContext);
  const form = await request.formData();
  const lineItemId = form.get('lineItemId');
  const newQuantity = Number(form.get('quantity'));
  try {
    if (typeof lineItemId !== 'string') {
      const callbacks = { thankYouPageUrl: site.origin + paths.order, cartPageUrl: site.origin + paths.cart };
      return redirect((await purchaseV2.startCheckout(redirects.createRedirectSession, { callbacks })).url);
    }
    if (newQuantity === 0) await currentCartV2.removeLineItemsFromCurrentCart([lineItemId]);
    else await currentCartV2.updateLineItemsInCurrentCart({ lineItems: [{ lineItemId, quantity: { newQuantity } }] });
    return redirect(paths.cart);
  } catch (error) {
    return describeError(error);
  }
}

export default function CartPage({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData}>
      <h1>Your cart</h1>
      <Cart action={paths.cart} problem={actionData} />
    </HydrationBoundary>
  );
}
