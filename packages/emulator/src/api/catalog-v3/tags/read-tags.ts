import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { isMissing } from '../../../kernel/input/object.js';
import { type TagIds, maxTags } from '../../../shop/catalog-v3/tags.js';

/** Reads `{ publicTags: { tagIds }, privateTags: { tagIds } }`. Lists that a request omits are absent. */
export function readTags(read: FieldReader, value: unknown, field: string): Partial<TagIds> {
  const tags = read.object(value, field);
  const ids = (name: string) => {
    const list = read.object(tags?.[name], `${field}.${name}`)?.['tagIds'];
    return isMissing(list) ? undefined : read.ids(list, `${field}.${name}.tagIds`, { max: maxTags });
  };
  const [publicTagIds, privateTagIds] = [ids('publicTags'), ids('privateTags')];
  return { ...(publicTagIds && { publicTagIds }), ...(privateTagIds && { privateTagIds }) };
}

/** Reads the tags of an entity as {@link readTags} does. `null` removes all. */
export const readChangedTags = (read: FieldReader, value: unknown, field: string): Partial<TagIds> =>
  value === null ? { publicTagIds: [], privateTagIds: [] } : readTags(read, value, field);
