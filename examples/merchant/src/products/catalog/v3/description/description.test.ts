import type { RichContent, RichContentNode } from '@cartwright/stores/products-v3';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repetitions } from '../../../../../../../scripts/lib/scope.js';
import { findInvalidLink, findUnknownName, formatDescription, parseDescription } from './description.js';

const numRuns = repetitions({ sample: 50, full: 1000, soak: 50_000 });

const text = (value: string, ...decorations: object[]): RichContentNode => ({
  type: 'TEXT',
  id: '',
  nodes: [],
  textData: { text: value, decorations },
});
const paragraph = (id: string, ...nodes: RichContentNode[]): RichContentNode => ({
  type: 'PARAGRAPH',
  id,
  nodes,
  paragraphData: {},
});
const list = (type: 'BULLETED_LIST' | 'ORDERED_LIST', id: string, ...items: string[]): RichContentNode => ({
  type,
  id,
  nodes: items.map((item, index) => ({
    type: 'LIST_ITEM',
    id: `${id}-${String(index)}`,
    nodes: [paragraph(`${id}-${String(index)}-p`, text(item))],
  })),
});
const bold = { type: 'BOLD', fontWeightValue: 700 };
const italic = { type: 'ITALIC', italicData: true };
const color = { type: 'COLOR', colorData: { foreground: '#aa0000' } };
const link = { type: 'LINK', linkData: { link: { url: 'https://example.com/a(b)', target: 'BLANK' } } };
const image: RichContentNode = { type: 'IMAGE', id: 'i', nodes: [], imageData: { image: { src: { id: 'mug.jpg' } } } };
const aligned: RichContentNode = {
  ...paragraph('c', text('Centered')),
  paragraphData: { textStyle: { textAlignment: 'CENTER' } },
};

/** Reads a text as a new description. */
const parse = (value: string): RichContentNode[] => parseDescription(value, {}).nodes ?? [];

/** Text of a saved description, and the description after that text was edited. */
function edit(nodes: RichContentNode[], change: (shown: string) => string): RichContentNode[] {
  const saved: RichContent = { nodes };
  return parseDescription(change(formatDescription(saved)), saved).nodes ?? [];
}

describe('text of a description', () => {
  test('shows paragraphs, headings, lists, bold text and links', () => {
    const nodes = [
      { type: 'HEADING', id: 'h', nodes: [text('Care')], headingData: { level: 2 } },
      paragraph('p', text('Wash '), text('cold', bold), text(', see '), text('our guide', link), text('.')),
      list('BULLETED_LIST', 'b', 'Soft', 'Warm'),
      list('ORDERED_LIST', 'o', 'Fold', 'Roll'),
    ];
    expect(formatDescription({ nodes })).toBe(
      [
        '## Care',
        'Wash **cold**, see [our guide](https://example.com/a(b\\)).',
        '- Soft\n- Warm',
        '1. Fold\n2. Roll',
      ].join('\n\n'),
    );
  });

  test('names what it cannot show', () => {
    const shown = formatDescription({ nodes: [image, paragraph('p', text('Sale', color), text(' now', italic))] });
    expect(shown).toMatch(/^\{image [a-z0-9]+\}\n\n\[Sale\]\{color [a-z0-9]+\}\[ now\]\{italic\}$/);
  });

  test('names a paragraph with something else than text in it, which is kept', () => {
    const mention: RichContentNode = { type: 'MENTION', id: 'm', nodes: [], mentionData: { name: 'Robin' } };
    const nodes = [paragraph('p', text('Made by '), mention), paragraph('q', text('Soft'))];
    expect(formatDescription({ nodes })).toMatch(/^\{paragraph [a-z0-9]+\}\n\nSoft$/);
    const edited = edit(nodes, (shown) => shown.replace('Soft', 'Softer'));
    expect(edited).toEqual([nodes[0], paragraph('q', text('Softer'))]);
  });

  test('is empty for a description without text', () => {
    expect(formatDescription({})).toBe('');
    expect(formatDescription({ nodes: [paragraph('a'), paragraph('b')] })).toBe('');
  });
});

