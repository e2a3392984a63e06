import { catalogData } from '../lib/page/catalog-data.server.js';
import type { Route } from './+types/wishlist-page.js';

/** Describes the page. The wishlist is in the browser, so the page is the same for all visitors. */
export const loader = ({ context }: Route.LoaderArgs) =>
  catalogData(context, (_queryClient, _catalog, { texts }) =>
    Promise.resolve({
      title: texts.app.wishlist,
      description: texts.wishlist.description,
      path: '/wishlist',
      indexable: false,
    }),
  );

export { headers, shouldRevalidate } from '../lib/page/catalog-route.js';
export { pageMeta as meta } from '../lib/page/page-meta.js';

export { Wishlist as default } from './wishlist.js';
