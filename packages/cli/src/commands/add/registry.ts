import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CliError } from '../../command/cli-error.js';
import { suggest } from '../../command/suggest.js';

/** Styles of the components: `plain` has no class names, `tailwind` has the utility classes of Tailwind CSS. */
export const styles = ['plain', 'tailwind'] as const;

/** Style of components. */
export type Style = (typeof styles)[number];

/** A component of the registry, in shadcn's format. */
export interface Item {
  readonly name: string;
  readonly description: string;
  /** Packages that its files import. */
  readonly dependencies: readonly string[];
  /** URLs of the components that its files import. */
  readonly registryDependencies: readonly string[];
  /** Files. Those of all components belong into one folder. */
  readonly files: readonly { readonly path: string; readonly content: string }[];
}

/** Reads a file of the registry, which the build writes. */
const readRegistry = (style: Style, name: string): unknown =>
  JSON.parse(
    readFileSync(
      fileURLToPath(new URL(`../../../registry/${style === 'plain' ? '' : `${style}/`}${name}.json`, import.meta.url)),
      'utf8',
    ),
  );

/** Lists all components, without the contents of their files. */
export const listItems = (): readonly Omit<Item, 'files'>[] =>
  (readRegistry('plain', 'registry') as { items: readonly Item[] }).items;

/**
 * Reads components and those that they need, each once.
 *
 * @throws {CliError} `component_unknown`
 */
export function readItems(names: readonly string[], style: Style): Item[] {
  const known = listItems().map(({ name }) => name);
  for (const name of names) {
    if (known.includes(name)) continue;
    throw new CliError(
      'component_unknown',
      `There is no component ${JSON.stringify(name)}. ${suggest(name, known)}The components are: ${known.join(', ')}.`,
    );
  }
  const found = new Map<string, Item>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    const item = readRegistry(style, name) as Item;
    found.set(name, item);
    for (const url of item.registryDependencies) visit(basename(url, '.json'));
  };
  names.forEach(visit);
  return [...found.values()];
}
