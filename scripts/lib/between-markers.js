/**
 * Replaces the text between `<!-- name:start -->` and `<!-- name:end -->`.
 *
 * @param {string} text
 * @param {string} name
 * @param {string} content
 * @returns {string}
 */
export function betweenMarkers(text, name, content) {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The markers ${start} and ${end} are missing.`);
  return `${text.slice(0, from + start.length)}\n\n${content.trim()}\n\n${text.slice(to)}`;
}
