/** List of tags. */
export interface TagList {
  /** Tag IDs. */
  tagIds?: string[];
}

/** Tags of an entity. */
export interface Tags {
  /** Tags visible only to callers with permission to see them. */
  privateTags?: TagList;
  /** Tags visible to everyone. */
  publicTags?: TagList;
}
