import type { RichContent, RichContentNode } from '@cartwright/stores/products-v3';
import { type Decoration, formatRuns, joinRuns, nameReference, parseRuns, type Run, toKey } from './decorated-text.js';

/** Decorated text of a `TEXT` node. */
function getRun({ textData }: RichContentNode): Run {
  const { text = '', decorations = [] } = (textData ?? {}) as Partial<Run>;
  return { text, decorations };
}

const getRuns = ({ nodes = [] }: RichContentNode): Run[] => joinRuns(nodes.map(getRun));

const getLevel = ({ headingData }: RichContentNode): number =>
  (headingData as { level?: number } | undefined)?.level ?? 1;

/**
 * Returns the part of a node that the text shows: no IDs, and no data such as alignment. A node that the text cannot show is
 * returned unchanged, such as an image, or a paragraph with an image in it.
 */
function simplify(node: RichContentNode): unknown {
  const { nodes = [], type } = node;
  const hasTextOnly = nodes.every((inner) => inner.type === 'TEXT');
  if (type === 'PARAGRAPH' && hasTextOnly) return { type, runs: getRuns(node) };
  if (type === 'HEADING' && hasTextOnly) return { type, runs: getRuns(node), level: getLevel(node) };
  if (type === 'BULLETED_LIST' || type === 'ORDERED_LIST' || type === 'LIST_ITEM') {
    return { type, nodes: nodes.map(simplify) };
  }
  return type === 'TEXT' ? getRun(node) : node;
}

const isSame = (one: RichContentNode, other: RichContentNode): boolean =>
  toKey(simplify(one)) === toKey(simplify(other));

/** Start of a line that would be read as a heading or as an item of a list. */
const markerPattern = /^(#{1,6}|-|\d{1,9}[.)])(?= )/;

const escapeMarkers = (text: string): string =>
  text.replaceAll(/^(?:#{1,6}|-|\d{1,9}[.)])(?= )/gm, (marker) => `${marker.slice(0, -1)}\\${marker.slice(-1)}`);

const formatLine = (node: RichContentNode): string => escapeMarkers(formatRuns(getRuns(node)));

/** Formats the items of a list, of which each has one paragraph. */
const formatItems = (items: readonly RichContentNode[], getMarker: (index: number) => string): string =>
  items.map(({ nodes: [paragraph] = [] }, index) => `${getMarker(index)} ${formatLine(paragraph ?? {})}`).join('\n');

function formatKnownBlock(node: RichContentNode): string | undefined {
  if (node.type === 'PARAGRAPH') return formatLine(node);
  if (node.type === 'HEADING') return `${'#'.repeat(getLevel(node))} ${formatRuns(getRuns(node))}`;
  if (node.type === 'BULLETED_LIST') return formatItems(node.nodes ?? [], () => '-');
  if (node.type === 'ORDERED_LIST') return formatItems(node.nodes ?? [], (index) => `${String(index + 1)}.`);
  return undefined;
}

const createText = ({ text, decorations }: Run): RichContentNode => ({
  type: 'TEXT',
  id: '',
  nodes: [],
  textData: { text, decorations },
});

/** Creates the paragraph or heading of a text. */
const createLine = (text: string, saved: readonly Decoration[], more: RichContentNode): RichContentNode => ({
  ...more,
  nodes: parseRuns(text, saved).map(createText),
});

const createItem = (text: string, saved: readonly Decoration[]): RichContentNode => ({
  type: 'LIST_ITEM',
  nodes: [createLine(text, saved, { type: 'PARAGRAPH', paragraphData: {} })],
});

/** Reads a list: each line with a marker is an item, and the other lines belong to the item before them. */
function parseList(text: string, saved: readonly Decoration[], isOrdered: boolean): RichContentNode {
  const items: string[] = [];
  for (const line of text.split('\n')) {
    const marker = markerPattern.exec(line)?.[0] ?? '';
    if (marker && !marker.startsWith('#')) items.push(line.slice(marker.length + 1));
    else items.push(`${items.pop() ?? ''}\n${line}`);
  }
  const nodes = items.map((item) => createItem(item, saved));
  return isOrdered
    ? { type: 'ORDERED_LIST', nodes, orderedListData: {} }
    : { type: 'BULLETED_LIST', nodes, bulletedListData: {} };
}

/** Reads a block of the text. */
function parseBlock(text: string, saved: readonly Decoration[]): RichContentNode {
  const marker = markerPattern.exec(text)?.[0];
  if (!marker) return createLine(text, saved, { type: 'PARAGRAPH', paragraphData: {} });
  if (!marker.startsWith('#')) return parseList(text, saved, marker !== '-');
  return createLine(text.slice(marker.length + 1), saved, {
    type: 'HEADING',
    headingData: { level: marker.length },
  });
}

/** Nodes with all nodes in them. */
const flatten = (nodes: readonly RichContentNode[]): RichContentNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.nodes ?? [])]);

/** All decorations of nodes, also of nested ones. */
const getDecorations = (nodes: readonly RichContentNode[]): Decoration[] =>
  flatten(nodes).flatMap((node) => getRun(node).decorations);

/** Formats a block. One that would not be read again as it is has a name instead, such as `{image 1k3f}`. */
function formatBlock(node: RichContentNode): string {
  const text = formatKnownBlock(node);
  const isReadable =
    text !== undefined &&
    !/\r|\n[^\S\n]*\n|^\n|\n$/.test(text) &&
    isSame(parseBlock(text, getDecorations([node])), node);
  return isReadable ? text : `{${nameReference(node)}}`;
}

