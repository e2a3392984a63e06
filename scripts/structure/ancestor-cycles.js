/**
 * Finds files and folders that import each other on any level, through the files below them. An import counts between
 * the two entries of the folder that contains both files, so `shop/contacts` and `shop/pricing/coupons` are compared as
 * `contacts` and `pricing`.
 *
 * @param {import('dependency-cruiser').ICruiseResult} result
 * @returns {string[]} Imports that are part of a cycle.
 */
export function ancestorCycles({ modules }) {
  /** @type {Map<string, Map<string, string>>} One import for each pair of entries. */
  const imports = new Map();
  for (const { dependencies, source } of modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [source.split('/'), resolved.split('/')];
      const level = from.findIndex((name, index) => name !== to[index]) + 1;
      if (level === 0) continue;
      const [entry, target] = [from.slice(0, level).join('/'), to.slice(0, level).join('/')];
      const targets = imports.get(entry) ?? new Map();
      imports.set(entry, targets.set(target, `${source} → ${resolved}`));
    }
  }
  return [...imports].flatMap(([entry, targets]) =>
    [...targets].filter(([target]) => reaches(imports, target, entry)).map(([, example]) => example),
  );
}

/**
 * Whether an entry imports another one, directly or through others.
 *
 * @param {ReadonlyMap<string, ReadonlyMap<string, string>>} imports
 * @param {string} from
 * @param {string} to
 */
function reaches(imports, from, to) {
  const seen = new Set([from]);
  for (const name of seen) {
    for (const next of imports.get(name)?.keys() ?? []) seen.add(next);
  }
  return seen.has(to);
}
