import { redirect } from 'react-router';
import type { Route } from './+types/product-page-redirect.js';

/** Redirects the platform's product URLs, used in line items and emails, to the store's product page. */
export const loader = ({ params: { slug } }: Route.LoaderArgs) =>
  redirect(`/products/${encodeURIComponent(slug)}`, 301);
