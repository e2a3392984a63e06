/** @jsxImportSource hono/jsx */
import { ownOrigins } from '../../kernel/origins.js';
import { storeSettings } from '../../shop/settings/store-settings.js';
import { formatMoney } from '../../kernel/money/format-money.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import type { ItemPage } from '../../shop/catalogs/catalog.js';
import { storeCatalog } from '../../shop/tenant-catalogs/get-catalog.js';
import { getPaymentUrl } from '../../api/order-payment-requests-v1/format-payment-request.js';
import { imageUrl } from '../../api/media/format-image.js';
import { route } from '../../protocol/routing/route.js';
import { members } from '../../shop/members/member.js';
import { orders } from '../../shop/orders/order.js';
import { findSession, type PlatformPage, type RedirectSession } from '../../shop/redirects/redirect-session.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Markup } from '../../kernel/markup.js';
import { messagePage, pageResponse, seeOther } from './layout.js';
import { subscriptionList } from './subscription-list.js';

/** Pages that the emulator does not implement, as they are called in the message of their placeholder. */
const unavailablePages: Readonly<Record<string, string>> = {
  bookingsCheckout: 'the checkout of a booking',
  bookingsBook: 'the page to book a service',
  eventsCheckout: 'the checkout of an event',
  paidPlansCheckout: 'the checkout of a pricing plan',
};

const sections: Readonly<Record<string, string>> = {
  ACCOUNT_INFO: 'My account',
  BOOKINGS: 'My bookings',
  ORDERS: 'My orders',
  SUBSCRIPTIONS: 'My subscriptions',
  EVENTS: 'My events',
};

interface Page {
  readonly title: string;
  readonly content: Markup;
}

function productPage(tenant: Tenant, { description, image, name, price }: ItemPage, origin: string): Page {
  const currency = storeCurrency(tenant);
  const source =
    image &&
    (image.url ?? `${imageUrl(image, ownOrigins(origin))}/v1/fill/w_480,h_480/${encodeURIComponent(image.id)}`);
  const text = description.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return {
    title: name,
    content: (
      <>
        {source && (
          <p>
            <img src={source} alt={image.altText} width="240" height="240" />
          </p>
        )}
        <p>{formatMoney(price, currency)}</p>
        <p>{text}</p>
      </>
    ),
  };
}

function accountPage(tenant: Tenant, session: RedirectSession, { memberId = '', section = '' }: PlatformPage): Page {
  const member = members(tenant).get(memberId);
  const title = sections[section] ?? section;
  if (!member) return { title, content: <p>You are not signed in. The platform would show its sign-in page first.</p> };
  const { contact, loginEmail } = member;
  if (section === 'ACCOUNT_INFO') {
    const name = [contact.firstName, contact.lastName].filter(Boolean).join(' ');
    return {
      title,
      content: (
        <>
          <p>{name}</p>
          <p>{loginEmail}</p>
        </>
      ),
    };
  }
  if (section === 'SUBSCRIPTIONS') return { title, content: subscriptionList(tenant, session, memberId) };
  if (section !== 'ORDERS') return { title, content: <p>The emulator has no data for this page.</p> };
  const own = [...orders(tenant).values()].filter(({ owner }) => 'memberId' in owner && owner.memberId === memberId);
  const list = own.map(({ currency, number, total }) => (
    <li>
      Order {number}: {formatMoney(total, currency)}
    </li>
  ));
  return {
    title,
    content: own.length > 0 ? <ul>{list}</ul> : <p>There are no orders yet.</p>,
  };
}

function findPage(tenant: Tenant, session: RedirectSession, page: PlatformPage, origin: string): Page | undefined {
  if (page.intent === 'memberAccountPage') return accountPage(tenant, session, page);
  if (page.intent !== 'storesProduct') {
    const content = (
      <p>Here the platform shows {unavailablePages[page.intent] ?? page.intent}. The emulator does not.</p>
    );
    return { title: 'Page of the platform', content };
  }
  const product = storeCatalog(tenant).findPage(page.productSlug ?? '');
  return product && productPage(tenant, product, origin);
}

/**
 * Page of the platform: a product, a member's account, the payment of an order payment request, or a placeholder for a page that the emulator does not
 * implement. Links back to the shop.
 */
export const getPlatformPage = route({
  id: 'hosted.page.getPage',
  method: 'GET',
  paths: ['/hosted/page/{sessionId}'],
  access: 'public',
  handle: ({ origin, params, tenant }) => {
    const storeName = storeSettings.name;
    const session = findSession(tenant, 'page', params.sessionId ?? '');
    if (!session?.page) {
      return messagePage('This page has expired', 'Go back to the shop and try again.', { status: 404, storeName });
    }
    const { callbacks, page } = session;
    const shopUrl = callbacks.postFlowUrl;
    const action = shopUrl === undefined ? {} : { action: { href: shopUrl, label: 'Back to the shop' } };
    if (page.paymentRequestId !== undefined) {
      return seeOther(getPaymentUrl(tenant, origin, { id: page.paymentRequestId }));
    }
    const shown = findPage(tenant, session, page, origin.site);
    if (!shown) {
      return messagePage('Product not found', 'It may have been sold out or removed.', {
        ...action,
        status: 404,
        storeName,
      });
    }
    const { content, title } = shown;
    const main = (
      <main class="message">
        <h1>{title}</h1>
        {content}
        {shopUrl && (
          <p>
            <a class="button" href={shopUrl}>
              Back to the shop
            </a>
          </p>
        )}
        <p class="note">This is a local emulator.</p>
      </main>
    );
    return pageResponse(title, main, { callbacks, storeName });
  },
});
