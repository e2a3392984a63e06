import path from 'node:path';

import { phrases } from './words.js';

/**
 * Kind of a text. `name` is that of an export, a file or a folder, `title` that of a test, and `prose` a paragraph of
 * Markdown.
 *
 * @typedef {'doc' | 'comment' | 'name' | 'title' | 'message' | 'screen' | 'prose' | 'see'} Kind
 * @typedef {{ kinds: readonly Kind[], pattern: RegExp, remedy: string }} Check
 */

/** @type {readonly Kind[]} */
const comments = ['doc', 'comment'];
/** @type {readonly Kind[]} */
const all = [...comments, 'name', 'title', 'message', 'screen', 'prose'];

/** Maximum number of words in a sentence. @type {Partial<Record<Kind, number>>} */
const longest = { doc: 30, comment: 30, prose: 40 };

/** @param {string} word */
function inflect(word) {
  if (word === 'is') return '(?:is|are|was|were|be|been|being)';
  if (word.length < 3) return word;
  const stem = word.replace(/[ey]$/, '');
  if (word.endsWith('e')) return `${stem}(?:es?|ed|ing)`;
  if (word.endsWith('y')) return `${stem}(?:y|ys|ies|ied|ying|yed)`;
  return `${word}(?:s|es|ed|ing)?`;
}

/** @param {...string} list */
const findWords = (...list) => {
  const patterns = list.map((phrase) => phrase.split(' ').map(inflect).join('\\s+'));
  return new RegExp(`(?<![\\w-])(?:${patterns.join('|')})(?![\\w-])`, 'gi');
};

/** Finds words at the beginning of a comment, unless it ends with "?". @param {string} words */
const opening = (words) => new RegExp(`^\\W*(?:${words.replaceAll(' ', '\\s+')})\\b(?![^.]*\\?)`, 'g');

/** @type {readonly Check[]} */
const phraseChecks = [
  ...phrases.flatMap(([remedy, ...list]) => list.map((phrase) => ({ kinds: all, pattern: findWords(phrase), remedy }))),
  { kinds: ['name'], pattern: findWords('make'), remedy: 'create' },
];

/** Finds any phrase: a text without one needs no search for each. */
const anyPhrase = new RegExp(findWords('make', ...phrases.flatMap(([, ...list]) => list)).source, 'i');

/** @type {readonly Check[]} */
const otherChecks = [
  { kinds: comments, pattern: opening('What|Something'), remedy: 'start with a noun or a verb' },
  { kinds: comments, pattern: opening('Whatever|Whoever|Who|Somebody'), remedy: 'name the thing or the person' },
  { kinds: comments, pattern: opening('So many|So much|All that'), remedy: 'name what it counts' },
  { kinds: comments, pattern: opening('How (?:many|much|often|long)'), remedy: 'Number of …, Duration of …' },
  { kinds: comments, pattern: /^\W*(?:Says|Tells)\s+(?:whether|if)\b/g, remedy: 'Whether …' },
  { kinds: ['title'], pattern: /^\W*(?:who|whoever|whatever|what)\b/gi, remedy: 'say what the software does' },
  {
    kinds: ['message'],
    pattern: /\bthere\s+is\s+no\s+such\b/gi,
    remedy: 'name what was looked up: No cart has this ID',
  },
  { kinds: ['see'], pattern: /\bspecification\b/gi, remedy: 'name the REST path or the section of the RFC' },
];

/** Character in place of everything that is not prose. A code span counts as one word. */
const filler = '¤';
const fill = (/** @type {string} */ text) => text.replace(/[^\n]/g, filler);
const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, ' ');

