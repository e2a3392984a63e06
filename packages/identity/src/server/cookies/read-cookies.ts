/** Parses the cookies of a request. Ignores duplicates, because their origin is unclear. */
export function readCookies(header: string | null): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  const duplicates = new Set<string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at < 1 || !name) continue;
    if (cookies.has(name)) duplicates.add(name);
    cookies.set(name, pair.slice(at + 1).trim());
  }
  for (const name of duplicates) cookies.delete(name);
  return cookies;
}
