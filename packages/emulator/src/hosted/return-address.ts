import type { Callbacks } from '../redirects/redirect-session.js';

/** Where the browser goes after the order: the thank-you page or else the shop, with `orderId` added; `undefined` without either. */
export function returnAddress({ postFlowUrl, thankYouPageUrl }: Callbacks, orderId: string): string | undefined {
  const address = thankYouPageUrl ?? postFlowUrl;
  if (address === undefined) return undefined;
  const url = new URL(address);
  url.searchParams.set('orderId', orderId);
  return url.href;
}
