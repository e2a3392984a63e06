import { session } from '../../../../shop/session';

/** Sends the calls of hooks to the platform, with the access token of the session. */
const forward = async (request: Request) => (await session.getClient(request)).forward(request, '/api/shop');

export { forward as DELETE, forward as GET, forward as PATCH, forward as POST, forward as PUT };
