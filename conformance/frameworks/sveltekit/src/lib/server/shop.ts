// src/lib/server/shop.ts
import { env } from '$env/dynamic/private';
import { currentCartV2, purchaseV2 } from '@cartwright/ecom';
import { members, redirects } from '@cartwright/identity';
import { createServerClient } from '@cartwright/identity/server';

export const createShop = (request: Request) =>
  createServerClient({
    clientId: env.WIX_CLIENT_ID ?? '',
    secrets: [env.SESSION_SECRET ?? ''],
    origin: env.ORIGIN ?? '',
    apiUrl: env.WIX_API_URL, // Unset: the platform. http://localhost:4000: the emulator.
    mediaUrl: env.MEDIA_URL, // Unset: the platform. http://localhost:4000/media: the emulator.
    modules: { currentCartV2, members, purchaseV2, redirects },
    request,
  });
