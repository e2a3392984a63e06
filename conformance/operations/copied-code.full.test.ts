import { createClient, operation } from '@cartwright/core';
import * as ecom from '@cartwright/ecom';
import { createEmulator } from '@cartwright/emulator';
import * as identity from '@cartwright/identity';
import * as stores from '@cartwright/stores';
import { expect, test } from 'vitest';
import { calls } from '../faults/calls.js';
import { stubFetch } from '../harness/stub-fetch.js';

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Bound = ReturnType<typeof operation<unknown[], unknown>>;

/** Operations that the dashboard repeats with `fetchWithAuth`, because their arguments are no plain fields, or of packages it does not know. */
const sentAsFetch = [
  'ecom.backInStockNotifications.queryBackInStockNotificationRequests',
  'ecom.cart.updateCart',
  'ecom.deliveryProfile.updateDeliveryRegion',
  'ecom.orderFulfillments.updateFulfillment',
  'ecom.orderTransactions.updatePaymentStatus',
  'ecom.orders.bulkUpdateOrders',
  'ecom.orders.chargeMemberships',
  'ecom.orders.commitDeltas',
  'ecom.orders.deleteActivity',
  'ecom.orders.updateActivity',
  'ecom.orders.updateOrderLineItem',
  'identity.oauth.tokenInfo',
  'members.authorization.assignRole',
  'members.authorization.getRoles',
  'members.authorization.queryRoles',
  'members.authorization.unassignRole',
  'members.customFields.createCustomField',
  'members.customFields.deleteCustomField',
  'members.customFields.getCustomField',
  'members.customFields.hideCustomField',
  'members.customFields.listCustomFields',
  'members.customFields.updateCustomField',
  'members.customFields.updateCustomFieldsOrder',
  'members.memberRoleDefinition.createMemberRoleDefinition',
  'members.memberRoleDefinition.deleteMemberRoleDefinition',
  'members.memberRoleDefinition.getMemberRoleDefinition',
  'members.memberRoleDefinition.listMemberRoleDefinitions',
  'members.memberRoleDefinition.updateMemberRoleDefinition',
  'members.membersAbout.createMemberAbout',
  'members.membersAbout.deleteMemberAbout',
  'members.membersAbout.getMemberAbout',
  'members.membersAbout.getMyMemberAbout',
  'members.membersAbout.queryMemberAbouts',
  'members.membersAbout.updateMemberAbout',
  'reviews.reviewRequests.bulkCancelReviewRequestsByFilter',
  'reviews.reviewRequests.bulkCreateReviewRequests',
  'reviews.reviewRequests.countReviewRequests',
  'reviews.reviewRequests.createReviewRequest',
  'reviews.reviewRequests.deleteReviewRequest',
  'reviews.reviewRequests.getReviewRequest',
  'reviews.reviewRequests.queryReviewRequests',
  'reviews.reviews.bulkCreateReview',
  'reviews.reviews.bulkDeleteReviews',
  'reviews.reviews.bulkUpdateModerationStatus',
  'reviews.reviews.countReviews',
  'reviews.reviews.createReview',
  'reviews.reviews.deleteReview',
  'reviews.reviews.getReview',
  'reviews.reviews.queryReviews',
  'reviews.reviews.removeReply',
  'reviews.reviews.setReply',
  'reviews.reviews.updateModerationStatus',
  'reviews.reviews.updateReview',
  'stores.brandsV3.bulkUpdateBrands',
  'stores.categories.bulkUpdateCategories',
  'stores.collections.queryCollections',
  'stores.infoSectionsV3.bulkUpdateInfoSections',
  'stores.productGroupsV3.bulkUpdateProductGroups',
  'stores.products.queryProducts',
  'stores.productsV3.bulkUpdateProducts',
  'stores.promotionsV3.bulkUpdatePromotions',
  'stores.ribbonsV3.bulkUpdateRibbons',
];

/** Request that an operation sends. */
async function sentBy(bound: Bound, args: readonly unknown[]) {
  const { fetch, sent, urls } = stubFetch();
  await createClient({ fetch })
    .use(bound)(...args)
    .catch(() => undefined);
  return { request: sent[0], url: urls[0] };
}

/** Replaces the values that the log redacts. */
const redactLike = (value: unknown, redacted: unknown): unknown => {
  if (redacted === '[redacted]') return redacted;
  if (typeof value !== 'object' || value === null) return value;
  const other = Object(redacted) as Record<string, unknown>;
  const entries = Object.entries(value).map(([key, inner]) => [key, redactLike(inner, other[key])] as const);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
};

const unescape = (html: string): string =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

test('the SDK code of a request in the dashboard sends the same request', { timeout: 300_000 }, async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const packages: Readonly<Record<string, Modules>> = { ecom, identity, stores } as never;
  const fetched: string[] = [];
  for (const { args = [], spec } of calls) {
    const { request, url } = await sentBy(operation<unknown[], unknown>(spec as never), args);
    if (!request || url === undefined || request.path === '/_api/redirects-api/v1/redirect-session') continue;
    const { pathname, search } = new URL(url);
    await emulator.fetch(
      new Request(`http://localhost${pathname}${search}`, {
        method: request.method,
        ...(request.body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(request.body),
        }),
      }),
    );
    const logged = emulator.requests().at(-1);
    const page = await emulator.fetch(new Request(`http://localhost/_emulator/dashboard/requests/${logged?.id}`));
    const code = unescape(/<pre id="sdk">([\s\S]*?)<\/pre>/.exec(await page.text())?.[1] ?? '');
    const call =
      /^import \{ \w+ \} from '@cartwright\/(\w+)';\n\nawait client\.use\((\w+)\.(\w+)\)\(([\s\S]*)\);$/.exec(code);
    if (!call) {
      fetched.push(spec.id);
      continue;
    }
    const [, library = '', module = '', name = '', list = ''] = call;
    const again = await sentBy(packages[library]?.[module]?.[name] as Bound, JSON.parse(`[${list}]`) as unknown[]);
    expect([spec.id, again.request]).toEqual([spec.id, redactLike(request, again.request)]);
  }
  expect(fetched.sort()).toEqual(sentAsFetch);
});
