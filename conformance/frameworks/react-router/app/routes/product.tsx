// app/routes/product.tsx
import { useCartMutation } from '@cartwright/react/ecom';
import { productQuery } from '@cartwright/react/queries';
import { useProduct } from '@cartwright/react/stores';
import { toLineItem } from '@cartwright/stores/selection';
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { data, Form } from 'react-router';
import { shopContext } from '../session.server';
import type { Route } from './+types/product';

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const queryClient = new QueryClient();
  const product = await queryClient.ensureQueryData(productQuery(context.get(shopContext), { slug }));
  if (!product) throw data(null, { status: 404 });
  return dehydrate(queryClient);
}

/** After an action, React Router loads the page's data again, and so the cart. */
export async function action({ context, params: { slug } }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const product = await new QueryClient().fetchQuery(productQuery(shop, { slug }));
  if (!product) throw data(null, { status: 404 });
  await shop.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [toLineItem(product, { choices: {} })] });
  return null;
}

export default function ProductPage({ loaderData, params: { slug } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData}>
      <ProductView slug={slug} />
      <Form method="post">
        <button>Add by action</button>
      </Form>
    </HydrationBoundary>
  );
}

function ProductView({ slug }: { slug: string }) {
  const { data: product } = useProduct({ slug });
  const { mutate: addItems, isPending } = useCartMutation('addItems');
  if (!product) return null;
  return (
    <article>
      <h1>{product.name}</h1>
      <button disabled={isPending} onClick={() => addItems(toLineItem(product, { choices: {} }))}>
        Add by hook
      </button>
    </article>
  );
}
