/** The kinds of dependencies of a `package.json`. */
export const dependencyKinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;

/** Kind of dependencies of a `package.json`. */
export type DependencyKind = (typeof dependencyKinds)[number];

/** A `package.json`, as far as codemods read it. */
export interface Manifest extends Partial<Record<DependencyKind, Record<string, string>>> {
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
