import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { isMissing } from '../../../kernel/input/object.js';

/** Maximum number of public and of private tags of a product. */
const maxTags = 100;

/** IDs of tags. Lists that a request omits are absent. */
export interface TagIds {
  readonly publicTagIds?: readonly string[];
  readonly privateTagIds?: readonly string[];
}

/** Reads `{ publicTags: { tagIds }, privateTags: { tagIds } }`. */
export function readTags(read: FieldReader, value: unknown, field: string): TagIds {
  const tags = read.object(value, field);
  const ids = (name: string) => {
    const list = read.object(tags?.[name], `${field}.${name}`)?.['tagIds'];
    return isMissing(list) ? undefined : read.ids(list, `${field}.${name}.tagIds`, { max: maxTags });
  };
  const [publicTagIds, privateTagIds] = [ids('publicTags'), ids('privateTags')];
  return { ...(publicTagIds && { publicTagIds }), ...(privateTagIds && { privateTagIds }) };
}
