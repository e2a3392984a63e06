/** Reads the tags of a text field: separated by commas, each once. */
export const readTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** Compares tags: what to assign and what to unassign, so that tags that others add meanwhile stay. */
export const tagChanges = (before: readonly string[], after: readonly string[]) => ({
  assigned: after.filter((tag) => !before.includes(tag)),
  unassigned: before.filter((tag) => !after.includes(tag)),
});
