import { ValidationError } from '../../kernel/errors/application-error.js';
import { violation } from '../../kernel/input/violation.js';

/** Maximum number of public and of private tags of an entity. */
export const maxTags = 100;

/** IDs of the tags of an entity. Private ones are visible to merchants and apps only. */
export interface TagIds {
  readonly publicTagIds: readonly string[];
  readonly privateTagIds: readonly string[];
}

/** Tags to assign and to unassign. */
export interface TagChanges {
  readonly assigned: TagIds;
  readonly unassigned: TagIds;
}

function changedList(before: readonly string[], assigned: readonly string[], unassigned: readonly string[]) {
  const ids = [...new Set([...before.filter((id) => !unassigned.includes(id)), ...assigned])];
  if (ids.length <= maxTags) return ids;
  throw new ValidationError([violation('tags', `must have at most ${maxTags} tags of each kind`, 'MAX_SIZE')]);
}

/**
 * Returns the tags of an entity after the changes. A tag that is in both lists is assigned.
 *
 * @throws {ValidationError} if the entity would have too many tags
 */
export const changedTags = (before: TagIds, { assigned, unassigned }: TagChanges): TagIds => ({
  publicTagIds: changedList(before.publicTagIds, assigned.publicTagIds, unassigned.publicTagIds),
  privateTagIds: changedList(before.privateTagIds, assigned.privateTagIds, unassigned.privateTagIds),
});

const missingFrom = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => !others.includes(id));

/** Returns the changes between the tags of two versions of an entity. */
export const tagChangesBetween = (before: TagIds, after: TagIds): TagChanges => ({
  assigned: {
    publicTagIds: missingFrom(after.publicTagIds, before.publicTagIds),
    privateTagIds: missingFrom(after.privateTagIds, before.privateTagIds),
  },
  unassigned: {
    publicTagIds: missingFrom(before.publicTagIds, after.publicTagIds),
    privateTagIds: missingFrom(before.privateTagIds, after.privateTagIds),
  },
});

/** Whether there are no tags. */
export const hasNoTags = ({ privateTagIds, publicTagIds }: TagIds): boolean =>
  publicTagIds.length + privateTagIds.length === 0;
