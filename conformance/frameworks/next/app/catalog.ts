// app/catalog.ts
import { createClient } from '@cartwright/core';
import { OAuthStrategy } from '@cartwright/identity/visitor';

/** Reads the catalog for all visitors. Next.js keeps the responses for an hour, or until the tag is revalidated. */
export const catalog = createClient({
  auth: OAuthStrategy({ clientId: process.env.WIX_CLIENT_ID ?? '' }),
  apiUrl: process.env.WIX_API_URL,
  mediaUrl: process.env.NEXT_PUBLIC_MEDIA_URL,
  fetchOptions: { next: { revalidate: 3600, tags: ['catalog'] } },
});
