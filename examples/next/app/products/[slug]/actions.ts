'use server';

import { describeError } from '@cartwright/react/errors';
import { productQuery } from '@cartwright/react/queries';
import { readSelection, toLineItem, validateSelection } from '@cartwright/stores/selection';
import { redirect } from 'next/navigation';
import { paths } from '../../../components/shop/settings';
import { catalog, getQueryClient } from '../../../shop/catalog';
import { session } from '../../../shop/session';

async function addSelection(form: FormData): Promise<string> {
  const slug = String(form.get('slug'));
  const selection = readSelection(form);
  const product = await getQueryClient().fetchQuery(productQuery(catalog, { slug }));
  const [obstacle] = product ? validateSelection(product, selection) : ['not_found'];
  if (!product || obstacle) return describeError(obstacle);
  const item = toLineItem(product, selection, Number(form.get('quantity')) || 1);
  const { shortfalls } = await session.run((shop) => shop.purchaseV2.addAvailableItems([item]));
  const [shortfall] = shortfalls;
  if (!shortfall) return '';
  return describeError(shortfall.addedQuantity > 0 ? { ...shortfall, reason: 'partly_added' } : shortfall);
}

/** Adds the product of the form to the cart, and shows the cart. Returns what prevents that. */
export async function addToCart(_: string, form: FormData): Promise<string> {
  const problem = await addSelection(form).catch(describeError);
  return problem || redirect(paths.cart);
}
