import { FieldReader } from '../../kernel/input/field-reader.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { QueryFields } from '../../kernel/query/field.js';
import { runQuery } from '../../kernel/query/run-query.js';
import type { SearchField, SearchFields } from '../../kernel/query/search/search-field.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { bulkItems, readBulkIds } from '../../protocol/http/bulk-items.js';
import { redirectResponse } from '../../protocol/routing/redirect-response.js';
import { type Route, route } from '../../protocol/routing/route.js';
import {
  type AbandonedCheckout,
  abandonedCheckouts,
  activityTypes,
  requireAbandonedCheckout,
  saveAbandonedCheckout,
} from '../../shop/abandoned-checkouts/abandoned-checkout.js';
import { getContactId } from '../../shop/contacts/get-contact-id.js';
import { checkOutCart } from '../../shop/purchase/check-out-cart.js';
import { createCheckoutUrl } from '../../shop/purchase/checkout-url.js';
import { findCheckout } from '../../shop/purchase/checkouts.js';
import { queryField, readQuery, requestProperty, searchEntities } from '../catalog-v3/cursor-query.js';
import { formatAbandonedCheckout } from './format-abandoned-checkout.js';
import { getAnalytics } from './get-analytics.js';

/** Gets an abandoned checkout. */
const getAbandonedCheckout = route({
  id: 'ecom.abandonedCheckouts.getAbandonedCheckout',
  method: 'GET',
  paths: ['/ecom/v1/abandoned-checkout/{abandonedCheckoutId}', '/v1/abandoned-checkout/{abandonedCheckoutId}'],
  access: 'merchant',
  handle: ({ origin, params, tenant }) => ({
    abandonedCheckout: formatAbandonedCheckout(
      tenant,
      requireAbandonedCheckout(tenant, params['abandonedCheckoutId']),
      origin,
    ),
  }),
});

/** Deletes the record of an abandoned checkout. */
function remove(tenant: Tenant, id: string | undefined): AbandonedCheckout {
  const checkout = requireAbandonedCheckout(tenant, id);
  abandonedCheckouts(tenant).delete(checkout.id);
  return checkout;
}

/** Deletes the record of an abandoned checkout. The checkout stays. */
const deleteAbandonedCheckout = route({
  id: 'ecom.abandonedCheckouts.deleteAbandonedCheckout',
  method: 'DELETE',
  paths: ['/ecom/v1/abandoned-checkout/{abandonedCheckoutId}', '/v1/abandoned-checkout/{abandonedCheckoutId}'],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    remove(tenant, params['abandonedCheckoutId']);
    return {};
  },
});

/** Deletes the records of abandoned checkouts. Each is deleted or fails on its own. */
const bulkDeleteAbandonedCheckouts = route({
  id: 'ecom.abandonedCheckouts.bulkDeleteAbandonedCheckouts',
  method: 'POST',
  paths: ['/ecom/v1/bulk/abandoned-checkout/delete', '/v1/bulk/abandoned-checkout/delete'],
  access: 'merchant',
  handle: ({ body, tenant }) =>
    bulkItems(tenant, { items: readBulkIds(body, 'abandonedCheckoutIds'), apply: (id) => remove(tenant, id) }),
});

const read = (type: SearchField<AbandonedCheckout>['type'], get: SearchField<AbandonedCheckout>['read']) =>
  [type, get] as const;

/** Readers of the buyer's IDs. */
const getOwnerId =
  (name: 'visitorId' | 'memberId' | 'userId') =>
  ({ checkout }: AbandonedCheckout): string | undefined =>
    (checkout.owner as Partial<Record<typeof name, string>>)[name];
const getContact = ({ checkout }: AbandonedCheckout) =>
  (checkout.billingInfo ?? checkout.shippingDestination)?.contactDetails;

const commonFields = {
  id: read('string', ({ id }) => id),
  status: read('enum', ({ status }) => status),
  'buyerInfo.visitorId': read('string', getOwnerId('visitorId')),
  'buyerInfo.memberId': read('string', getOwnerId('memberId')),
  'buyerInfo.userId': read('string', getOwnerId('userId')),
  'buyerInfo.contactId': read('string', ({ checkout: { owner }, email }) => getContactId({ owner, email })),
  'buyerInfo.email': read('string', ({ email }) => email),
};
const dateFields = [
  ['createdDate', queryField<AbandonedCheckout>('date', ({ createdDate }) => createdDate)],
  ['updatedDate', queryField<AbandonedCheckout>('date', ({ updatedDate }) => updatedDate)],
] as const;

const queryFields: QueryFields<AbandonedCheckout> = new Map([
  ...dateFields,
  ...Object.entries(commonFields).map(([name, field]) => [name, queryField(...field)] as const),
]);

/** Queries abandoned checkouts by filter, sorting and page. */
const queryAbandonedCheckouts = route({
  id: 'ecom.abandonedCheckouts.queryAbandonedCheckouts',
  method: 'POST',
  paths: ['/ecom/v1/abandoned-checkout/query', '/v1/abandoned-checkout/query'],
  access: 'merchant',
  handle: ({ body, origin, tenant }) => {
    const source = {
      entity: 'abandonedCheckout',
      fields: queryFields,
      documents: abandonedCheckouts(tenant).values(),
    };
    const { items, metadata } = runQuery(source, readQuery(body));
    const found = items.map((checkout) => formatAbandonedCheckout(tenant, checkout, origin));
    return { results: found, abandonedCheckouts: found, metadata };
  },
});

