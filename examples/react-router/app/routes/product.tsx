import { describeError } from '@cartwright/react/errors';
import { productQuery } from '@cartwright/react/queries';
import { toPlainText } from '@cartwright/stores/catalog';
import { readSelection, toLineItem, validateSelection } from '@cartwright/stores/selection';
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { data, redirect } from 'react-router';
import { ProductPage } from '../components/shop/product-page';
import { paths } from '../components/shop/settings';
import { shopContext } from '../session.server';
import { name } from '../site';
import type { Route } from './+types/product';

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const queryClient = new QueryClient();
  const product = await queryClient.fetchQuery(productQuery(context.get(shopContext), { slug }));
  if (!product) throw data(null, { status: 404 });
  const { description, name: productName, seo } = product;
  return {
    title: seo.title === productName ? `${productName} – ${name}` : seo.title,
    description: seo.description || toPlainText(description, 160),
    state: dehydrate(queryClient),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'description', content: loaderData?.description },
];

/** Adds the product of the form to the cart, if scripts are not loaded. Returns what prevents that. */
export async function action({ context, params: { slug }, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  const selection = readSelection(form);
  try {
    const product = await new QueryClient().fetchQuery(productQuery(shop, { slug }));
    const [obstacle] = product ? validateSelection(product, selection) : ['not_found'];
    if (!product || obstacle) return describeError(obstacle);
    const item = toLineItem(product, selection, Number(form.get('quantity')) || 1);
    const { shortfalls } = await shop.purchaseV2.addAvailableItems([item]);
    const [shortfall] = shortfalls;
    if (!shortfall) return redirect(paths.cart);
    return describeError(shortfall.addedQuantity > 0 ? { ...shortfall, reason: 'partly_added' } : shortfall);
  } catch (error) {
    return describeError(error);
  }
}

export default function ProductRoute({ actionData, loaderData, params: { slug } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <ProductPage slug={slug} action={paths.product(slug)} problem={actionData} />
    </HydrationBoundary>
  );
}
