import { fromDecimalValue, getConversionRate } from '@cartwright/ecom/currencies';
import { catalogContext, siteContext } from '../lib/server/contexts.js';
import type { Route } from './+types/conversion-rate.js';
import type { Conversion } from '../lib/currency/price-format.js';

/** Responds with the rate from the store's currency to another one. It is the same for all visitors, so caches keep it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const [from, ...others] = context.get(siteContext).currencies;
  const to = new URL(request.url).searchParams.get('to') ?? '';
  if (from === undefined || !others.includes(to)) return new Response('Not found', { status: 404 });
  const { rate } = await context.get(catalogContext).use(getConversionRate)({ from, to });
  if (!rate) return new Response('No rate', { status: 503 });
  const conversion: Conversion = { from, to, rate: fromDecimalValue(rate) };
  return Response.json(conversion, { headers: { 'cache-control': 'public, max-age=3600' } });
}
