/** Fails if an operation of the catalog adds more than its limit to the size of a client. */
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';

import * as collections from '@cartwright/stores/collections';
import * as products from '@cartwright/stores/products';
import { build } from 'esbuild';

/** Maximum size that one operation adds, and all read operations of products and collections together, in bytes. */
const LIMITS = { one: 300, reads: 1200 };

/** @param {object} module */
const getOperations = (module) =>
  Object.entries(module).flatMap(([name, value]) => (typeof value === 'function' && 'spec' in value ? [name] : []));

/**
 * Returns the compressed size of a client with operations, in bytes. The client includes one call, one query and one
 * response with media, because their code is shared by all operations.
 *
 * @param {Record<string, string[]>} used - Names of operations by their modules.
 */
async function measureSize(used) {
  const imports = Object.entries(used).map(
    ([module, names]) =>
      `import { ${names.map((name) => `${name} as ${module}_${name}`).join(', ')} } from '@cartwright/stores/${module}';`,
  );
  const all = Object.entries(used).flatMap(([module, names]) => names.map((name) => `${module}_${name}`));
  const contents = `
    import { createClient, date, float, image, operation, queryShape, queryOperation, videoV2 } from '@cartwright/core';
    import { OAuthStrategy } from '@cartwright/identity/visitor';
    ${imports.join('\n')}
    const getNote = operation({ id: 'getNote', method: 'GET', path: '/notes/{id}', args: ['id'] });
    const queryNotes = queryOperation({
      id: 'queryNotes',
      method: 'POST',
      path: '/notes/query',
      args: ['query'],
      request: { query: queryShape },
      response: { notes: { image, video: videoV2, at: date, size: float } },
      items: 'notes',
      paging: 'offset',
    });
    export const client = createClient({
      auth: OAuthStrategy({ clientId: 'client-id' }),
      modules: { notes: { getNote, queryNotes }, ${all.join(', ')} },
    });`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

const base = await measureSize({});
const reads = {
  products: getOperations(products).filter((name) => /^(get|query)/.test(name)),
  collections: getOperations(collections),
};
const together = (await measureSize(reads)) - base;
console.log(`All reads of products and collections add ${together} B (at most ${LIMITS.reads}).`);
if (together > LIMITS.reads) process.exitCode = 1;

for (const name of getOperations(products)) {
  const added = (await measureSize({ products: [name] })) - base;
  if (added <= LIMITS.one) continue;
  console.error(`products.${name} adds ${added} B (at most ${LIMITS.one}).`);
  process.exitCode = 1;
}
