import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

import { componentsFolder } from './components.js';
import { root } from './run.js';
import { writeSkill } from './skill.js';

/** Folder of the templates that `cartwright create` copies. Written by the build. */
const templatesFolder = join(root, 'packages/cli/templates');

const omitted =
  /(^|\/)(node_modules|build|dist|\.next|\.react-router|\.demo|\.env(\.(\w+\.)?local)?|test-results|playwright-report|next-env\.d\.ts|README\.md|testing)(\/|$)|\.(test\.tsx?|tsbuildinfo|log)$/;

/**
 * Whether no template has a file: tests, output, settings of this machine, and what is about the repository.
 *
 * @param {string} path Path in the example, with slashes.
 */
export const isOmitted = (path) => omitted.test(path);

/**
 * @typedef {object} Template
 * @property {string} source Folder of the example that is the template.
 * @property {RegExp} [without] Further paths that the template omits.
 * @property {string} [components] Folder of the components. Files that the example has itself replace them.
 * @property {string} [importedComponents] Folder of the components, for an example that imports them from their own.
 * @property {string} [styles] Path of the style sheet, which imports Tailwind CSS and sets its theme.
 * @property {(manifest: Manifest) => Manifest} [changeManifest]
 */

/** @typedef {{ scripts: Record<string, string>, dependencies: Record<string, string>, devDependencies: Record<string, string> }} Manifest */

/** Components that the small stores leave out: their carts lead to the platform's checkout page. */
const unused = 'checkout-(form|fields|summary)|use-checkout|destinations';

/** @type {Record<string, Template>} */
const templates = {
  everything: {
    source: 'examples/storefront',
    without: /^(e2e|playwright\.config\.ts)(\/|$)/,
    importedComponents: 'src/components/shop',
    changeManifest: ({ dependencies, devDependencies, ...manifest }) => ({
      ...manifest,
      scripts: {
        dev: 'node node/start.js --dev',
        build: 'react-router typegen && tsc && react-router build',
        start: 'node node/start.js',
      },
      dependencies,
      devDependencies: {
        ...Object.fromEntries(
          Object.entries(devDependencies).filter(([name]) => !/playwright|^@cartwright/.test(name)),
        ),
        '@types/node': 'catalog:',
      },
    }),
  },
  'react-router': {
    source: 'examples/react-router',
    // The server has the session.
    without: new RegExp(`^app/components/shop/(account|${unused})\\.tsx?$`),
    components: 'app/components/shop',
    styles: 'app/styles.css',
  },
  next: {
    source: 'examples/next',
    // The server has the session, and reads the product and the order.
    without: new RegExp(`^components/shop/(account|order-page|product-page|${unused})\\.tsx?$`),
    components: 'components/shop',
    styles: 'app/styles.css',
  },
  vite: {
    source: 'examples/vite',
    without: new RegExp(`^src/components/shop/(${unused})\\.tsx?$`),
    components: 'src/components/shop',
    styles: 'src/styles.css',
  },
};

/** Versions of the catalog in `pnpm-workspace.yaml`, by package. */
function readCatalog() {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const [, lines = ''] = /^catalog:\n((?: {2}.*\n)+)/m.exec(text) ?? [];
  return Object.fromEntries(
    [...lines.matchAll(/^ {2}'?([^':]+)'?: (.+)$/gm)].map(([, name, version]) => [name, version]),
  );
}

/**
 * Replaces versions that only the workspace knows. Packages of this repository get the version of the command line when it
 * creates a store.
 *
 * @param {Record<string, string>} dependencies
 * @param {Record<string, string | undefined>} catalog
 */
const withVersions = (dependencies, catalog) =>
  Object.fromEntries(
    Object.entries(dependencies)
      .map(([name, version]) => {
        if (name.startsWith('@cartwright/')) return [name, 'latest'];
        return [name, version === 'catalog:' ? catalog[name] : version];
      })
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );

