import { layers } from './layers.js';
import { filesOfBothVersions, removedFolders } from './removed-folders.js';

/** @param {readonly string[]} names */
const matchAny = (names) => `(${names.join('|')})`;

/** One rule for each layer of each package: it imports none of the layers above it. */
const layerRules = Object.entries(layers).flatMap(([name, list]) =>
  list.map((layer, index) => ({
    name: `${name}-layers`,
    comment: `${layer.join(', ')} of ${name} import nothing from the layers above. See ARCHITECTURE.md.`,
    severity: /** @type {const} */ ('error'),
    from: { path: `^packages/${name}/src/${matchAny(layer)}/` },
    to: {
      path: `^packages/${name}/src/`,
      pathNot: `^packages/${name}/src/${matchAny(list.slice(0, index + 1).flat())}/`,
    },
  })),
);

const shop = '^packages/emulator/src/shop/';
const platformFormat = ['wire-', 'format-', 'read-'].flatMap((name) => [`${shop}${name}`, `${shop}.+/${name}`]);
const formatModules = [
  'kernel/money/format-price',
  'protocol/(http|routing)/',
  'protocol/plugins/(read-response|plugin-format)',
].map((path) => `^packages/emulator/src/${path}`);

/**
 * Forbids platform formats in the shop: it imports none, no HTTP and no routes, and has no file with a name of a format,
 * including files that are not imported. ESLint checks the names of fields.
 */
const shopRules = [
  { from: { path: shop }, to: { path: formatModules } },
  { from: {}, to: { path: platformFormat } },
  { from: { path: platformFormat }, to: {} },
  { from: { path: platformFormat, orphan: true }, to: {} },
].map((rule) => ({
  name: 'shop-without-formats',
  comment: 'The shop stores and returns domain values. Format them in src/api. See ARCHITECTURE.md.',
  severity: /** @type {const} */ ('error'),
  ...rule,
}));

const removed = removedFolders.map((folder) => `^${folder}/`);

/** Files that other applications may import: the components to copy, and parts of the store. */
const shared = '^examples/(components/src|storefront/(src/(lib|ui)|node))/';

/**
 * Structure of the applications on React Router: `lib`, `ui`, a folder for each feature, `shell`, bottom first. Files directly
 * in `src`, such as the routes, and the server are on top.
 */
const applicationRules = [
  {
    comment: 'lib imports nothing of the application but lib.',
    from: { path: '^examples/([^/]+)/src/lib/' },
    to: { path: '^examples/$1/', pathNot: '^examples/$1/src/lib/' },
  },
  {
    comment: 'ui imports only lib and ui of the application.',
    from: { path: '^examples/([^/]+)/src/ui/' },
    to: { path: '^examples/$1/', pathNot: '^examples/$1/src/(lib|ui)/' },
  },
  {
    comment: 'A feature imports neither another feature nor the shell. Move what both need to lib or ui.',
    from: { path: '^examples/(storefront|merchant)/src/(?!(?:lib|ui|shell)/)([^/]+)/' },
    to: { path: '^examples/$1/', pathNot: '^examples/$1/src/(lib|ui|$2)/' },
  },
  {
    comment: 'The shell imports nothing from src and from the server.',
    from: { path: '^examples/([^/]+)/src/shell/' },
    to: { path: ['^examples/$1/src/[^/]+$', '^examples/$1/server/'] },
  },
  {
    comment: 'Applications import components, and lib, ui and node of the store, and nothing else of each other.',
    from: { path: '^examples/([^/]+)/' },
    to: { path: '^examples/', pathNot: ['^examples/$1/', shared] },
  },
  {
    comment: 'The store imports components and no other application: a template of the command line is a copy of it.',
    from: { path: '^examples/storefront/' },
    to: { path: '^examples/(?!(storefront|components/src)/)' },
  },
].map((rule) => ({ name: 'application-tree', severity: /** @type {const} */ ('error'), ...rule }));

/** Rules of dependency-cruiser for the packages and examples. They include type imports and exclude tests. */
export const rules = {
  options: {
    tsPreCompilationDeps: true,
    includeOnly: '^(packages/[^/]+/src|examples/[^/]+)/',
    exclude: '(\\.test\\.tsx?$|\\.test-d\\.ts$|/testing/|^examples/[^/]+/(dist|e2e|node_modules|\\.[^/]+)/)',
  },
  forbidden: [
    {
      name: 'no-file-cycles',
      comment: 'Files do not import each other. Move what both need into a file of its own.',
      severity: /** @type {const} */ ('error'),
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-cycles',
      comment: 'Folders do not import each other. Move what both need into the lower one.',
      severity: /** @type {const} */ ('error'),
      scope: /** @type {const} */ ('folder'),
      from: {},
      to: { circular: true },
    },
    {
      name: 'v1-can-be-deleted',
      comment:
        'Nothing imports a folder of Cart V1 or Checkout V1. Move what both versions need to commerce or purchase.',
      severity: /** @type {const} */ ('error'),
      from: { path: '^packages/', pathNot: [...removed, ...filesOfBothVersions.map((path) => `^${path}$`)] },
      to: { path: removed },
    },
    {
      name: 'v3-without-v1',
      comment: 'Catalog V3 imports nothing of Catalog V1. Move what both versions need to shared.',
      severity: /** @type {const} */ ('error'),
      from: { path: '^packages/stores/src/([^/]+-v3|categories)/' },
      to: { path: '^packages/stores/src/(products|collections|inventory)/' },
    },
    ...layerRules,
    ...shopRules,
    ...applicationRules,
  ],
};
