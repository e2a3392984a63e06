/** Tags of an entity. */
export interface TagList {
  /** Tag IDs. At most 100. */
  tagIds?: string[];
}

/** Public and private tags of an entity. */
export interface Tags {
  /** Tags that everyone can read. */
  publicTags?: TagList;
  /** Tags that only merchants and apps can read. */
  privateTags?: TagList;
}
