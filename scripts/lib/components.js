import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

import { root } from './run.js';

/** Folder of the sources of the components. */
export const componentsFolder = join(root, 'examples/components');

/** Where `cartwright add` reads the registry, which the documentation site serves as well. Written by the build. */
export const registryFolder = join(root, 'packages/cli/registry');

const homepage = 'https://cartwright-sdk.github.io/cartwright';
const schemas = 'https://ui.shadcn.com/schema';

/** Styles of the components, and their folder in the registry. */
const styles = /** @type {const} */ ({ plain: '', tailwind: 'tailwind/' });

/** @typedef {{ title: string, description: string, files: string[] }} Entry */

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(componentsFolder, file), 'utf8'));

/** @returns {Record<string, Entry>} The components by name: those of the registry, in the order of its lists. */
export const readEntries = () => readJson('registry.json');

/** Removes the class names. @param {string} source Source of a component. */
const withoutStyles = (source) => source.replaceAll(/\s+className="[^"]*"/g, '');

/** Modules that a source imports. @param {string} source */
const listImports = (source) => [...source.matchAll(/ from '([^']+)';/g)].map(([, module = '']) => module);

/** @param {string} module */
const getPackage = (module) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Creates the items of the registry in shadcn's format. What an item depends on follows from its imports.
 *
 * @param {keyof typeof styles} style
 */
function createItems(style) {
  const entries = readEntries();
  const owners = new Map(
    Object.entries(entries).flatMap(([name, { files }]) => files.map((file) => [basename(file, extname(file)), name])),
  );
  return Object.entries(entries).map(([name, { title, description, files }]) => {
    const contents = files.map((file) => readFileSync(join(componentsFolder, 'src', file), 'utf8'));
    const modules = contents.flatMap(listImports);
    const needed = modules.filter((module) => module.startsWith('./')).map((module) => owners.get(module.slice(2)));
    const packages = modules.filter((module) => module.startsWith('@')).map(getPackage);
    return {
      $schema: `${schemas}/registry-item.json`,
      name,
      type: 'registry:component',
      title,
      description,
      // TanStack Query is a peer dependency of the hooks.
      dependencies: [...new Set([...packages, '@tanstack/react-query'])].sort(),
      registryDependencies: [...new Set(needed)]
        .filter((owner) => owner !== name)
        .map((owner) => `${homepage}/r/${styles[style]}${owner}.json`),
      files: files.map((file, index) => ({
        path: `components/shop/${file}`,
        type: 'registry:component',
        content: style === 'tailwind' ? contents[index] : withoutStyles(contents[index] ?? ''),
      })),
    };
  });
}

/**
 * Writes the registry: an item for each component and style, and lists of them.
 *
 * @param {string} [folder]
 */
export function writeRegistry(folder = registryFolder) {
  rmSync(folder, { recursive: true, force: true });
  for (const [style, path] of Object.entries(styles)) {
    mkdirSync(join(folder, path), { recursive: true });
    /** @param {string} name @param {object} value */
    const write = (name, value) => writeFileSync(join(folder, path, name), `${JSON.stringify(value, null, 2)}\n`);
    const items = createItems(/** @type {keyof typeof styles} */ (style));
    for (const item of items) write(`${item.name}.json`, item);
    write('registry.json', {
      $schema: `${schemas}/registry.json`,
      name: 'cartwright',
      homepage,
      items: items.map(({ $schema: _, files, ...item }) => ({
        ...item,
        files: files.map(({ content: _content, ...file }) => file),
      })),
    });
  }
}
