import { session } from '../../../shop/session';

/** Redirects to the platform's sign-in page. */
export const GET = async (request: Request) => (await session.getClient(request)).startLogin('/orders');
