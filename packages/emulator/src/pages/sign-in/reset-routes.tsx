/** @jsxImportSource hono/jsx */
import { storeSettings } from '../../shop/settings/store-settings.js';
import { isObject } from '../../kernel/input/object.js';
import { findRecovery } from '../../shop/members/sign-in/recovery.js';
import { PASSWORD_LENGTH, passwordViolation } from '../../shop/members/sign-in/register-member.js';
import { setPassword } from '../../shop/members/sign-in/set-password.js';
import { field } from '../checkout/field.js';
import { messagePage, pageResponse, seeOther } from '../checkout/layout.js';
import { route } from '../../protocol/routing/route.js';
import type { Tenant } from '../../kernel/state/tenant.js';
type Found = NonNullable<Awaited<ReturnType<typeof findRecovery>>>;

const hint = `At least ${PASSWORD_LENGTH.least} characters. You will be signed out on all other devices.`;

const address = (tenant: Tenant, parameters: Record<string, string> = {}): string =>
  `/hosted/reset-password?${new URLSearchParams({ clientId: tenant.id, ...parameters }).toString()}`;

const wrongLength = `Choose a password of ${PASSWORD_LENGTH.least} to ${PASSWORD_LENGTH.most} characters.`;

function resetPage(tenant: Tenant, token: string, { member, redirectUrl }: Found, error: string | undefined): Response {
  const action = address(tenant);
  const view = { form: {}, errors: error === undefined ? {} : { password: error } };
  const title = 'Choose a new password';
  const content = (
    <>
      <header class="top">
        <p class="brand">{storeSettings.name}</p>
      </header>
      <main class="account">
        <h1>{title}</h1>
        {error && (
          <div class="notice" role="alert">
            <h2>Please check what you entered</h2>
            <ul>
              <li>
                <a href="#password">{error}</a>
              </li>
            </ul>
          </div>
        )}
        <section>
          <form method="post" action={action} novalidate>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" autocomplete="username" value={member.loginEmail} />
            {field('password', 'New password', view, { type: 'password', autocomplete: 'new-password', hint })}
            <button class="button">Save the password</button>
          </form>
        </section>
        <p class="note">This is a local emulator. Do not enter a password that you use elsewhere.</p>
      </main>
    </>
  );
  const callbacks = redirectUrl === undefined ? {} : { postFlowUrl: redirectUrl };
  const isRefused = error !== undefined;
  return pageResponse(title, content, { callbacks, isRefused, storeName: storeSettings.name });
}

const expired = () =>
  messagePage(
    'This link has expired',
    'Links work once, for a limited time. Request a new one from the sign-in page.',
    {
      status: 404,
      storeName: storeSettings.name,
    },
  );

/** Page to set a new password, opened by the link in an email. */
export const getResetPage = route({
  id: 'hosted.resetPassword.getPage',
  method: 'GET',
  paths: ['/hosted/reset-password'],
  access: 'public',
  handle: ({ tenant, url }) => {
    if (url.searchParams.has('changed')) {
      return messagePage('Your password is changed', 'You can close this page and sign in.', {
        storeName: storeSettings.name,
      });
    }
    const token = url.searchParams.get('token') ?? '';
    const recovery = findRecovery(tenant, token);
    const error = url.searchParams.has('refused') ? wrongLength : undefined;
    return recovery ? resetPage(tenant, token, recovery, error) : expired();
  },
});

/** Sets the new password, and redirects to the page that the application specified. */
export const submitReset = route({
  id: 'hosted.resetPassword.submit',
  method: 'POST',
  paths: ['/hosted/reset-password'],
  access: 'public',
  handle: async ({ body, tenant }) => {
    const input = isObject(body) ? body : {};
    const [token, password] = [input.token, input.password].map((value) => (typeof value === 'string' ? value : ''));
    const recovery = findRecovery(tenant, token ?? '');
    if (!recovery) return expired();
    if (passwordViolation(password ?? '', 'password')) {
      return seeOther(address(tenant, { token: token ?? '', refused: 'true' }));
    }
    await setPassword(tenant, token ?? '', password ?? '');
    return seeOther(recovery.redirectUrl ?? address(tenant, { changed: 'true' }));
  },
});
