/** @jsxImportSource hono/jsx */
import { storeSettings } from '../../shop/settings/store-settings.js';
import { siteSettings } from '../../shop/settings/site-settings.js';
import type { Markup } from '../../kernel/markup.js';
import { messagePage, pageResponse } from '../checkout/layout.js';
import { CAPTCHA_TOKEN } from '../../kernel/state/demo.js';
import type { Callbacks, RedirectSession } from '../../shop/redirects/redirect-session.js';
import { authorizationResponseUrl } from './authorization-response.js';
import type { LoginView } from './login-view.js';

/** URLs that the forms of a sign-in may redirect to. */
const redirectTargets = ({ auth, callbacks }: RedirectSession): Callbacks =>
  auth && auth.redirectUri !== '' ? { postFlowUrl: auth.redirectUri } : callbacks;

/** URL that the browser is sent to when the sign-in is canceled. */
function cancelUrl({ auth, callbacks }: RedirectSession): string | undefined {
  if (!auth) return callbacks.postFlowUrl;
  if (auth.responseMode === 'web_message') return undefined;
  return authorizationResponseUrl(auth, {
    error: 'access_denied',
    error_description: 'The member canceled the sign-in.',
  });
}

/** Responds with a page of the sign-in. */
export function accountPage(view: LoginView, title: string, content: Markup): Response {
  const { errors, notice, session } = view;
  const wrong = Object.entries(errors);
  const url = cancelUrl(session);
  const page = (
    <>
      <header class="top">
        <p class="brand">{storeSettings.name}</p>
        {url && <a href={url}>Back to the shop</a>}
      </header>
      <main class="account">
        <h1>{title}</h1>
        {(notice || wrong.length > 0) && (
          <div class="notice" role="alert">
            <h2>{notice ?? 'Please check what you entered'}</h2>
            {wrong.length > 0 && (
              <ul>
                {wrong.map(([name, message]) => (
                  <li>
                    <a href={`#${name}`}>{message}</a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        {content}
        <p class="note">This is a local emulator. Do not enter a password that you use elsewhere.</p>
      </main>
    </>
  );
  const isRefused = notice !== undefined || wrong.length > 0;
  return pageResponse(title, page, { callbacks: redirectTargets(session), isRefused, storeName: storeSettings.name });
}

/** Hidden field with the token that proves that a form was submitted from its page. */
export const FormToken = ({ session }: LoginView): Markup => (
  <input type="hidden" name="formToken" value={session.formToken} />
);

/** CAPTCHA, if the site requires one: a checkbox stands in for it. */
export const Captcha = ({ errors, tenant }: LoginView): Markup =>
  siteSettings(tenant).requireCaptcha ? (
    <div class="field">
      <label class="check" for="captcha">
        <input
          type="checkbox"
          id="captcha"
          name="captcha"
          value={CAPTCHA_TOKEN}
          aria-invalid={errors.captcha ? 'true' : undefined}
          aria-describedby={errors.captcha ? 'captcha-error' : undefined}
        />
        I am not a robot
      </label>
      {errors.captcha && (
        <p class="error" id="captcha-error">
          {errors.captcha}
        </p>
      )}
    </div>
  ) : (
    <></>
  );

/** Page with a title, a message and a link back to the shop. */
export function statePage({ session }: LoginView, title: string, text: string): Response {
  const href = cancelUrl(session);
  const action = href === undefined ? {} : { action: { href, label: 'Back to the shop' } };
  return messagePage(title, text, { ...action, storeName: storeSettings.name });
}

/** Page for a sign-in that has expired or was completed. */
export const expiredPage = (): Response =>
  messagePage('This page has expired', 'Go back to the shop and sign in again.', {
    status: 404,
    storeName: storeSettings.name,
  });
