// src/session.ts
import { addLineItemsToCurrentCart } from '@cartwright/ecom/current-cart-v2';
import { getCurrentMember } from '@cartwright/identity/members';
import { createServerClient } from '@cartwright/identity/server';
import { getSecret } from 'astro:env/server';

export const origin = getSecret('ORIGIN') ?? '';

export const createShop = (request: Request) =>
  createServerClient({
    clientId: getSecret('WIX_CLIENT_ID') ?? '',
    secrets: [getSecret('SESSION_SECRET') ?? ''],
    origin,
    apiUrl: getSecret('WIX_API_URL'), // Unset: the platform. http://localhost:4000: the emulator.
    modules: { currentCartV2: { addLineItemsToCurrentCart }, members: { getCurrentMember } },
    request,
  });
