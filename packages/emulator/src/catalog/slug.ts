/** Makes the slug of a name: `Chef's Knife No. 8` becomes `chefs-knife-no-8`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]|\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Makes a slug that is not taken yet, by a number at its end, and takes it. */
export function takeSlug(name: string, taken: Set<string>, fallback: string): string {
  const base = slugOf(name) || fallback;
  let slug = base;
  for (let count = 2; taken.has(slug); count++) slug = `${base}-${count}`;
  taken.add(slug);
  return slug;
}
