/** @jsxImportSource hono/jsx */
import { sendPage } from '../../kernel/mailbox/send-page.js';
import type { Change } from '../../kernel/state/change.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import { changedEntity } from '../catalog-v3/entity.js';
import { members } from '../members/member.js';
import { orders } from '../orders/order.js';
import { storeSettings } from '../settings/store-settings.js';
import { storeCatalog } from '../tenant-catalogs/get-catalog.js';
import { type ReviewRequest, reviewRequests } from './review-request.js';

const getDue = ({ sendDate, status }: ReviewRequest): number =>
  status === 'SCHEDULED' ? Date.parse(sendDate) : Infinity;

/** Time at which the tenant's next review request is due, in milliseconds since 1970. `Infinity` without one. */
export function nextRequest(tenant: Tenant): number {
  let next = Infinity;
  for (const request of reviewRequests(tenant).values()) next = Math.min(next, getDue(request));
  return next;
}

/** The same for the review requests that the current unit of work changed. */
export const nextChangedRequest = (tenant: TenantState): number =>
  Math.min(
    ...(tenant.getChanges('review-requests') as Change<ReviewRequest>[]).map(({ after }) =>
      after ? getDue(after) : Infinity,
    ),
  );

/** Email address of a recipient: that of the order, or of the member. */
const getEmail = (tenant: Tenant, { contactId, orderId }: ReviewRequest): string | undefined =>
  orders(tenant).get(orderId ?? '')?.email ?? members(tenant).get(contactId ?? '')?.loginEmail;

function send(tenant: Tenant, request: ReviewRequest): void {
  const to = getEmail(tenant, request);
  if (to === undefined) {
    const failure = 'The recipient has no email address.';
    reviewRequests(tenant).put(changedEntity<ReviewRequest>(tenant, request, { status: 'FAILED', failure }));
    return;
  }
  const slugs = request.items.map(({ catalogItemId }) => storeCatalog(tenant).toSlug(catalogItemId) ?? catalogItemId);
  sendPage(tenant, {
    to,
    subject: `What do you think of your order from ${storeSettings.name}?`,
    kind: 'REVIEW_REQUEST',
    page: (
      <>
        <h1>What do you think of your order?</h1>
        <p>Reviews help other customers of {storeSettings.name}. Please review:</p>
        <ul>
          {slugs.map((slug) => (
            <li>{slug}</li>
          ))}
        </ul>
      </>
    ),
    data: { reviewRequestId: request.id, slugs },
  });
  reviewRequests(tenant).put(changedEntity<ReviewRequest>(tenant, request, { status: 'SENT' }));
}

/** Sends the review requests that are due by the tenant's clock. */
export function sendReviewRequests(tenant: Tenant): void {
  const now = tenant.clock.now().getTime();
  for (const request of [...reviewRequests(tenant).values()]) if (getDue(request) <= now) send(tenant, request);
}
