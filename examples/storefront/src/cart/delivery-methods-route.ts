import type { Route } from './+types/delivery-methods-route.js';
import { deliveryMethodsAt } from './delivery-methods.server.js';
import { countryCodes } from '../lib/cart/regions.js';

/** Responds with the delivery methods at a destination, which the merchant may change at any time. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const country = countryCodes.find((code) => code === url.searchParams.get('country'));
  if (!country) return new Response('Not found', { status: 404 });
  const methods = await deliveryMethodsAt(context, { country, region: url.searchParams.get('region') ?? '' });
  return Response.json(methods, { headers: { 'cache-control': 'no-store' } });
}
