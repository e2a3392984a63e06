/** Node of rich content. Blocks have nodes, texts have text with decorations. */
interface RichNode {
  readonly type: string;
  readonly id: string;
  readonly nodes: readonly RichNode[];
  readonly textData?: { readonly text: string; readonly decorations: readonly Decoration[] };
  readonly headingData?: { readonly level: number };
  readonly [data: string]: unknown;
}

/** Decoration of a text: bold, italic, underlined, or a link. */
interface Decoration {
  readonly type: string;
  readonly linkData?: { readonly link: { readonly url: string } };
  readonly [data: string]: unknown;
}

const decorations: Readonly<Record<string, Decoration>> = {
  b: { type: 'BOLD', fontWeightValue: 700 },
  strong: { type: 'BOLD', fontWeightValue: 700 },
  i: { type: 'ITALIC', italicData: true },
  em: { type: 'ITALIC', italicData: true },
  u: { type: 'UNDERLINE', underlineData: true },
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const unescape = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|(\w+));/g, (whole, code: string | undefined, name: string) =>
    code === undefined ? (entities[name] ?? whole) : String.fromCodePoint(Number(code)),
  );

/** Decorated text. */
interface Text {
  readonly text: string;
  readonly decorations: readonly Decoration[];
}

/** Block that is being read. */
interface Block {
  readonly type: string;
  readonly level?: number;
  /** Whether it is a paragraph without a tag. */
  readonly isImplicit?: boolean;
  readonly nodes: (Block | Text)[];
}

const listTypes: Readonly<Record<string, string>> = { ul: 'BULLETED_LIST', ol: 'ORDERED_LIST', li: 'LIST_ITEM' };

const getBlock = (name: string): Block | undefined => {
  const type = listTypes[name];
  if (type !== undefined) return { type, nodes: [] };
  if (/^h[1-6]$/.test(name)) return { type: 'HEADING', level: Number(name.charAt(1)), nodes: [] };
  return ['p', 'div', 'blockquote'].includes(name) ? { type: 'PARAGRAPH', nodes: [] } : undefined;
};

/** Block data of each type of node, by type. */
const getData = ({ level, type }: Block): object => {
  if (type === 'HEADING') return { headingData: { level } };
  if (type === 'PARAGRAPH') return { paragraphData: {} };
  if (type === 'BULLETED_LIST') return { bulletedListData: {} };
  return type === 'ORDERED_LIST' ? { orderedListData: {} } : {};
};

const getNodes = (block: Block, path: string): RichNode[] =>
  block.nodes.map((node, index) => {
    const id = `${path}${index}`;
    if ('text' in node) return { type: 'TEXT', id, nodes: [], textData: node };
    return { type: node.type, id, nodes: getNodes(node, `${id}-`), ...getData(node) };
  });

/** Adds a text to a block. Blocks other than paragraphs and headings get a paragraph for it. */
function addText(block: Block, text: Text): void {
  if (block.type === 'PARAGRAPH' || block.type === 'HEADING') return void block.nodes.push(text);
  const last = block.nodes.at(-1);
  if (last && 'isImplicit' in last) last.nodes.push(text);
  else if (text.text.trim() !== '') block.nodes.push({ type: 'PARAGRAPH', isImplicit: true, nodes: [text] });
}

/** Converts HTML to rich content: paragraphs, headings, lists, links and simple decorations. Other tags are dropped. */
export function parseHtml(html: string): { readonly nodes: readonly RichNode[] } {
  const root: Block = { type: 'ROOT', nodes: [] };
  const open: { name: string; block: Block }[] = [];
  const active: { name: string; decoration: Decoration }[] = [];
  const current = (): Block => open.at(-1)?.block ?? root;
  for (const [token, closing, tag, attributes = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+|</gi)) {
    const name = tag?.toLowerCase() ?? '';
    const block = getBlock(name);
    if (tag === undefined) {
      const text = unescape(token);
      addText(current(), { text, decorations: active.map(({ decoration }) => decoration) });
    } else if (closing === '/') {
      const at = open.map((element) => element.name).lastIndexOf(name);
      if (block && at >= 0) open.length = at;
      const decorated = active.map((element) => element.name).lastIndexOf(name);
      if (decorated >= 0) active.splice(decorated, 1);
    } else if (block) {
      current().nodes.push(block);
      open.push({ name, block });
    } else if (name === 'a') {
      const url = unescape(/href\s*=\s*["']([^"']*)["']/i.exec(attributes)?.[1] ?? '');
      active.push({ name, decoration: { type: 'LINK', linkData: { link: { url } } } });
    } else {
      const decoration = decorations[name];
      if (decoration) active.push({ name, decoration });
    }
  }
  return { nodes: getNodes(root, 'n') };
}
