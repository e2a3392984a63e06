// app/auth/callback/route.ts
import { session } from '../../session';

export const GET = async (request: Request) => (await session.getClient(request)).finishLogin(request);
