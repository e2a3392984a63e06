import type { TagIds } from '../../../shop/catalog-v3/tags.js';

/** Formats the tags of an entity. Private tags are visible to merchants and apps only. */
export const formatTags = ({ privateTagIds, publicTagIds }: TagIds, showsPrivate = true): object => ({
  ...(showsPrivate && { privateTags: { tagIds: privateTagIds } }),
  publicTags: { tagIds: publicTagIds },
});
