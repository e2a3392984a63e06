/**
 * Draws folders and the imports between them as a Mermaid flowchart. Arrows that follow from others are omitted.
 *
 * @param {import('dependency-cruiser').ICruiseResult} result
 * @param {(path: string) => string | undefined} nodeOf - The folder that a file is drawn as.
 */
export function drawing({ modules }, nodeOf) {
  /** @type {Map<string, Set<string>>} */
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    const from = nodeOf(source);
    if (from === undefined) continue;
    const targets = imports.get(from) ?? new Set();
    imports.set(from, targets);
    for (const { resolved } of dependencies) {
      const to = nodeOf(resolved);
      if (to !== undefined && to !== from) targets.add(to);
    }
  }
  const names = [...imports.keys()].sort();
  const ids = new Map(names.map((name, index) => [name, `n${index}`]));
  const arrows = names.flatMap((from) =>
    [...(imports.get(from) ?? [])]
      .sort()
      .filter((to) => !isImplied(imports, from, to))
      .map((to) => `  ${ids.get(from)} --> ${ids.get(to)}`),
  );
  return ['```mermaid', 'flowchart TD', ...names.map((name) => `  ${ids.get(name)}["${name}"]`), ...arrows, '```'].join(
    '\n',
  );
}

/**
 * Whether one folder reaches another through a third one.
 *
 * @param {ReadonlyMap<string, ReadonlySet<string>>} imports
 * @param {string} from
 * @param {string} to
 */
function isImplied(imports, from, to) {
  const seen = new Set([from, to]);
  const waiting = [...(imports.get(from) ?? [])].filter((name) => name !== to);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const next = imports.get(name) ?? new Set();
    if (next.has(to)) return true;
    waiting.push(...next);
  }
  return false;
}
