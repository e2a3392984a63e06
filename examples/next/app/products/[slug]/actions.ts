'use server';

import { describeError } from '@cartwright/react/errors';
import { productQuery } from '@cartwright/react/queries';
import { readSelection, toLineItem, validateSelection } from '@cartwright/stores/selection';
import { refresh } from 'next/cache';
import { catalog, getQueryClient } from '../../../shop/catalog';
import { session } from '../../../shop/session';

/** Adds the product of the form to the cart. Returns what the form shows. */
export async function addToCart(_: object, form: FormData): Promise<{ isAdded?: boolean; problem?: string }> {
  const slug = String(form.get('slug'));
  const selection = readSelection(form);
  try {
    const product = await getQueryClient().fetchQuery(productQuery(catalog, { slug }));
    const [obstacle] = product ? validateSelection(product, selection) : ['not_found'];
    if (!product || obstacle) return { problem: describeError(obstacle) };
    const item = toLineItem(product, selection, Number(form.get('quantity')) || 1);
    const { shortfalls } = await session.run((shop) => shop.purchaseV2.addAvailableItems([item]));
    refresh(); // Renders the page again, with the cart that the layout prefetches.
    const [shortfall] = shortfalls;
    if (!shortfall) return { isAdded: true };
    return {
      problem: describeError(shortfall.addedQuantity > 0 ? { ...shortfall, reason: 'partly_added' } : shortfall),
    };
  } catch (error) {
    return { problem: describeError(error) };
  }
}
