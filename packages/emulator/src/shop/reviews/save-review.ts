import { ApplicationError } from '../../kernel/errors/application-error.js';
import { derivedId } from '../../kernel/state/derived-id.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Caller } from '../../protocol/auth/caller.js';
import { type Owner, ownerKey, toOwner } from '../../protocol/auth/owner.js';
import { changedEntity, newEntity } from '../catalog-v3/entity.js';
import { members } from '../members/member.js';
import { orders } from '../orders/order.js';
import { type ReviewContent, type ReviewStatus, reviews, type StoredReview } from './review.js';
import { reviewSettings } from './review-settings.js';
import { markAsReviewed } from './review-request.js';

/** Review to create. */
export interface NewReview {
  readonly namespace: string;
  readonly entityId: string;
  readonly content: ReviewContent;
  /** Contact ID of the author. Defaults to the caller's. */
  readonly contactId: string | undefined;
  readonly authorName: string | undefined;
  /** ISO 8601 string. Defaults to the current time. */
  readonly writtenDate: string | undefined;
}

const refuse = (description: string): ApplicationError =>
  new ApplicationError('permissionDenied', 'PERMISSION_DENIED', description);

/** Contact ID of a shopper: the member's ID, or one derived from the ID of the visitor. */
const getContactId = (owner: Owner): string =>
  'memberId' in owner ? owner.memberId : derivedId('contact', ownerKey(owner));

/** Whether the owner has an order with a product that was not canceled. */
const hasBought = (tenant: Tenant, owner: Owner, productId: string): boolean =>
  [...orders(tenant).values()].some(
    (order) =>
      ownerKey(order.owner) === ownerKey(owner) &&
      order.status !== 'CANCELED' &&
      order.lines.some(({ reference }) => reference?.catalogItemId === productId),
  );

/** Full name of a member, or the nickname. */
function getMemberName(tenant: Tenant, contactId: string): string | undefined {
  const member = members(tenant).get(contactId);
  const { firstName, lastName } = member?.contact ?? {};
  return [firstName, lastName].filter(Boolean).join(' ') || member?.profile.nickname;
}

/**
 * Checks that the site accepts a shopper's review.
 *
 * @throws {ApplicationError} 403 `PERMISSION_DENIED`
 */
function checkAuthor(
  tenant: Tenant,
  caller: Caller,
  { contactId, isVerified }: Pick<StoredReview, 'contactId' | 'isVerified'>,
) {
  const { authors } = reviewSettings(tenant);
  if (contactId !== getContactId(toOwner(caller))) throw refuse('The author must be the contact of the caller.');
  if (authors !== 'ANYONE' && caller.kind !== 'member') throw refuse('The site accepts reviews of members only.');
  if (authors === 'BUYERS' && !isVerified)
    throw refuse('The site accepts reviews of customers who bought the product only.');
}

/**
 * Creates a review. A shopper's review is published at once, or waits for a moderator, depending on the settings.
 *
 * @throws {ApplicationError} 403 `PERMISSION_DENIED` if the site does not accept reviews of the caller; 409
 * `ALREADY_EXISTS` if the author has reviewed the entity
 */
export function createReview(tenant: Tenant, caller: Caller, given: NewReview): StoredReview {
  const isMerchant = caller.kind === 'apiKey';
  const owner = toOwner(caller);
  const contactId = given.contactId ?? getContactId(owner);
  const author = isMerchant ? { memberId: contactId } : owner;
  const isVerified = hasBought(tenant, author, given.entityId);
  if (!isMerchant) checkAuthor(tenant, caller, { contactId, isVerified });
  const { entityId, namespace } = given;
  for (const review of reviews(tenant).values()) {
    if (review.contactId === contactId && review.entityId === entityId && review.namespace === namespace) {
      const description = 'The author has reviewed this entity before.';
      throw new ApplicationError('conflict', 'ALREADY_EXISTS', description, { reviewId: review.id });
    }
  }
  const status = reviewSettings(tenant).moderation ? 'IN_MODERATION' : 'APPROVED';
  const entity = newEntity(tenant);
  const authorName = given.authorName ?? getMemberName(tenant, contactId);
  const review = reviews(tenant).put({
    ...entity,
    namespace,
    entityId,
    content: given.content,
    contactId,
    ...(authorName !== undefined && { authorName }),
    foundHelpful: 0,
    foundUnhelpful: 0,
    status,
    isModerated: false,
    isVerified,
    ...(isMerchant && { appId: caller.id }),
    writtenDate: given.writtenDate ?? entity.createdDate,
    publishCount: status === 'APPROVED' ? 1 : 0,
  });
  markAsReviewed(tenant, review);
  return review;
}

/**
 * Checks that a caller may change or delete a review: a merchant, or the member who wrote it.
 *
 * @throws {ApplicationError} 403 `PERMISSION_DENIED`
 */
export function checkOwnReview(caller: Caller, review: StoredReview): void {
  if (caller.kind === 'apiKey' || (caller.kind === 'member' && review.contactId === getContactId(toOwner(caller))))
    return;
  throw refuse('Only the author of a review and merchants can change it.');
}

/** Publishes a review, hides it, or has it wait for a moderator. */
function withStatus(review: StoredReview, status: ReviewStatus, isModerated: boolean) {
  const isPublished = status === 'APPROVED' && review.status !== 'APPROVED';
  return { status, isModerated, publishCount: review.publishCount + (isPublished ? 1 : 0) };
}

/** Publishes or hides a review as a moderator. */
export const moderateReview = (tenant: Tenant, review: StoredReview, status: 'APPROVED' | 'REJECTED'): StoredReview =>
  reviews(tenant).put(changedEntity<StoredReview>(tenant, review, withStatus(review, status, true)));

/** Changes the content of a review. What a shopper changes is moderated again, if the site moderates reviews. */
export function changeReview(
  tenant: Tenant,
  caller: Caller,
  review: StoredReview,
  changes: Partial<Pick<StoredReview, 'authorName' | 'content' | 'writtenDate'>>,
): StoredReview {
  const again = caller.kind !== 'apiKey' && reviewSettings(tenant).moderation;
  return reviews(tenant).put(
    changedEntity<StoredReview>(tenant, review, {
      ...changes,
      ...(again && withStatus(review, 'IN_MODERATION', false)),
    }),
  );
}

/** Sets or removes the merchant's reply to a review. */
export function changeReply(tenant: Tenant, review: StoredReview, message: string | undefined): StoredReview {
  const now = tenant.clock.now().toISOString();
  const createdDate = review.reply?.createdDate ?? now;
  const reply = message === undefined ? undefined : { message, createdDate, updatedDate: now };
  return reviews(tenant).put(changedEntity<StoredReview>(tenant, review, { reply }));
}
