import { isMerchantPage } from '../http/merchant-page.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { carriesApiKey } from './api-key.js';
import type { Caller } from './caller.js';
import type { Identity } from './identity.js';
import { TokenRequest } from './token-request.js';

/**
 * Rejects merchant requests from pages of origins that are not allowed, whether by API key, app token or app secret.
 *
 * @throws {ApplicationError} 403 `ORIGIN_NOT_ALLOWED`
 */
export function checkMerchantPage(identity: Identity, caller: Caller, request: Request, body: unknown): void {
  if (isMerchantPage(request, identity.merchantOrigins)) return;
  const hasSecret = new TokenRequest(body).find('clientSecret') !== undefined;
  if (caller.kind !== 'apiKey' && !hasSecret && !carriesApiKey(identity, request.headers)) return;
  const description =
    'Pages of this origin may not send requests as the merchant. Add the origin to merchantOrigins, or use --merchant-origin.';
  throw new ApplicationError('permissionDenied', 'ORIGIN_NOT_ALLOWED', description, {
    origin: request.headers.get('origin'),
  });
}
