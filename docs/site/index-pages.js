/** Writes the search index of the built site. */
import { join } from 'node:path';

import { close, createIndex } from 'pagefind';

const folder = join(import.meta.dirname, 'dist');
const { index } = await createIndex({ rootSelector: 'main' });
const { errors, page_count: count } = await index.addDirectory({ path: folder });
await index.writeFiles({ outputPath: join(folder, 'pagefind') });
await close();
if (errors.length > 0 || count === 0) throw new Error(`The search index failed: ${errors.join('\n')}`);
console.log(`${count} pages can be searched.`);
