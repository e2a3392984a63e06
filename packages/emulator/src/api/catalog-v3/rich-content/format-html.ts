import { isObject } from '../../../kernel/input/object.js';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const tags: Readonly<Record<string, string>> = {
  PARAGRAPH: 'p',
  BULLETED_LIST: 'ul',
  ORDERED_LIST: 'ol',
  LIST_ITEM: 'li',
  BLOCKQUOTE: 'blockquote',
  BOLD: 'strong',
  ITALIC: 'em',
  UNDERLINE: 'u',
};

const getObjects = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isObject) : []);

const within = (tag: string | undefined, html: string, attributes = ''): string =>
  tag === undefined ? html : `<${tag}${attributes}>${html}</${tag}>`;

function decorated(html: string, decoration: Record<string, unknown>): string {
  const { linkData, type } = decoration;
  if (type !== 'LINK') return within(tags[String(type)], html);
  const link = isObject(linkData) && isObject(linkData['link']) ? linkData['link'] : {};
  return within('a', html, ` href="${escape(String(link['url'] ?? ''))}"`);
}

function formatNode(node: Record<string, unknown>): string {
  const { headingData, textData, type } = node;
  if (type === 'TEXT') {
    const data = isObject(textData) ? textData : {};
    return getObjects(data['decorations']).reduceRight(decorated, escape(String(data['text'] ?? '')));
  }
  const level = isObject(headingData) ? Number(headingData['level']) : 2;
  return within(type === 'HEADING' ? `h${level}` : tags[String(type)], formatNodes(node['nodes']));
}

const formatNodes = (nodes: unknown): string => getObjects(nodes).map(formatNode).join('');

/** Formats rich content as HTML. Nodes that HTML cannot show, such as polls, are dropped; their texts remain. */
export const formatHtml = (content: object): string => ('nodes' in content ? formatNodes(content.nodes) : '');