/** Masks code, links and addresses. The result has the length and the lines of the original. @param {string} text */
const mask = (text) =>
  text
    .replace(/(`{3,})[\s\S]*?\1|<!--[\s\S]*?-->/g, blank)
    .replace(/(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|\{@\w+[^}]*\}/g, fill)
    .replace(/(?<=\])\([^)\s]*\)|(?<=\])\[[^\]]*\]/g, blank)
    .replace(/<[^>\s][^>]*>|https?:\/\/[^\s)>]+/g, fill)
    .replace(/\b(?:e\.g|i\.e|etc)\./g, fill);

/** End of a sentence: punctuation, an empty line, a list item. */
const end = /[.!?]["')\]*_¤]*(?=\s|$)|\n[^\S\n]*(?=\n|$)|\n[^\S\n]*(?=(?:[-*+>#]|\d+\.)\s)|:\s*\n/g;

/**
 * @param {Kind} kind
 * @param {string} text
 * @returns {{ index: number, problem: string, remedy: string }[]}
 */
function findLongSentences(kind, text) {
  const limit = longest[kind] ?? Infinity;
  const ends = [...text.matchAll(end)].map(({ 0: mark, index }) => index + mark.length);
  return [0, ...ends].flatMap((start, index) => {
    const sentence = text.slice(start, ends[index]);
    const words = sentence.split(/\s+/).filter((word) => /[\w¤]/.test(word)).length;
    const problem = `a sentence of ${words} words`;
    return words > limit
      ? [{ index: start + sentence.search(/\S/), problem, remedy: `at most ${limit}: split it` }]
      : [];
  });
}

/**
 * @param {Kind} kind
 * @param {string} text
 */
const findProblems = (kind, text) => [
  ...(anyPhrase.test(text) ? [...phraseChecks, ...otherChecks] : otherChecks)
    .filter(({ kinds }) => kinds.includes(kind))
    .flatMap(({ pattern, remedy }) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
        index: index + found.search(/\w/),
        problem: `"${found.replace(/\s+/g, ' ').trim()}" in a ${kind}`,
        remedy,
      })),
    ),
  ...findLongSentences(kind, text),
];

const directive = /^\W*(?:eslint|@ts-|prettier-|@__PURE__|#__PURE__|<reference|@vitest-environment)/;
const skippedTags = /^\s*@(?:example|type|typedef|import|template|satisfies)\b/;
/** Tag with its type, and the parameter that it describes. */
const tag = /^\s*@(?:(?:param|property|typeParam)\s+(?:\{[^}]*\}\s+)?(?:\[[^\]]*\]|\S+)(?:\s+-)?|\w+(?:\s+\{[^}]*\})?)/;

/**
 * Texts of a comment: the description, and one for each tag of a doc comment.
 *
 * @param {string} comment
 * @returns {{ kind: Kind, index: number, text: string }[]}
 */
function readComment(comment) {
  if (directive.test(comment)) return [];
  const text = mask(comment.replace(/^\/\*+|\*+\/$|^[^\S\n]*(?:\*(?!\*)|\/\/+)/gm, blank));
  if (!comment.startsWith('/**')) return [{ kind: 'comment', index: 0, text }];
  const starts = [0, ...[...text.matchAll(/^[^\S\n]*(?=@[a-zA-Z])/gm)].map(({ index }) => index)];
  return starts
    .map((index, number) => ({ index, part: text.slice(index, starts[number + 1]) }))
    .filter(({ part }) => !skippedTags.test(part))
    .map(({ index, part }) => ({
      kind: /^\s*@see\b/.test(part) ? 'see' : 'doc',
      index,
      text: part.replace(tag, blank),
    }));
}

/** @param {string} name */
const splitName = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[_\-.]+/g, ' ');

/** Text of a string, a template or a concatenation, with its values masked. @param {any} node @returns {string | undefined} */
function readText(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral')
    return node.quasis.map((/** @type {any} */ part) => part.value.raw).join(filler);
  if (node?.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  return [node.left, node.right].map((side) => readText(side) ?? filler).join('');
}

/** First name of a callee: `test` for `test.each(rows)`. @param {any} callee @returns {string} */
const findRoot = (callee) => callee.name ?? findRoot(callee.object ?? callee.callee ?? { name: '' });

/**
 * Checks the words and the sentences of comments, exported names, file names, test titles, messages, texts on screen and
 * Markdown. `allow` lists phrases that the files may use.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const prose = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'object', properties: { allow: { type: 'array', items: { type: 'string' } } } }],
    messages: { found: '{{problem}} → {{remedy}}' },
  },
  create(context) {
    /** @type {any} */
    const sourceCode = context.sourceCode;
    const allowed = new RegExp(`"(?:${(context.options[0]?.allow ?? []).map(inflect).join('|')})"`, 'i');
    const file = path.relative(context.cwd, context.filename).replaceAll('\\', '/');
    const isTest = /\.test(-d)?\.[jt]sx?$|\/e2e\/|\/testing\//.test(file);

    /**
     * @param {Kind} kind
     * @param {string | undefined} text
     * @param {any} node
     * @param {number} [start] Index of the text in the source. The whole node is reported if it is missing.
     */
    const check = (kind, text = '', node, start) => {
      for (const { index, problem, remedy } of findProblems(kind, text)) {
        if (allowed.test(problem)) continue;
        const loc = start === undefined ? node.loc : sourceCode.getLocFromIndex(start + index);
        context.report({ loc, messageId: 'found', data: { problem, remedy } });
      }
    };
    /** @param {any} node */
    const checkPath = (node) => {
      if (file.startsWith('.changeset/')) return;
      for (const name of file.split('/')) check('name', splitName(name), node);
    };
    /** @param {any} callee @param {any} node */
    const checkMessage = (callee, node) => {
      const name = callee.name ?? callee.property?.name ?? '';
      if (!isTest && name.endsWith('Error')) check('message', mask(readText(node) ?? ''), node);
    };

    return {
      /** @param {any} node */
      root: checkPath,
      /** @param {any} node */
      'paragraph, heading, tableCell'(node) {
        check('prose', mask(sourceCode.getText(node)), node, node.position.start.offset);
      },
      /** @param {any} program */
      Program(program) {
        checkPath(program);
        /** @type {[start: number, end: number][]} */
        const ranges = [];
        for (const { range, type } of program.comments) {
          const last = ranges.at(-1);
          const isNext = last && /^\n[^\S\n]*$/.test(sourceCode.text.slice(last[1], range[0]));
          if (isNext && type === 'Line' && sourceCode.text.startsWith('//', last[0])) last[1] = range[1];
          else ranges.push([range[0], range[1]]);
        }
        for (const [start, stop] of ranges) {
          for (const { kind, index, text } of readComment(sourceCode.text.slice(start, stop)))
            check(kind, text, program, start + index);
        }
      },
      /** @param {any} node */
      ExportNamedDeclaration({ declaration, source, specifiers }) {
        /** @type {any[]} */
        const declared = declaration?.declarations ?? [declaration, ...(source ? [] : specifiers)];
        for (const { id, exported = id } of declared.filter(Boolean)) {
          if (exported?.name) check('name', splitName(exported.name), exported);
        }
      },
      /** @param {any} node */
      CallExpression({ arguments: [first], callee }) {
        const root = findRoot(callee);
        if (/^(?:test|it|describe)$/.test(root)) check('title', mask(readText(first) ?? ''), first);
        else if (root === 'console') check('message', mask(readText(first) ?? ''), first);
        else checkMessage(callee, first);
      },
      /** @param {any} node */
      NewExpression({ arguments: list, callee }) {
        for (const argument of list) checkMessage(callee, argument);
      },
      /** @param {any} node */
      "Property[key.name='message']"({ value }) {
        if (!isTest) check('message', mask(readText(value) ?? ''), value);
      },
      /** @param {any} node */
      JSXText(node) {
        check('screen', node.value, node, node.range[0]);
      },
      /** @param {any} node */
      'JSXAttribute[name.name=/^(?:label|title|aria-label|alt|placeholder|description)$/]'({ value }) {
        check('screen', mask(readText(value) ?? ''), value);
      },
    };
  },
};
