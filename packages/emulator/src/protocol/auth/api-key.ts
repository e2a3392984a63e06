import type { Identity } from './identity.js';

/** Whether the `Authorization` header contains a valid API key, alone or after an access token and a comma. */
export function carriesApiKey({ apiKeys }: Identity, headers: Headers): boolean {
  const parts = (headers.get('authorization') ?? '').split(',').map((part) => part.trim());
  return apiKeys.includes(parts.at(-1) ?? '');
}
