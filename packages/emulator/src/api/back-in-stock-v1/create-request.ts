import { check, violation } from '../../kernel/input/violation.js';
import { isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';
import { readReference } from '../purchase/read-lines.js';
import { derivedId } from '../../kernel/state/derived-id.js';
import { isEmail } from '../../kernel/input/is-email.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { members } from '../../shop/members/member.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { findPendingRequests } from '../../shop/back-in-stock/find-pending-requests.js';
import { storeCatalog } from '../../shop/tenant-catalogs/catalog-of.js';
import { readItemDetails } from './read-item-details.js';
import { requests } from '../../shop/back-in-stock/request.js';
import { formatRequest } from './format-request.js';
import { isCollecting } from '../../shop/back-in-stock/collecting-apps.js';

/** Returns the id of the contact with an email address: the member's, or a stable one derived from the address. */
const contactOf = (tenant: Tenant, email: string): string =>
  [...members(tenant).values()].find(({ loginEmail }) => loginEmail.toLowerCase() === email)?.id ??
  derivedId('contact', email);

/** Creates a request to be notified when an item is back in stock. */
export const createRequestRoute = route({
  id: 'ecom.backInStockNotifications.createBackInStockNotificationRequest',
  method: 'POST',
  paths: ['/back-in-stock-service/v1/back-in-stock-notification-requests', '/v1/back-in-stock-notification-requests'],
  access: 'visitor',
  handle: ({ body, tenant }) => {
    const input = isObject(body) ? body : {};
    const fields = isObject(input.request) ? input.request : {};
    const email = readString(fields.email, 'request.email', 254) ?? '';
    const itemUrl = readString(fields.itemUrl, 'request.itemUrl', 2048);
    check([
      isObject(fields.catalogReference)
        ? undefined
        : violation('request.catalogReference', 'must not be empty', 'REQUIRED_FIELD'),
      isEmail(email) ? undefined : violation('request.email', 'must be an email address', 'FORMAT'),
      itemUrl === undefined || /^https?:\/\/\S+$/.test(itemUrl)
        ? undefined
        : violation('request.itemUrl', 'must be a URL', 'FORMAT'),
    ]);
    const itemDetails = readItemDetails(input.itemDetails);
    const reference = readReference(
      isObject(fields.catalogReference) ? fields.catalogReference : {},
      'catalogReference',
    );
    if (!isCollecting(tenant, reference.appId)) {
      throw new ApplicationError(
        'invalidArgument',
        'REQUEST_COLLECTION_DISABLED',
        'The site does not accept back-in-stock requests. Start collecting requests first.',
      );
    }
    const { variantId } = storeCatalog(tenant).nameOf(reference);
    const address = email.toLowerCase();
    const same = findPendingRequests(tenant, reference).find(
      (request) => request.email.toLowerCase() === address && request.variantId === variantId,
    );
    if (same) {
      throw new ApplicationError(
        'conflict',
        'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
        'A request for this item with this email address already exists.',
      );
    }
    const request = requests(tenant).put({
      id: newId(),
      reference,
      ...(variantId && { variantId }),
      email,
      contactId: contactOf(tenant, address),
      status: 'RECEIVED',
      ...(itemUrl && { itemUrl }),
      itemDetails,
      createdDate: tenant.clock.now().toISOString(),
    });
    return { request: formatRequest(request) };
  },
});
