// app/routes/shop-api.ts
import { shopContext } from '../session.server';
import type { Route } from './+types/shop-api';

const forward = ({ context, request }: Route.LoaderArgs | Route.ActionArgs) =>
  context.get(shopContext).forward(request, '/api/shop');

export { forward as action, forward as loader };
