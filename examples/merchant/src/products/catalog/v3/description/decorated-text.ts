/** Decoration of a text in the platform's format, such as `{ type: 'BOLD', fontWeightValue: 700 }`. */
export type Decoration = Readonly<Record<string, unknown>>;

/** Text with the same decorations, the outermost first. */
export interface Run {
  readonly text: string;
  readonly decorations: readonly Decoration[];
}

const bold: Decoration = { type: 'BOLD', fontWeightValue: 700 };

/** Decorations that have a name in texts: `[Soft]{italic}`. */
const named: Readonly<Record<string, Decoration>> = {
  italic: { type: 'ITALIC', italicData: true },
  underline: { type: 'UNDERLINE', underlineData: true },
};

const sortFields = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Returns the same text for equal values, in any order of their fields. */
export const toKey = (value: unknown): string => JSON.stringify(value, sortFields);

/** Names a value that the text cannot show: its type and a hash of its content (FNV-1a). */
export function nameReference(value: Readonly<Record<string, unknown>>): string {
  let hash = 0x811c9dc5;
  for (const character of toKey(value)) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  const type = String(value['type'] ?? 'content').toLowerCase();
  return `${type.replaceAll(/[^a-z0-9]/g, ' ')} ${(hash >>> 0).toString(36)}`;
}

function nameDecoration(decoration: Decoration): string {
  const key = toKey(decoration);
  return Object.keys(named).find((name) => toKey(named[name]) === key) ?? nameReference(decoration);
}

/** URL of a link, if the decoration is one. */
function getUrl({ type, linkData }: Decoration): string | undefined {
  if (type !== 'LINK' || typeof linkData !== 'object' || linkData === null || !('link' in linkData)) return undefined;
  const { link } = linkData;
  return typeof link === 'object' && link !== null && 'url' in link && typeof link.url === 'string'
    ? link.url
    : undefined;
}

/** Escapes characters that would be read as formatting. Asterisks are formatting in pairs only. */
const escapeText = (text: string): string =>
  text.replaceAll(/[\\[\]{]/g, String.raw`\$&`).replaceAll(/^\*|\*$|\*(?=\*)|(?<=\*)\*/g, String.raw`\*`);

const escapeUrl = (url: string): string => url.replaceAll(/[\\)]/g, String.raw`\$&`);

const unescapeText = (text: string): string => text.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');

function formatDecoration(text: string, decoration: Decoration): string {
  if (toKey(decoration) === toKey(bold)) return `**${text}**`;
  const url = getUrl(decoration);
  return url ? `[${text}](${escapeUrl(url)})` : `[${text}]{${nameDecoration(decoration)}}`;
}

/** Formats texts for an input field: `**bold**`, `[link](https://example.com)`, `[anything else]{italic}`. */
export const formatRuns = (runs: readonly Run[]): string =>
  runs.map(({ text, decorations }) => decorations.reduceRight(formatDecoration, escapeText(text))).join('');

/** Joins neighbors with the same decorations, and leaves out empty texts. */
export function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const { text, decorations } of runs) {
    const last = joined.at(-1);
    if (text === '') continue;
    if (last && toKey(last.decorations) === toKey(decorations)) {
      joined[joined.length - 1] = { text: last.text + text, decorations };
    } else joined.push({ text, decorations });
  }
  return joined;
}

/** Tokens: a character after a backslash, a pair of asterisks, brackets with what follows them, and plain text. */
const tokenPattern =
  /(?<escaped>\\[!-/:-@[-`{-~])|(?<bold>\*\*)|(?<open>\[)|\]\((?<url>(?:\\[!-/:-@[-`{-~]|[^)\\\s])+)\)|\]\{(?<name>[a-z0-9 ]+)\}|[^\\*[\]]+|[^]/g;

/**
 * Reads texts from an input field. What is not formatting, such as a bracket without a second one, is text.
 *
 * @param saved Decorations that names and links of the field can refer to.
 */
export function parseRuns(input: string, saved: readonly Decoration[]): Run[] {
  const runs: Run[] = [];
  const opened: { marker: string; at: number }[] = [];
  const add = (text: string): void => void runs.push({ text, decorations: [] });
  const open = (marker: string): void => {
    opened.push({ marker, at: runs.length });
    add(marker);
  };
  /** Decorates the runs since the last open marker. Returns whether there are any. */
  const close = (marker: string, decoration: Decoration | undefined): boolean => {
    const last = opened.at(-1);
    if (!decoration || last?.marker !== marker || last.at === runs.length - 1) return false;
    opened.pop();
    const inner = runs.splice(last.at).slice(1);
    runs.push(...inner.map(({ text, decorations }) => ({ text, decorations: [decoration, ...decorations] })));
    return true;
  };
  for (const { 0: token, groups = {} } of input.matchAll(tokenPattern)) {
    const { escaped, name, url: escapedUrl } = groups;
    if (escaped) add(escaped.slice(1));
    else if (groups['bold']) {
      if (!close('**', bold)) open('**');
    } else if (groups['open']) open('[');
    else if (escapedUrl) {
      const url = unescapeText(escapedUrl);
      const link = saved.find((decoration) => getUrl(decoration) === url);
      if (!close('[', link ?? { type: 'LINK', linkData: { link: { url } } })) add(token);
    } else if (name) {
      const decoration = named[name] ?? saved.find((one) => nameDecoration(one) === name);
      if (!close('[', decoration)) add(token);
    } else add(token);
  }
  return joinRuns(runs);
}
