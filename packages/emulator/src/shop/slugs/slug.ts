/** Maximum length of a slug, without its unique suffix. */
const maxBase = 90;

/** Creates a slug from a name: `Chef's Knife No. 8` becomes `chefs-knife-no-8`. */
export const toSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]|\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxBase)
    .replace(/^-|-$/g, '');

/** Creates a unique slug with a numeric suffix if necessary, and adds it to `taken`. */
export function takeSlug(name: string, taken: Set<string>, fallback: string): string {
  const slug = uniqueSlug(toSlug(name) || fallback, (one) => taken.has(one));
  taken.add(slug);
  return slug;
}

/** Returns the slug, or the first of `slug-1`, `slug-2`, … that is not taken. */
export function uniqueSlug(base: string, isTaken: (slug: string) => boolean): string {
  let slug = base;
  for (let count = 1; isTaken(slug); count++) slug = `${base}-${count}`;
  return slug;
}

/** Creates a slug that differs from `slugs`, except from `own`. */
export function freeSlug(base: string, slugs: Iterable<unknown>, own?: string): string {
  const taken = new Set<string>();
  for (const slug of slugs) if (typeof slug === 'string' && slug !== own && slug.startsWith(base)) taken.add(slug);
  return uniqueSlug(base, (slug) => taken.has(slug));
}
