/** @jsxImportSource hono/jsx */
import { storeSettings } from '../settings/store-settings.js';
import { formatMoney } from '../../kernel/money/format-money.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import { storeCatalog } from '../tenant-catalogs/get-catalog.js';
import { sendPage } from '../../kernel/mailbox/send-page.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type StoredRequest, requests, type ItemDetails } from './request.js';

/** Content of a back-in-stock email. */
export interface Notification {
  readonly itemDetails: ItemDetails;
  /** Public origin of the emulator, for the link to the product page. */
  readonly origin: string;
  /** Additional values of the email, by name. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** Sends a back-in-stock email, and marks the request as notified. */
export function sendNotification(
  tenant: Tenant,
  request: StoredRequest,
  { itemDetails, origin, parameters = {} }: Notification,
): void {
  const { catalogItemId } = request.reference;
  const slug = storeCatalog(tenant).toSlug(catalogItemId);
  const link = request.itemUrl ?? (slug ? `${origin}/product-page/${slug}` : origin);
  const { name, price } = itemDetails;
  sendPage(tenant, {
    to: request.email,
    subject: `${name} is back in stock`,
    kind: 'BACK_IN_STOCK',
    page: (
      <>
        <h1>{name} is back in stock</h1>
        <p>
          You asked {storeSettings.name} to notify you. It costs {formatMoney(price, storeCurrency(tenant))}.
        </p>
        <p>
          <a href={link}>View the product</a>
        </p>
      </>
    ),
    data: {
      requestId: request.id,
      catalogItemId,
      link,
      itemDetails,
      parameters,
      ...(request.variantId && { variantId: request.variantId }),
    },
  });
  requests(tenant).put({ ...request, status: 'NOTIFICATION_SENT', autoNotified: true });
}
