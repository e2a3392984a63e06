/** The longest slug without the number that makes it unique. */
const maxBase = 90;

/** Makes the slug of a name: `Chef's Knife No. 8` becomes `chefs-knife-no-8`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]|\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxBase)
    .replace(/^-|-$/g, '');

/** Makes a slug that is not taken yet, by a number at its end, and takes it. */
export function takeSlug(name: string, taken: Set<string>, fallback: string): string {
  const slug = numbered(slugOf(name) || fallback, taken);
  taken.add(slug);
  return slug;
}

/** The slug itself, or the first of `slug-1`, `slug-2`, … that is not taken. */
function numbered(base: string, taken: ReadonlySet<string>): string {
  let slug = base;
  for (let count = 1; taken.has(slug); count++) slug = `${base}-${count}`;
  return slug;
}

/** Makes a slug that is none of the given ones; `own` does not count. */
export function freeSlug(base: string, slugs: Iterable<unknown>, own?: string): string {
  const taken = new Set<string>();
  for (const slug of slugs) if (typeof slug === 'string' && slug !== own && slug.startsWith(base)) taken.add(slug);
  return numbered(base, taken);
}
