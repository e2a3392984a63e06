/** The kinds of dependencies of a `package.json`. */
export const dependencyKinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;

/** A `package.json`, as far as codemods read it. */
export interface Manifest extends Partial<Record<(typeof dependencyKinds)[number], Record<string, string>>> {
  readonly [key: string]: unknown;
}

/** Parses a `package.json`. `undefined` if it is not a JSON object. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

/** Formats a manifest with the indentation and the end of its text before. */
export function formatManifest(manifest: Manifest, before: string): string {
  const indent = /\n([ \t]+)\S/.exec(before)?.[1] ?? '  ';
  const json = JSON.stringify(manifest, null, indent) + /\s*$/.exec(before)![0];
  return before.includes('\r\n') ? json.replace(/\r?\n/g, '\r\n') : json;
}

/** Adds a dependency. Keeps the alphabetical order if there is one. */
export function withDependency(all: Readonly<Record<string, string>>, name: string, version: string) {
  const names = Object.keys(all);
  const isSorted = names.every((one, index) => index === 0 || names[index - 1]! < one);
  const entries: [string, string][] = [...Object.entries(all), [name, version]];
  return Object.fromEntries(isSorted ? entries.sort(([a], [b]) => (a < b ? -1 : 1)) : entries);
}
