import { fileURLToPath } from 'node:url';

import { openEditor } from '../lib/editor.js';
import { milliseconds, times } from '../lib/row.js';
import { median } from '../lib/statistics.js';

const storefront = fileURLToPath(new URL('../../examples/storefront', import.meta.url));
/** A file of the demo store, whose text in the editor is replaced: one outside its configuration has another project. */
const file = `${storefront}/src/entry.client.tsx`;
const rounds = 15;

/** The text before each completion, and an entry that it has to offer. `|` is the cursor. */
const completions = {
  'fields of a local object': ['const local = { name: 1 }; void local.|;', 'name'],
  'filter fields': ['client.productsV3.queryProducts({ filter: { | } });', 'handle'],
  'filter operators': ['client.productsV3.queryProducts({ filter: { slug: { | } } });', '$startsWith'],
  'fields of the builder': ["client.productsV3.queryProducts().eq('|', 'mug');", 'slug'],
  'fields of a product': ['void client.productsV3.getProduct("id").then((product) => product.|);', 'plainDescription'],
  'fields of a cart': ['void client.currentCartV2.getCurrentCart().then(({ cart }) => cart?.|);', 'lineItems'],
};

const head = `import { createClient } from '@cartwright/core';
import { currentCartV2 } from '@cartwright/ecom';
import { productsV3 } from '@cartwright/stores';
const client = createClient({ modules: { currentCartV2, productsV3 } });
`;

/**
 * Measures completions of an editor in the demo store, with an edit before each.
 *
 * @returns {Promise<import('../lib/row.js').Row[]>}
 */
export async function editorTime() {
  const editor = openEditor();
  try {
    /** @type {number[]} */
    const local = [];
    /** @type {number[]} */
    const warm = [];
    let first = 0;
    editor.notify('open', { file, fileContent: head, scriptKindName: 'TSX', projectRootPath: storefront });
    const line = head.split('\n').length;
    let length = 0;
    for (let round = 0; round <= rounds; round++) {
      for (const [what, [text = '', expected]] of Object.entries(completions)) {
        const insertString = text.replace('|', '');
        editor.notify('change', { file, line, offset: 1, endLine: line, endOffset: length + 1, insertString });
        length = insertString.length;
        const started = performance.now();
        const found = await editor.request('completionInfo', { file, line, offset: text.indexOf('|') + 1 });
        const time = performance.now() - started;
        first ||= time;
        if (round > 0) (text.includes('local') ? local : warm).push(time);
        if (!found?.entries.some((/** @type {{ name: string }} */ { name }) => name === expected)) {
          throw new Error(`The completion of ${what} does not offer ${expected}.`);
        }
      }
    }
    return [
      { what: 'Editor, demo store: first completion after opening', ours: milliseconds(first) },
      { what: 'Editor, demo store: completion of filters and fields', ours: milliseconds(median(warm)) },
      { what: 'Editor: the same, relative to that of a local object', ours: times(median(warm) / median(local)) },
    ];
  } finally {
    editor.close();
  }
}
