import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isObject } from '../../../kernel/input/object.js';
import { type TagChanges, hasNoTags } from '../../../shop/catalog-v3/tags.js';
import { readTags } from './read-tags.js';

const noTags = { publicTagIds: [], privateTagIds: [] };

/**
 * Reads the `assignTags` and `unassignTags` of a request.
 *
 * @throws {ApplicationError} 400 `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`
 */
export function readTagChanges(request: unknown): TagChanges {
  const read = new FieldReader();
  const input = isObject(request) ? request : {};
  const assigned = { ...noTags, ...readTags(read, input['assignTags'], 'assignTags') };
  const unassigned = { ...noTags, ...readTags(read, input['unassignTags'], 'unassignTags') };
  read.check();
  if (!hasNoTags(assigned) || !hasNoTags(unassigned)) return { assigned, unassigned };
  const description = 'The request has no tags to assign or to unassign.';
  throw new ApplicationError('invalidArgument', 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS', description);
}
