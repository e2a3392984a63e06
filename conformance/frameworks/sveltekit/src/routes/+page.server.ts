// src/routes/+page.server.ts
import { media } from '@cartwright/core';
import { createCatalog } from '@cartwright/stores/catalog';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals: { shop } }) => {
  const { items } = await createCatalog(shop).queryProducts({ sort: 'newest', limit: 8 });
  const toImage = shop.use(media.imageSources);
  return {
    products: items.map(({ media: [first], name, slug }) => ({
      name,
      slug,
      image: first?.image && toImage(first.image, { width: 320, height: 400 }),
    })),
  };
};