/**
 * Merges the compiler options that a configuration extends, without the condition of the repository's sources.
 *
 * @param {string} text
 */
function withOwnOptions(text) {
  const { extends: base, compilerOptions, ...rest } = JSON.parse(text);
  if (!base) return text;
  const { compilerOptions: inherited } = JSON.parse(readFileSync(join(root, basename(base)), 'utf8'));
  const { customConditions: _, ...options } = { ...inherited, ...compilerOptions };
  return `${JSON.stringify({ compilerOptions: options, ...rest }, null, 2)}\n`;
}

/**
 * Copies the components that a template imports into a folder of it, with those that they import, and changes the imports.
 *
 * @param {string} template Folder of the template.
 * @param {string} path Folder of the components in the template.
 */
function moveComponents(template, path) {
  const folder = join(template, path);
  /** @type {Set<string>} */
  const names = new Set();
  for (const entry of readdirSync(template, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!/\.(tsx?|css)$/.test(file)) continue;
    const source = readFileSync(file, 'utf8');
    const moved = source
      // Tailwind CSS finds the sources of a project by itself.
      .replace(/^@source '[./]+components\/src\/.+\n/m, '')
      .replaceAll(/'[./]+components\/src\/([\w-]+)\.js'/g, (_, name) => {
        names.add(name);
        const parent = relative(dirname(file), folder).replaceAll('\\', '/');
        return `'${parent.startsWith('.') ? parent : `./${parent}`}/${name}.js'`;
      });
    if (moved !== source) writeFileSync(file, moved);
  }
  const files = readdirSync(join(componentsFolder, 'src'));
  mkdirSync(folder, { recursive: true });
  // The set grows by what the components import.
  for (const name of names) {
    const file = files.find((candidate) => candidate.replace(/\.tsx?$/, '') === name) ?? name;
    const source = readFileSync(join(componentsFolder, 'src', file), 'utf8');
    for (const [, imported = ''] of source.matchAll(/ from '\.\/([\w-]+)';/g)) names.add(imported);
    writeFileSync(join(folder, file), source);
  }
}

/**
 * Writes a template.
 *
 * @param {string} folder
 * @param {Template} template
 */
function writeTemplate(folder, template) {
  const { changeManifest = (manifest) => manifest, components, importedComponents, source, styles, without } = template;
  /** @param {string} from @param {string} path Folder in the template. */
  const copy = (from, path) =>
    cpSync(from, join(folder, path), {
      recursive: true,
      filter(file) {
        const name = join(path, relative(from, file)).replaceAll('\\', '/');
        return !isOmitted(name) && !without?.test(name);
      },
    });
  if (components) copy(join(componentsFolder, 'src'), components);
  copy(join(root, source), '');
  if (importedComponents) moveComponents(folder, importedComponents);
  if (styles) cpSync(join(componentsFolder, 'theme.css'), join(folder, styles));
  /** @param {string} file @param {(text: string) => string} change */
  const rewrite = (file, change) => writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  rewrite('tsconfig.json', withOwnOptions);
  rewrite('package.json', (text) => {
    const manifest = changeManifest({ devDependencies: {}, ...JSON.parse(text) });
    const catalog = readCatalog();
    const { dependencies, devDependencies } = manifest;
    const versions = {
      dependencies: withVersions(dependencies, catalog),
      devDependencies: withVersions(devDependencies, catalog),
    };
    return `${JSON.stringify({ ...manifest, ...versions }, null, 2)}\n`;
  });
}

/**
 * Writes all templates, replacing earlier ones. They are the examples of this repository, which its tests build and use.
 *
 * @param {string} [folder]
 */
export function writeTemplates(folder = templatesFolder) {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, template] of Object.entries(templates)) {
    mkdirSync(join(folder, name), { recursive: true });
    writeTemplate(join(folder, name), template);
    writeSkill(join(folder, name, '.agents/skills'));
  }
}
