/** Values of a form by field name. A checkbox is `on` or empty. */
export type Fields = Readonly<Record<string, string>>;

/** Field that two people changed to different values. */
export interface Conflict {
  readonly field: string;
  readonly mine: string;
  readonly theirs: string;
}

/**
 * Merges the edits of a form with those that someone else saved meanwhile. Fields that only one of them changed take that
 * value. Fields that no longer exist, such as those of a deleted variant, are left out.
 *
 * @param base Values when the form was opened.
 * @param mine Values of the form.
 * @param theirs Values as saved now.
 */
export function mergeEdits(base: Fields, mine: Fields, theirs: Fields): { merged: Fields; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const merged = Object.entries(theirs).map(([field, saved]) => {
    const before = base[field] ?? saved;
    const edited = mine[field] ?? before;
    if (edited === before || edited === saved) return [field, saved];
    if (saved !== before) conflicts.push({ field, mine: edited, theirs: saved });
    return [field, edited];
  });
  return { merged: Object.fromEntries(merged) as Fields, conflicts };
}

/** Whether a field belongs to a variant. */
export const isVariantField = (field: string): boolean => field.includes(':');

/** Returns the fields whose names a test accepts. */
export const selectFields = (fields: Fields, accepts: (field: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => accepts(field)));

/** Returns the fields that differ from those before. */
export const changedFields = (before: Fields, after: Fields): Fields =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => before[field] !== value));

const prefix = 'field:';

/** Name of the form field of an edited value. */
export const fieldName = (field: string): string => prefix + field;

/**
 * Reads the edited values of a form. Line breaks are those of the platform.
 *
 * @param known Fields of the form.
 */
export const readFields = (form: FormData, known: Fields): Fields =>
  Object.fromEntries(
    Object.keys(known).map((field) => {
      const value = form.get(fieldName(field));
      return [field, typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : ''];
    }),
  );