describe('description from a text', () => {
  test('has paragraphs, headings, lists, bold text and links, with an ID for each node', () => {
    const nodes = parse(
      '# Care\r\n\r\nWash **cold**\nand [slow](https://example.com)\n\n\n\n- Soft\n- Warm\n\n1. Fold',
    );
    expect(nodes).toMatchObject([
      { type: 'HEADING', headingData: { level: 1 }, nodes: [text('Care')] },
      {
        type: 'PARAGRAPH',
        nodes: [
          text('Wash '),
          text('cold', bold),
          text('\nand '),
          text('slow', { type: 'LINK', linkData: { link: { url: 'https://example.com' } } }),
        ],
      },
      { type: 'PARAGRAPH', nodes: [] },
      {
        type: 'BULLETED_LIST',
        nodes: [{ nodes: [{ nodes: [text('Soft')] }] }, { nodes: [{ nodes: [text('Warm')] }] }],
      },
      { type: 'ORDERED_LIST', nodes: [{ type: 'LIST_ITEM', nodes: [{ type: 'PARAGRAPH', nodes: [text('Fold')] }] }] },
    ]);
    const ids = JSON.stringify(nodes).match(/"id":"n\d+"/g) ?? [];
    expect(ids).toHaveLength(11);
    expect(new Set(ids).size).toBe(11);
  });

  test.each([
    '2 ** 3',
    '[soft',
    'soft]',
    '****',
    '[soft]{color 1k3f}',
    'a * b',
    '5.5 cm',
    '-5 °C',
    '#tag',
    '[]()',
    '\\',
  ])('takes %j as text', (value) => {
    expect(parse(value)).toMatchObject([{ type: 'PARAGRAPH', nodes: [text(value)] }]);
  });

  test('keeps images, alignment, colors and targets of links around an edit', () => {
    const saved = [paragraph('e'), image, aligned, paragraph('p', text('Red', color), text(' and '), text('go', link))];
    const edited = edit(saved, (shown) => shown.replace('Red', 'Dark red').replace('Centered', 'In the middle'));
    expect(edited).toEqual([
      paragraph('e'),
      image,
      { ...aligned, nodes: [text('In the middle')] },
      paragraph('p', text('Dark red', color), text(' and '), text('go', link)),
    ]);
  });

  test('keeps the data of paragraphs that move, and of those after a deleted one', () => {
    const [one, two, three] = [paragraph('1', text('One')), paragraph('2', text('Two')), paragraph('3', text('Three'))];
    expect(edit([one, aligned, two], () => 'Centered\n\nOne')).toEqual([aligned, one]);
    expect(edit([one, aligned, two, three], () => 'One\n\nCenter\n\nThree')).toEqual([
      one,
      { ...aligned, nodes: [text('Center')] },
      three,
    ]);
  });

  test('an image that is shown twice has two IDs', () => {
    const [first, second] = edit([image], (shown) => `${shown}\n\n${shown}`);
    expect(first).toEqual(image);
    expect(second).toEqual({ ...image, id: 'n1' });
  });

  test('keeps the styles of the document, and has no content if the text is empty', () => {
    const saved = { nodes: [paragraph('e'), image], documentStyle: { paragraph: {} }, metadata: { version: 1 } };
    expect(parseDescription('  ', saved)).toEqual({ ...saved, nodes: [] });
  });
});

