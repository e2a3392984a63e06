// app/api/shop/[...path]/route.ts
import { session } from '../../../session';

const forward = async (request: Request) => (await session.getClient(request)).forward(request, '/api/shop');

export { forward as DELETE, forward as GET, forward as PATCH, forward as POST, forward as PUT };
