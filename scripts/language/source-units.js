import { parseSync, Visitor } from 'oxc-parser';

import { maskComment, maskMarkdown } from './mask.js';

/**
 * Text to check.
 *
 * @typedef {object} Unit
 * @property {'doc' | 'comment' | 'name' | 'file' | 'title' | 'message' | 'screen' | 'prose' | 'see'} kind
 * @property {string} text With everything masked that is not prose.
 * @property {number} offset Where the text starts in the file.
 * @property {string} [declaration] The line of code after a doc comment.
 * @property {string} [original] The whole comment.
 */

const directive = /^\W*(eslint|@ts-|prettier-|oxlint|c8 |v8 |@__PURE__|#__PURE__|<reference|@vitest-environment|@jest)/;
const skippedTags = /^\s*@(example|type|typedef|import|template|satisfies|vitest-environment)\b/;
const tagStart = /^[^\S\n]*(?=@[a-zA-Z])/gm;

/**
 * Masks the name, type and parameter of a tag.
 *
 * @param {string} text
 */
const maskTag = (text) =>
  text.replace(/^\s*@(\w+)(\s+\{[^}]*\})?(\s+(?:\[[^\]]*\]|\S+)(?:\s+-)?)?/, (whole, name, _type, subject = '') => {
    const hasSubject = /^(param|property|prop|typeParam|arg)$/.test(name);
    const masked = hasSubject ? whole : whole.slice(0, whole.length - subject.length);
    return masked.replace(/[^\n]/g, ' ') + whole.slice(masked.length);
  });

/**
 * Splits a doc comment into its description and one text for each tag.
 *
 * @param {string} text A comment with its delimiters masked.
 * @returns {{ tag: string, text: string, offset: number }[]}
 */
function docParts(text) {
  const starts = [0, ...[...text.matchAll(tagStart)].map(({ index }) => index)];
  return starts.map((offset, index) => {
    const part = text.slice(offset, starts[index + 1] ?? text.length);
    return { tag: /^\s*@(\w+)/.exec(part)?.[1] ?? '', text: part, offset };
  });
}

/**
 * Comments of a file. Adjacent line comments are joined.
 *
 * @param {string} source
 * @param {readonly { type: string, start: number, end: number }[]} comments
 */
function joinedComments(source, comments) {
  /** @type {{ type: string, start: number, end: number }[]} */
  const joined = [];
  for (const comment of comments) {
    const last = joined.at(-1);
    const between = last && source.slice(last.end, comment.start);
    const alone = /(^|\n)[^\S\n]*$/.test(source.slice(0, comment.start));
    if (last?.type === 'Line' && comment.type === 'Line' && alone && /^\n[^\S\n]*$/.test(between ?? '')) {
      last.end = comment.end;
    } else joined.push({ ...comment });
  }
  return joined;
}

/**
 * @param {string} source
 * @param {{ type: string, start: number, end: number }} comment
 * @returns {Unit[]}
 */
function commentUnits(source, { start, end }) {
  const original = source.slice(start, end);
  if (directive.test(original)) return [];
  const text = maskMarkdown(maskComment(original));
  if (!original.startsWith('/**')) return [{ kind: 'comment', text, offset: start }];
  const declaration = /^\s*(?!\s*\/\*)([^\n]*)/.exec(source.slice(end))?.[1] ?? '';
  return docParts(text)
    .filter((part) => !skippedTags.test(part.text))
    .map((part) => ({
      kind: part.tag === 'see' ? 'see' : 'doc',
      text: part.tag ? maskTag(part.text) : part.text,
      offset: start + part.offset,
      ...(part.offset === 0 && { declaration, original }),
    }));
}

/** @param {string} name */
export const words = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[_\-.]+/g, ' ');

/**
 * Text of a string or template literal, with interpolated values masked.
 *
 * @param {any} node
 * @returns {string | undefined}
 */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map((/** @type {any} */ part) => part.value.raw).join('¤');
  if (node?.type === 'BinaryExpression' && node.operator === '+') {
    return [node.left, node.right].map((side) => textOf(side) ?? '¤').join('');
  }
  return undefined;
}

/**
 * First name of a callee: `test` for `test.each(rows)`.
 *
 * @param {any} callee
 * @returns {string}
 */
const rootOf = (callee) =>
  callee.type === 'Identifier'
    ? callee.name
    : rootOf(callee.object ?? callee.callee ?? { type: 'Identifier', name: '' });

/**
 * @param {any} callee
 * @returns {string}
 */
const lastNameOf = (callee) => callee.name ?? callee.property?.name ?? '';

/**
 * Extracts the text to check from a source file: comments, exported names, test titles, messages and text on screen.
 *
 * @param {string} file
 * @param {string} source
 * @returns {Unit[]}
 */
export function sourceUnits(file, source) {
  const { comments, module, program } = parseSync(file, source);
  const isTest = /\.test(-d)?\.[jt]sx?$|\/e2e\/|\/testing\//.test(file);
  const units = joinedComments(source, comments).flatMap((comment) => commentUnits(source, comment));

  /**
   * @param {Unit['kind']} kind
   * @param {any} node
   */
  const add = (kind, node) => {
    const text = textOf(node);
    if (text !== undefined) units.push({ kind, text: maskMarkdown(text), offset: node.start });
  };

  for (const { entries } of module.staticExports) {
    for (const { exportName, moduleRequest } of entries) {
      const { name, start } = exportName;
      if (name && start != null && !moduleRequest) units.push({ kind: 'name', text: words(name), offset: start });
    }
  }

  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (/^(test|it|describe)$/.test(rootOf(callee))) add('title', first);
      else if (!isTest && /Error$/.test(lastNameOf(callee))) add('message', first);
      else if (rootOf(callee) === 'console') add('message', first);
    },
    NewExpression({ callee, arguments: list }) {
      if (!isTest && /Error$/.test(lastNameOf(callee))) for (const argument of list) add('message', argument);
    },
    Property({ key, value }) {
      if (!isTest && key.type === 'Identifier' && key.name === 'message') add('message', value);
    },
    JSXText(node) {
      if (node.value.trim()) units.push({ kind: 'screen', text: node.value, offset: node.start });
    },
    JSXAttribute({ name, value }) {
      if (/^(label|title|aria-label|alt|placeholder|description)$/.test(String(name.name))) add('screen', value);
    },
  }).visit(program);
  return units;
}
