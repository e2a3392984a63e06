/** Tags by their ids. */
export interface TagList {
  /** The ids. */
  tagIds?: string[];
}

/** The tags of an entity. */
export interface Tags {
  /** Tags that only some can see. */
  privateTags?: TagList;
  /** Tags that all can see. */
  publicTags?: TagList;
}
