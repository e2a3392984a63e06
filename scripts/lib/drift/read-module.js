import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import ts from 'typescript';

/**
 * Facts about a version of an official module, as texts that can be compared.
 *
 * @typedef {Record<'operations' | 'fields' | 'enumerations' | 'error codes', Set<string>>} ModuleFacts
 */

/** Names of types whose members are codes of errors. */
const ERROR_TYPES = /(Application|Validation)Errors$/;

/** Types that repeat the values of an enumeration. */
const LITERALS = /WithLiterals$/;

/**
 * Lists the declarations and the metadata of a module. The other files repeat them: for CommonJS, and with what the
 * official packages hide.
 *
 * @param {string} folder
 */
const listSources = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const path = relative(folder, file).replaceAll('\\', '/');
      if (/(^|\/)(cjs|internal|node_modules)\//.test(path)) return false;
      return /(^|\/)meta\.m?js$/.test(path) || (/\.d\.m?ts$/.test(path) && !/(^|\/)meta\./.test(path));
    })
    .sort();

/** @param {ts.Node} node */
const toText = (node) =>
  node
    .getText()
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Finds the texts of string literals in properties with a name, at any depth.
 *
 * @param {ts.Node} node
 * @param {readonly string[]} names
 * @returns {string[]}
 */
function findTexts(node, names) {
  const initializer = ts.isPropertyAssignment(node)
    ? node.initializer
    : ts.isPropertySignature(node) && node.type && ts.isLiteralTypeNode(node.type)
      ? node.type.literal
      : undefined;
  if (initializer && ts.isStringLiteral(initializer) && names.includes(/** @type {any} */ (node).name.getText())) {
    return [initializer.text];
  }
  /** @type {string[]} */
  const found = [];
  ts.forEachChild(node, (child) => void found.push(...findTexts(child, names)));
  return found;
}

/**
 * Adds the facts of a statement.
 *
 * @param {ModuleFacts} facts
 * @param {ts.Statement} statement
 * @param {boolean} isMetadata
 */
function addFacts(facts, statement, isMetadata) {
  if (isMetadata) {
    if (!ts.isFunctionDeclaration(statement) || !statement.name) return;
    const [[method], [path]] = [findTexts(statement, ['method']), findTexts(statement, ['protoPath'])];
    if (method && path) facts.operations.add(`${statement.name.text}: ${method} ${path}`);
  } else if (ts.isFunctionDeclaration(statement) && statement.name) {
    facts.operations.add(`${statement.name.text}(${statement.parameters.map(toText).join(', ')})`);
  } else if (ts.isEnumDeclaration(statement)) {
    for (const { name } of statement.members) facts.enumerations.add(`${statement.name.text}.${name.getText()}`);
  } else if (ts.isInterfaceDeclaration(statement)) {
    for (const member of statement.members) {
      facts.fields.add(`${statement.name.text}.${toText(member).replace(/;$/, '')}`);
    }
  } else if (ts.isTypeAliasDeclaration(statement) && ERROR_TYPES.test(statement.name.text)) {
    for (const code of findTexts(statement, ['code', 'ruleName']))
      facts['error codes'].add(`${statement.name.text}: ${code}`);
  } else if (ts.isTypeAliasDeclaration(statement) && !LITERALS.test(statement.name.text)) {
    facts.fields.add(`${statement.name.text} = ${toText(statement.type)}`);
  }
}

/**
 * Reads the facts of an installed module, without running it.
 *
 * @param {string} folder - The package's folder.
 * @returns {ModuleFacts}
 */
export function readModule(folder) {
  /** @type {ModuleFacts} */
  const facts = { operations: new Set(), fields: new Set(), enumerations: new Set(), 'error codes': new Set() };
  for (const file of listSources(folder)) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    for (const statement of source.statements) addFacts(facts, statement, !/\.d\.m?ts$/.test(file));
  }
  return facts;
}