// Texts with the characters that have a meaning.
const value = fc.string({
  unit: fc.constantFrom(...'ab *[](){}#-1.\\\n\r_é', ' ', '**', '\n\n', '- ', '1. ', '](', ']{'),
  minLength: 1,
  maxLength: 8,
});
const decorations = fc.uniqueArray(fc.constantFrom(bold, italic, color, link), { maxLength: 3 });
const texts = fc.array(fc.tuple(value, decorations), { maxLength: 4 });
const anyParagraph = texts.map((runs) => paragraph('', ...runs.map(([one, all]) => text(one, ...all))));
const anyBlock = fc.oneof(
  anyParagraph,
  fc.tuple(texts, fc.integer({ min: 1, max: 6 })).map(([runs, level]) => ({
    ...paragraph('', ...runs.map(([one, all]) => text(one, ...all))),
    type: 'HEADING',
    headingData: { level },
  })),
  fc
    .tuple(
      fc.constantFrom('BULLETED_LIST', 'ORDERED_LIST'),
      fc.array(fc.array(anyParagraph, { maxLength: 2 }), { maxLength: 3 }),
    )
    .map(([type, items]) => ({ type, id: '', nodes: items.map((nodes) => ({ type: 'LIST_ITEM', id: '', nodes })) })),
  fc.constant(image),
);
/** Blocks with different IDs. */
const anyContent = fc
  .array(anyBlock, { maxLength: 5 })
  .map((blocks) => blocks.map((block, index) => ({ ...block, id: `id${String(index)}` })));

describe('any description', () => {
  test('is the same after its text is read, with any line breaks of a form', () => {
    fc.assert(
      fc.property(anyContent, (nodes) => {
        const shown = formatDescription({ nodes });
        const sent = shown.replaceAll(/\r\n?|\n/g, '\r\n');
        const read = parseDescription(sent, { nodes }).nodes ?? [];
        if (shown === '') expect(read).toEqual([]);
        else expect(read.map(({ id }) => id)).toEqual(nodes.map(({ id }) => id));
        expect(formatDescription({ nodes: read })).toBe(shown);
      }),
      { numRuns },
    );
  });

  test('keeps all other blocks as they are when a paragraph is added', () => {
    fc.assert(
      fc.property(anyContent, fc.nat(5), (nodes, at) => {
        const place = Math.min(at, nodes.length);
        const added = paragraph('added', text('Added'));
        const after = formatDescription({ nodes: [...nodes.slice(0, place), added, ...nodes.slice(place)] });
        const read = parseDescription(after, { nodes }).nodes ?? [];
        const kept = new Set(read.map(({ id }) => id));
        // Blocks without text at the ends are not shown.
        const isShown = (node: RichContentNode) => formatDescription({ nodes: [node] }) !== '';
        for (const node of nodes.filter(isShown)) expect(kept).toContain(node.id);
        expect(formatDescription({ nodes: read })).toBe(after);
      }),
      { numRuns },
    );
  });

  test('any text is a description that shows it', () => {
    fc.assert(
      fc.property(value, (typed) => {
        const nodes = parse(typed);
        const again = parseDescription(formatDescription({ nodes }), { nodes }).nodes;
        expect(again).toEqual(nodes);
      }),
      { numRuns },
    );
  });
});

test('finds names that the saved description does not contain', () => {
  expect(
    findUnknownName('{image 1k}\n\n[Red]{color 2f} [soft]{italic}', '{image 1k}\n\n[A]{color 2f}'),
  ).toBeUndefined();
  expect(findUnknownName('Mug\n\n{image 1k}', 'Mug')).toBe('{image 1k}');
  expect(findUnknownName('[Red]{color 2f}', 'Red')).toBe('{color 2f}');
  expect(findUnknownName('a {image 1k} b \\]{color 2f}', '')).toBeUndefined();
});

test('finds links that no browser should open', () => {
  expect(
    findInvalidLink('[a](https://example.com) [b](mailto:a@example.com) [c](/shipping) [d](#care)'),
  ).toBeUndefined();
  expect(findInvalidLink('[a](https://example.com) [b](javascript:alert(1))')).toBe('javascript:alert(1');
  expect(findInvalidLink('[a](www.example.com)')).toBe('www.example.com');
});
