import { shopContext } from '../session.server';
import type { Route } from './+types/shop-api';

/** Sends the calls of hooks to the platform, with the access token of the session. */
const forward = ({ context, request }: Route.LoaderArgs | Route.ActionArgs) =>
  context.get(shopContext).forward(request, '/api/shop');

export { forward as action, forward as loader };
