/** @jsxImportSource hono/jsx */
import { storeSettings } from '../../shop/settings/store-settings.js';
import { isObject } from '../../kernel/input/object.js';
import { messagePage, pageResponse, seeOther } from '../checkout/layout.js';
import { type Route, route } from '../../protocol/routing/route.js';
import type { App } from '../../protocol/auth/app.js';
import { issueAppCode } from '../../protocol/auth/app-code.js';
import type { Identity } from '../../protocol/auth/identity.js';
import { isLoopback } from '../../shop/redirects/registered-address.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Installation request that awaits the merchant's decision. */
interface Installation {
  readonly id: string;
  readonly appId: string;
  readonly redirectUrl: string;
  readonly state?: string;
}

const installations = (tenant: Tenant) => tenant.collection<Installation>('installations');

/** Whether an app may use a redirect URL. */
function isRegisteredRedirect({ redirectUrls }: App, address: string): boolean {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  return redirectUrls?.includes(address) ?? isLoopback(new URL(address).hostname);
}

const rejectInstallation = (text: string): Response =>
  messagePage('This app cannot be installed', text, { status: 400, storeName: storeSettings.name });

/** Page that asks the merchant whether to install an app. */
export const getInstallPage = ({ apps }: Identity): Route =>
  route({
    id: 'hosted.installer.getPage',
    method: 'GET',
    paths: ['/installer/install'],
    access: 'public',
    handle: ({ tenant, url: { searchParams } }) => {
      const app = apps.find(({ appId }) => appId === searchParams.get('appId'));
      const redirectUrl = searchParams.get('redirectUrl') ?? '';
      if (!app) return rejectInstallation('It is not registered with this emulator.');
      if (!isRegisteredRedirect(app, redirectUrl)) return rejectInstallation('Its redirect URL is not registered.');
      const state = searchParams.get('state');
      const { appId } = app;
      const { id } = installations(tenant).put({ id: newId(), appId, redirectUrl, ...(state && { state }) });
      const content = (
        <>
          <header class="top">
            <p class="brand">{storeSettings.name}</p>
          </header>
          <main class="account">
            <h1>Install an app?</h1>
            <section>
              <p>
                The app <strong>{appId}</strong> requests access to your store on behalf of the owner of{' '}
                {storeSettings.name}.
              </p>
              <form
                method="post"
                action={`/installer/install?${new URLSearchParams({ clientId: tenant.id }).toString()}`}
              >
                <input type="hidden" name="installation" value={id} /> <button class="button">Install</button>
              </form>
            </section>
          </main>
        </>
      );
      const options = { callbacks: { postFlowUrl: redirectUrl }, storeName: storeSettings.name };
      return pageResponse('Install an app?', content, options);
    },
  });

/** Installs the app, and redirects to it with a single-use code. */
export const submitInstallation = route({
  id: 'hosted.installer.submit',
  method: 'POST',
  paths: ['/installer/install'],
  access: 'public',
  handle: ({ body, tenant }) => {
    const id = isObject(body) && typeof body.installation === 'string' ? body.installation : '';
    const installation = installations(tenant).get(id);
    if (!installation) return rejectInstallation('This page has expired. Start the installation again.');
    installations(tenant).delete(id);
    const { appId, redirectUrl, state } = installation;
    const url = new URL(redirectUrl);
    url.searchParams.set('code', issueAppCode(tenant, appId));
    url.searchParams.set('instanceId', tenant.siteId);
    if (state !== undefined) url.searchParams.set('state', state);
    return seeOther(url.href);
  },
});
