// src/routes/products/[slug]/+page.server.ts
import type { Client } from '@cartwright/core';
import { createCatalog } from '@cartwright/stores/catalog';
import { toLineItem } from '@cartwright/stores/selection';
import { error, fail, redirect } from '@sveltejs/kit';
import type { Actions, PageServerLoad } from './$types';

const getProduct = async (shop: Client, slug: string) =>
  (await createCatalog(shop).getProduct({ slug })) ?? error(404, 'There is no such product.');

export const load: PageServerLoad = async ({ locals: { shop }, params }) => {
  const { name, options } = await getProduct(shop, params.slug);
  return { name, options: options.map(({ name, choices }) => ({ name, choices: choices.map(({ name }) => name) })) };
};

export const actions: Actions = {
  default: async ({ locals: { shop }, params, request }) => {
    const product = await getProduct(shop, params.slug);
    const choices = Object.fromEntries(await request.formData()) as Record<string, string>;
    const { shortfalls } = await shop.purchaseV2.addAvailableItems([toLineItem(product, { choices })]);
    if (shortfalls.length > 0) return fail(409, { problem: 'This has just sold out.' });
    redirect(303, '/cart');
  },
};
