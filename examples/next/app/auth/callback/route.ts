import { session } from '../../../shop/session';
import { origin } from '../../../shop/site';

/** Completes a sign-in. If it was canceled or has expired, the visitor stays signed out. */
export async function GET(request: Request) {
  const shop = await session.getClient(request);
  return shop.finishLogin(request).catch(() => shop.applyTo(Response.redirect(origin, 303)));
}