/** Finds the saved node of each node: one that is the same, or one of the same type in its place. */
function pairNodes(nodes: readonly RichContentNode[], saved: readonly RichContentNode[]): (number | undefined)[] {
  const left = new Map(saved.map((node, index) => [index, toKey(simplify(node))]));
  const pairs = nodes.map((node) => {
    const key = toKey(simplify(node));
    const same = [...left].find(([, savedKey]) => savedKey === key)?.[0];
    if (same !== undefined) left.delete(same);
    return same;
  });
  for (const [index, node] of nodes.entries()) {
    if (pairs[index] !== undefined) continue;
    const [previous, next] = [
      index === 0 ? -1 : pairs[index - 1],
      index === nodes.length - 1 ? saved.length : pairs[index + 1],
    ];
    const places = [previous === undefined ? -1 : previous + 1, next === undefined ? -1 : next - 1];
    const place = places.find((one) => left.has(one) && saved[one]?.type === node.type);
    if (place === undefined) continue;
    pairs[index] = place;
    left.delete(place);
  }
  return pairs;
}

/** Gives a node the ID and the data of its saved node, such as the alignment. A copy of a saved node has no ID. */
function keepData(node: RichContentNode, saved: RichContentNode | undefined): RichContentNode {
  if (saved === undefined) return { ...node, id: '' };
  if (isSame(node, saved)) return saved;
  if (node.type === 'TEXT') return { ...saved, ...node, id: saved.id ?? '' };
  const level = node.type === 'HEADING' && { headingData: { ...(saved['headingData'] ?? {}), level: getLevel(node) } };
  return { ...saved, ...level, nodes: keepNodes(node.nodes ?? [], saved.nodes ?? []) };
}

function keepNodes(nodes: readonly RichContentNode[], saved: readonly RichContentNode[]): RichContentNode[] {
  const pairs = pairNodes(nodes, saved);
  return nodes.map((node, index) => keepData(node, saved[pairs[index] ?? -1]));
}

/** Gives an ID to each node without one, unless it was saved so. Texts need none. */
function addIds(nodes: readonly RichContentNode[], saved: readonly RichContentNode[]): RichContentNode[] {
  const kept = new Set(flatten(saved));
  const taken = new Set(flatten(nodes).map(({ id }) => id));
  let last = 0;
  const createId = (): string => {
    do last++;
    while (taken.has(`n${String(last)}`));
    return `n${String(last)}`;
  };
  const withId = (node: RichContentNode): RichContentNode =>
    node.type === 'TEXT' || kept.has(node)
      ? node
      : { ...node, id: node.id || createId(), nodes: (node.nodes ?? []).map(withId) };
  return nodes.map(withId);
}

const isBlank = (node: RichContentNode): boolean => formatBlock(node).trim() === '';

/** Saved blocks without text at the start and at the end, which the text does not show, and those between them. */
function splitBlanks(nodes: readonly RichContentNode[]) {
  const isFilled = (node: RichContentNode) => !isBlank(node);
  const first = nodes.findIndex(isFilled);
  if (first === -1) return { before: [], shown: [], after: [] };
  const end = nodes.length - [...nodes].reverse().findIndex(isFilled);
  return { before: nodes.slice(0, first), shown: nodes.slice(first, end), after: nodes.slice(end) };
}

/**
 * Formats a description for an input field: paragraphs with a blank line between them, `## Heading`, `- item`, `1. item`,
 * `**bold**`, `[link](https://example.com)`. What it cannot show has a name, such as `{image 1k3f}` or `[Sale]{color 1k3f}`.
 */
export const formatDescription = ({ nodes = [] }: RichContent): string => nodes.map(formatBlock).join('\n\n').trim();

/**
 * Reads a description from an input field. Keeps of the saved one what the field does not show: named contents, data of
 * paragraphs and lists such as the alignment, styles of the document.
 */
export function parseDescription(text: string, saved: RichContent): RichContent {
  const { after, before, shown } = splitBlanks(saved.nodes ?? []);
  const decorations = getDecorations(shown);
  const blocks = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n[^\S\n]*\n/)
    .map((block) => block.replaceAll(/^\n+|\n+$/g, ''));
  const texts = shown.map(formatBlock);
  const nodes = blocks.map((block) => {
    const same = texts.indexOf(block);
    // Forms do not send whitespace at the start and at the end.
    const index = same === -1 ? texts.findIndex((one) => one.trim() === block) : same;
    return shown[index] ?? parseBlock(block, decorations);
  });
  if (text.trim() === '') return { ...saved, nodes: [] };
  return { ...saved, nodes: addIds([...before, ...keepNodes(nodes, shown), ...after], saved.nodes ?? []) };
}

const namePattern = /(?:^|\n\n)(?<block>\{[a-z0-9 ]+\})(?=\n\n|$)|(?<!\\)\](?<decoration>\{[a-z0-9 ]+\})/g;

const linkPattern = /(?<!\\)\]\((?<url>[^)\s]*)\)/g;

const knownNames = new Set(['{italic}', '{underline}']);

const findNames = (text: string): string[] =>
  [...text.matchAll(namePattern)].flatMap(({ groups = {} }) => groups['block'] ?? groups['decoration'] ?? []);

/** Finds a name in a description that the saved one does not contain, such as that of an image that was deleted. */
export function findUnknownName(text: string, savedText: string): string | undefined {
  const savedNames = new Set(findNames(savedText));
  return findNames(text).find((name) => !savedNames.has(name) && !knownNames.has(name));
}

/** Finds a link in a description whose URL could run a script, or that the browser cannot open. */
export const findInvalidLink = (text: string): string | undefined =>
  [...text.matchAll(linkPattern)]
    .map(({ groups = {} }) => groups['url'] ?? '')
    .find((url) => !/^(?:https?:\/\/|mailto:|tel:|\/|#)/i.test(url));
