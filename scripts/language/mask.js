/** Replaces each character that is not prose. A masked code span counts as one word. */
const filler = '¤';

/** @param {string} text */
const blank = (text) => text.replace(/[^\n]/g, ' ');

/** @param {string} text */
const fill = (text) => text.replace(/\S/g, filler).replace(/[^\S\n]/g, filler);

/**
 * Masks everything but prose in Markdown: code, addresses, HTML comments. The result has the length and the line breaks
 * of the original, so that offsets stay valid.
 *
 * @param {string} markdown
 */
export const maskMarkdown = (markdown) =>
  markdown
    .replace(/^([^\S\n]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[^\S\n]*\2[^\S\n]*$/gm, blank)
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, fill)
    .replace(/\{@\w+[^}]*\}/g, fill)
    .replace(/(?<=\])\([^)\s]*\)|(?<=\])\[[^\]]*\]/g, blank)
    .replace(/<[^>\s][^>]*>|https?:\/\/[^\s)>]+/g, fill)
    .replace(/\b(?:e\.g|i\.e|etc)\./g, (text) => text.replaceAll('.', filler));

/**
 * Masks the delimiters and the leading asterisks of a comment, keeping its length and line breaks.
 *
 * @param {string} comment
 */
export const maskComment = (comment) =>
  comment
    .replace(/^\/\*+|\*+\/$/g, blank)
    .replace(/^[^\S\n]*\*(?!\*)/gm, blank)
    .replace(/^[^\S\n]*\/\/+/gm, blank);
