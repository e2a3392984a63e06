/** Fails when importing one operation pulls another one into a bundle. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

const { metafile } = await build({
  entryPoints: [fileURLToPath(new URL('one-operation.js', import.meta.url))],
  absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
  bundle: true,
  minify: true,
  format: 'esm',
  write: false,
  metafile: true,
});

const used = Object.values(metafile.outputs)
  .flatMap(({ inputs }) => Object.entries(inputs))
  .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
  .map(([file]) => file);
const operations = used.filter((file) => /@__PURE__ \*\/ operation\(/.test(readFileSync(file, 'utf8')));

console.log(`Importing one operation keeps ${used.length} modules, of them ${operations.length} operation.`);
if (operations.length !== 1) {
  console.error(`Expected one operation in the bundle, found: ${operations.join(', ') || 'none'}`);
  process.exitCode = 1;
}
