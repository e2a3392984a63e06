/** Element of parsed HTML. */
interface HtmlElement {
  /** Element name, in lower case. */
  readonly name: string;
  /** Attribute `href`. */
  readonly href: string | undefined;
  readonly children: HtmlNode[];
}

/** Text or element of parsed HTML. */
export type HtmlNode = string | HtmlElement;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  copy: '©',
  reg: '®',
  trade: '™',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  shy: '\u00ad',
};

const decoded = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,10}));/gi,
    (all, decimal?: string, hex?: string, name?: string) => {
      if (name) return Object.hasOwn(entities, name) ? (entities[name] ?? all) : all;
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
    },
  );

/** Elements whose content is not text. */
const hidden = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'title',
  'textarea',
  'iframe',
  'object',
  'svg',
  'math',
]);

const empty = new Set(['br', 'hr', 'img', 'input', 'wbr', 'source', 'link', 'meta']);

/** Open elements that the start of an element closes, up to an enclosing list or table. */
const closes: Readonly<Record<string, RegExp>> = {
  li: /^li$/,
  tr: /^(tr|td|th)$/,
  td: /^(td|th)$/,
  th: /^(td|th)$/,
};
const block = /^(p|div|ul|ol|table|blockquote|pre|h[1-6]|hr)$/;

/** Maximum depth. Deeper elements are siblings, so that rendering cannot overflow the stack. */
const deepest = 100;

/** Index of the `>` that ends the tag, outside of quotes. -1 without one. */
function tagEnd(html: string, from: number): number {
  let quote = '';
  for (let index = from; index < html.length; index++) {
    const char = html[index] ?? '';
    if (quote) quote = char === quote ? '' : quote;
    else if (char === '>') return index;
    else if (char === '"' || char === "'") quote = char;
  }
  return -1;
}

const getHref = (tag: string): string | undefined => {
  const [, quoted, single, bare] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag) ?? [];
  const href = quoted ?? single ?? bare;
  return href === undefined ? undefined : decoded(href).trim();
};

/**
 * Parses the HTML of a merchant's text, the same way on servers and in browsers. Not a full HTML parser: the result is
 * rendered as React elements, never as HTML, so that markup it misunderstands is harmless.
 *
 * @param html - HTML fragment.
 * @returns The nodes of the fragment. Comments, scripts and styles are dropped.
 */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { name: '', href: undefined, children: [] };
  const open = [root];
  const lower = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const top = (): HtmlElement => open.at(-1) ?? root;

  const start = (name: string, tag: string): void => {
    const closed = closes[name] ?? (block.test(name) ? /^p$/ : undefined);
    while (closed?.test(top().name)) open.pop();
    const element = { name, href: name === 'a' ? getHref(tag) : undefined, children: [] };
    top().children.push(element);
    if (!empty.has(name) && open.length < deepest) open.push(element);
  };
  const end = (name: string): void => {
    const index = open.map((element) => element.name).lastIndexOf(name);
    if (index > 0) open.length = index;
  };

  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const isTag = next >= 0 && /[a-z/!?]/i.test(html[next + 1] ?? '');
    const textEnd = next < 0 ? html.length : isTag ? next : next + 1;
    if (textEnd > at) top().children.push(decoded(html.slice(at, textEnd)));
    at = textEnd;
    if (!isTag) continue;
    const isComment = html.startsWith('<!--', at);
    const last = isComment ? html.indexOf('-->', at + 4) + 2 : tagEnd(html, at);
    // An unfinished tag or comment: browsers drop it, too.
    if (last < at) return root.children;
    const tag = html.slice(at, last);
    at = last + 1;
    const [, slash, written = ''] = /^<(\/?)([a-z][a-z\d]*)/i.exec(tag) ?? [];
    const name = written.toLowerCase();
    if (!name) continue;
    if (slash) end(name);
    else if (hidden.has(name)) {
      const close = lower.indexOf(`</${name}`, at);
      if (close < 0) return root.children;
      at = close;
    } else start(name, tag);
  }
  return root.children;
}
