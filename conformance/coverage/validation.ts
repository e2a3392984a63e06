import { statements } from './statements.js';

/** Rules for what is sent and what is refused. */
export const validationItems = statements('validation', '5. Validation rules', [
  'PKCE code verifier is 43 to 128 characters, default 43',
  'PKCE code verifier is made of letters, digits and - . _ ~',
  'PKCE challenge is SHA-256 of the verifier in url-safe base64 without padding',
  'The callback state must equal the state sent',
  "Missing code or state raises 'Missing code or _state'",
  "State mismatch raises 'Invalid _state'",
  'Server field violations are reported as INVALID_ARGUMENT with field name and description, sorted by field',
  'A violation of type EMAIL is treated as an invalid email',
  'Checkout validation severity is WARNING or ERROR',
  'Checkout validation suggested fix is REMOVE_LINE_ITEM',
  'Checkout validation targets are line item or other',
]);
