/** @jsxImportSource hono/jsx */
import { renderPage } from '../../kernel/markup.js';
import { storeSettings } from '../../shop/settings/store-settings.js';
import { seeOther } from '../checkout/layout.js';
import type { AuthRequest } from '../../shop/redirects/redirect-session.js';
/**
 * Authorization response: a code, or an error.
 *
 * @see RFC 6749, sections 4.1.2 and 4.1.2.1
 */
export type AuthorizationResponse =
  | { readonly code: string }
  | { readonly error: 'login_required' | 'access_denied'; readonly error_description: string };

/** Redirect URI with a response in its query or fragment. */
export function authorizationResponseUrl(
  { redirectUri, responseMode, state }: AuthRequest,
  response: AuthorizationResponse,
): string {
  const parameters = Object.entries({ ...response, state });
  const url = new URL(redirectUri);
  if (responseMode === 'query') for (const [name, value] of parameters) url.searchParams.set(name, value);
  else url.hash = new URLSearchParams(parameters).toString();
  return url.href;
}

/** Sends an authorization response in the requested response mode. */
export function sendAuthorizationResponse(auth: AuthRequest, response: AuthorizationResponse): Response {
  return auth.responseMode === 'web_message'
    ? messagePage(auth, response)
    : seeOther(authorizationResponseUrl(auth, response));
}

/** Page that posts the response to its opener or parent, if that has the target origin. */
function messagePage({ state, targetOrigin }: AuthRequest, response: AuthorizationResponse): Response {
  const message = JSON.stringify({ ...response, state });
  const page = renderPage(
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{storeSettings.name}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/hosted/style.css" />
        <script src="/hosted/post-message.js" type="module" />
      </head>
      <body data-message={message} data-target={targetOrigin}>
        <main class="message">
          <p>You can close this window.</p>
        </main>
      </body>
    </html>,
  );
  const policy = ["default-src 'none'", "script-src 'self'", "style-src 'self'", 'img-src data:', "base-uri 'none'"];
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': [...policy, "form-action 'none'", `frame-ancestors ${targetOrigin}`].join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}
