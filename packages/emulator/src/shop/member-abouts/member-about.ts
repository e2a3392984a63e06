import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type Entity, newEntity } from '../catalog-v3/entity.js';

/** Stored text about a member. */
export interface StoredMemberAbout extends Entity {
  readonly memberId: string;
  /** Rich content, as received. */
  readonly content: object;
}

/** Texts about members. */
export const memberAbouts = (tenant: Tenant) => tenant.collection<StoredMemberAbout>('memberAbouts');

/** Returns the text about a member. */
export const findMemberAbout = (tenant: Tenant, memberId: string): StoredMemberAbout | undefined =>
  [...memberAbouts(tenant).values()].find((about) => about.memberId === memberId);

/**
 * Creates the text about a member.
 *
 * @throws {ApplicationError} 409 `ALREADY_EXISTS` if the member has one
 */
export function createMemberAbout(tenant: Tenant, memberId: string, content: object): StoredMemberAbout {
  const former = findMemberAbout(tenant, memberId);
  if (former) {
    const description = 'The member has a text. Update it.';
    throw new ApplicationError('conflict', 'ALREADY_EXISTS', description, { id: former.id });
  }
  return memberAbouts(tenant).put({ ...newEntity(tenant), memberId, content });
}
