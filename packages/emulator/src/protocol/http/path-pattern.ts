/** Whether a segment of a route's path is a placeholder. */
const isPlaceholder = (segment: string): boolean => segment.startsWith('{');

/** Converts a route's path to Hono's syntax: `{id}` becomes `:id`. */
export const toHonoPath = (path: string): string => path.replace(/\{([^{}]+)\}/g, ':$1');

/** Whether a percent-encoded path matches a route's path. */
export function matchesPath(pattern: string, path: string): boolean {
  const expected = pattern.split('/');
  const segments = path.split('/');
  return (
    expected.length === segments.length &&
    expected.every((part, index) => (isPlaceholder(part) ? segments[index] !== '' : part === segments[index]))
  );
}

/** Sort key of a path that puts fixed segments before placeholders: a digit for each segment, 1 for a placeholder. */
export const toSpecificity = (path: string): string =>
  path
    .split('/')
    .map((segment) => Number(isPlaceholder(segment)))
    .join('');

/** Edit distance between a path and a route's path, if it is below `limit`. Placeholders match any segment. */
export function pathDistance(pattern: string, path: string, limit: number): number {
  const segments = path.split('/');
  const parts = pattern.split('/').map((part, index) => (isPlaceholder(part) ? (segments[index] ?? part) : part));
  const filled = parts.join('/');
  return Math.abs(filled.length - path.length) < limit ? editDistance(filled, path) : Infinity;
}

/** The Levenshtein distance. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + Number(a[i - 1] !== b[j - 1]);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
