import type { Collection, Document } from '../../../kernel/state/collection.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import type { Entity } from '../entity.js';
import type { ImageMedia } from '../image-media.js';
import type { TagIds } from '../tags.js';

/** Products that differ by the choice of one customization, such as the same shirt in several colors. */
export interface StoredProductGroup extends Entity, TagIds {
  readonly name: string;
  /** Set when created, unique, immutable. */
  readonly handle: string;
  /** Option or modifier that the members differ by. Immutable. */
  readonly customizationId: string;
  /** IDs of the choices in the order of the members. */
  readonly choiceOrder: readonly string[];
  readonly media?: ImageMedia;
}

/** Membership of a product, which can be in one group only. Its ID is the product's. */
export interface GroupMembership extends Document {
  readonly groupId: string;
}

/** The tenant's product groups. */
export const productGroups = (tenant: Tenant): Collection<StoredProductGroup> =>
  tenant.collection<StoredProductGroup>('v3-product-groups');

/** The tenant's products in groups. */
export const groupMemberships = (tenant: Tenant): Collection<GroupMembership> =>
  tenant.collection<GroupMembership>('v3-product-group-memberships');