const equality = ['$eq', '$ne', '$in', '$nin'];
const searchFields: SearchFields<AbandonedCheckout> = new Map<string, SearchField<AbandonedCheckout>>([
  ...dateFields,
  ...Object.entries(commonFields).map(
    ([name, [type, get]]) =>
      [
        name,
        { type, read: get, sortable: false, operators: equality, searchable: name === 'buyerInfo.email' },
      ] as const,
  ),
  [
    'contactDetails.firstName',
    { ...queryField('string', (one) => getContact(one)?.firstName, false), searchable: true },
  ],
  ['contactDetails.lastName', { ...queryField('string', (one) => getContact(one)?.lastName, false), searchable: true }],
  [
    'activities.type',
    {
      ...queryField('list', ({ activities }) => activities.flatMap(({ type }) => type ?? []), false),
      operators: ['$hasSome', '$hasAll'],
    },
  ],
  [
    'appliedDiscounts.coupon.code',
    {
      ...queryField(
        'list',
        ({ checkout }) => checkout.totals.discounts.flatMap(({ coupon }) => coupon?.code ?? []),
        false,
      ),
      operators: ['$hasSome', '$hasAll'],
    },
  ],
]);

/** Searches abandoned checkouts by free text, filter, sorting and page. Newest first by default. */
const searchAbandonedCheckouts = route({
  id: 'ecom.abandonedCheckouts.searchAbandonedCheckouts',
  method: 'POST',
  paths: ['/ecom/v1/abandoned-checkout/search', '/v1/abandoned-checkout/search'],
  access: 'merchant',
  handle: ({ body, origin, tenant }) => {
    const source = {
      entity: 'abandonedCheckout',
      fields: searchFields,
      documents: abandonedCheckouts(tenant).values(),
    };
    const { items, pagingMetadata } = searchEntities(source, body);
    return {
      abandonedCheckouts: items.map((checkout) => formatAbandonedCheckout(tenant, checkout, origin)),
      pagingMetadata,
    };
  },
});

/** Maximum number of activities of an abandoned checkout. */
const MAX_ACTIVITIES = 20;

/** Adds a recovery activity to an abandoned checkout. */
const addAbandonedCheckoutActivity = route({
  id: 'ecom.abandonedCheckouts.addAbandonedCheckoutActivity',
  method: 'POST',
  paths: [
    '/ecom/v1/abandoned-checkouts/{abandonedCheckoutId}/add-activity',
    '/v1/abandoned-checkouts/{abandonedCheckoutId}/add-activity',
  ],
  access: 'merchant',
  handle: ({ body, origin, params, tenant }) => {
    const checkout = requireAbandonedCheckout(tenant, params['abandonedCheckoutId']);
    const reader = new FieldReader();
    const type = reader.enumeration(requestProperty(body, 'activityType'), 'activityType', activityTypes);
    reader.check();
    if (checkout.activities.length >= MAX_ACTIVITIES) {
      const description = 'An abandoned checkout has at most 20 activities.';
      throw new ApplicationError('failedPrecondition', 'MAX_ACTIVITIES_EXCEEDED', description);
    }
    const activity = { ...(type && { type }), createdDate: tenant.clock.now().toISOString() };
    const saved = saveAbandonedCheckout(tenant, { ...checkout, activities: [...checkout.activities, activity] });
    return { abandonedCheckout: formatAbandonedCheckout(tenant, saved, origin) };
  },
});

/** Gets figures about the abandoned checkouts of a range of days. */
const getAbandonedCheckoutAnalytics = route({
  id: 'ecom.abandonedCheckouts.getAbandonedCheckoutAnalytics',
  method: 'POST',
  paths: ['/ecom/v1/abandoned-checkout/get-analytics', '/v1/abandoned-checkout/get-analytics'],
  access: 'merchant',
  handle: ({ body, tenant }) => getAnalytics(tenant, body),
});

/** Redirects the buyer to the page of an abandoned checkout. A link for emails, without a token. */
const redirectToCheckout = route({
  id: 'ecom.abandonedCheckouts.redirectToCheckout',
  method: 'GET',
  paths: [
    '/ecom/v1/abandoned-checkout/{abandonedCheckoutId}/redirect-to-checkout',
    '/v1/abandoned-checkout/{abandonedCheckoutId}/redirect-to-checkout',
  ],
  access: 'public',
  handle: (context) => {
    const { caller, origin, params, tenant } = context;
    const { checkout: left } = requireAbandonedCheckout(tenant, params['abandonedCheckoutId']);
    const checkout = findCheckout(tenant, left.id);
    if (!checkout) {
      const description = 'The checkout does not exist anymore.';
      throw new ApplicationError('notFound', 'CHECKOUT_NOT_FOUND', description, { checkoutId: left.id });
    }
    const current = 'revision' in checkout ? checkOutCart(context, checkout) : checkout;
    return redirectResponse(caller, createCheckoutUrl(tenant, current, origin.site));
  },
});

/** The routes of abandoned checkouts. */
export const abandonedCheckoutRoutes: readonly Route[] = [
  queryAbandonedCheckouts,
  searchAbandonedCheckouts,
  getAbandonedCheckoutAnalytics,
  bulkDeleteAbandonedCheckouts,
  addAbandonedCheckoutActivity,
  redirectToCheckout,
  getAbandonedCheckout,
  deleteAbandonedCheckout,
];
