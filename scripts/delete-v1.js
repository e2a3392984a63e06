/**
 * Deletes Cart V1 and Checkout V1 from the packages: their folders, the entry points that export them, the lines that
 * mount them, and the tests that import them. `scripts/check-v1-deletion.js` runs it in a copy of the repository, where
 * the rest must work. When the platform has removed both, run it here, then `pnpm format`.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import ts from 'typescript';

import { packages } from './lib/packages.js';
import { root } from './lib/run.js';
import { filesOfBothVersions, removedFolders } from './structure/removed-folders.js';

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

/** @param {string} path @param {string} text */
const write = (path, text) => writeFileSync(join(root, path), text);

/** @param {string} path */
const isRemoved = (path) => removedFolders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/**
 * Removes the entry points of removed folders from the manifests.
 *
 * @returns {Set<string>} Their names, such as `@cartwright/ecom/cart`.
 */
function deleteEntries() {
  /** @type {Set<string>} */
  const names = new Set();
  for (const { folder, manifest } of packages) {
    const kept = Object.entries(manifest.exports ?? {}).filter(([entry, targets]) => {
      const source = typeof targets === 'object' ? targets['@cartwright/source'] : undefined;
      const isKept = !source || !isRemoved(join(folder, source));
      if (!isKept) names.add(join(manifest.name, entry));
      return isKept;
    });
    const path = join(folder, 'package.json');
    write(path, `${JSON.stringify({ ...JSON.parse(read(path)), exports: Object.fromEntries(kept) }, null, 2)}\n`);
  }
  return names;
}

/**
 * Removes what a file of both versions has of the first: imports and exports of removed folders, elements of arrays that
 * name such an import, and choices between both.
 *
 * @param {string} path
 */
function deleteFromFile(path) {
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
  /** @type {Set<string>} */
  const names = new Set();
  /** @type {{ from: number, to: number, text: string }[]} */
  const edits = [];
  /** @param {ts.Node} node @param {string} [text] @param {number} [to] */
  const replace = (node, text = '', to = node.getEnd()) => edits.push({ from: node.getFullStart(), to, text });
  /** @param {ts.Node} node @returns {boolean} */
  const isOfV1 = (node) =>
    (ts.isStringLiteral(node) && isRemoved(join(dirname(path), node.text))) ||
    (ts.isIdentifier(node) && names.has(node.text)) ||
    (ts.forEachChild(node, isOfV1) ?? false);

  for (const statement of source.statements) {
    const isDeclaration = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
    const part = isDeclaration ? statement.moduleSpecifier : ts.isFunctionDeclaration(statement) && statement;
    if (!part || !isOfV1(part)) continue;
    const imported = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    if (imported && ts.isNamedImports(imported)) imported.elements.forEach(({ name }) => names.add(name.text));
    if (ts.isFunctionDeclaration(statement) && statement.name) names.add(statement.name.text);
    replace(statement);
  }
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isArrayLiteralExpression(node)) {
      for (const element of node.elements.filter(isOfV1)) {
        replace(element, '', element.getEnd() + (source.text[element.getEnd()] === ',' ? 1 : 0));
      }
    } else if (ts.isConditionalExpression(node) && isOfV1(node.whenTrue)) {
      replace(node, node.whenFalse.getText());
    } else {
      ts.forEachChild(node, visit);
    }
  };
  source.statements.filter((statement) => !edits.some(({ from }) => from === statement.getFullStart())).forEach(visit);

  const text = edits
    .sort((one, other) => other.from - one.from)
    .reduce((result, edit) => result.slice(0, edit.from) + edit.text + result.slice(edit.to), source.text);
  write(path, text.trimStart());
}

/**
 * Lists the tests, and their helpers, that import the first version, or a helper that does.
 *
 * @param {string[]} files Sources of the packages.
 * @param {Set<string>} entries Removed entry points.
 * @param {Set<string>} namespaces Removed exports of `@cartwright/ecom`.
 * @returns {string[]}
 */
function findTests(files, entries, namespaces) {
  const tests = files.filter((path) => /\.test(-d)?\.tsx?$|\/testing\//.test(path) && !isRemoved(path));
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} path */
  const importsNamespace = (path) =>
    ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest).statements.some((statement) => {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return false;
      const { text } = statement.moduleSpecifier;
      if (text !== '@cartwright/ecom' && join(dirname(path), text) !== 'packages/ecom/src/index.js') return false;
      const imported = statement.importClause?.namedBindings;
      const names = imported && ts.isNamedImports(imported) ? imported.elements : [];
      return names.some(({ name, propertyName = name }) => namespaces.has(propertyName.text));
    });
  /** @param {string} path */
  const importsRemoved = (path) =>
    importsNamespace(path) ||
    ts.preProcessFile(read(path)).importedFiles.some(({ fileName }) => {
      const target = join(dirname(path), fileName).replace(/\.jsx?$/, '');
      return entries.has(fileName) || isRemoved(target) || found.has(`${target}.ts`) || found.has(`${target}.tsx`);
    });
  for (let count = -1; count !== found.size;) {
    count = found.size;
    tests.filter(importsRemoved).forEach((path) => found.add(path));
  }
  return [...found];
}

const files = packages.flatMap(({ folder }) =>
  readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, 'src', path)),
);
const namespaces = [...read('packages/ecom/src/index.ts').matchAll(/export \* as (\w+) from '\.\/([\w-]+)\//g)]
  .filter(([, , folder]) => isRemoved(`packages/ecom/src/${folder}`))
  .map(([, name = '']) => name);
const tests = findTests(files, deleteEntries(), new Set(namespaces));
filesOfBothVersions.forEach(deleteFromFile);
for (const path of [...removedFolders, ...tests]) rmSync(join(root, path), { recursive: true });
console.log(`Deleted ${removedFolders.length} folders, and tests that import them:`);
for (const path of tests) console.log(`  ${relative('packages', path)}`);
