/**
 * Prints a random sample of texts, for reviews: `node scripts/language/sample.js doc 20 --seed 7 packages/core`. Kinds:
 * doc, comment, name, file, title, message, screen. The rest of the arguments are files and folders.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { checkedFiles } from './files.js';
import { sourceUnits } from './source-units.js';

const root = path.resolve(import.meta.dirname, '../..');
const { positionals, values } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
const [kind = 'doc', count = '10', ...paths] = positionals;
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));

/**
 * Mulberry32.
 *
 * @param {number} state
 */
const random = (state) => () => {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/**
 * Source lines of a text.
 *
 * @param {string} source
 * @param {import('./source-units.js').Unit} unit
 */
const shown = (source, { declaration, offset, original }) =>
  original
    ? `${original}\n${declaration}`
    : (/^[^\n]*/.exec(source.slice(source.lastIndexOf('\n', offset) + 1))?.[0] ?? '');

const files = checkedFiles(
  root,
  paths.map((argument) => path.resolve(argument)),
).filter((file) => !file.endsWith('.md'));

const texts =
  kind === 'file'
    ? files
    : files.flatMap((file) => {
        const source = readFileSync(path.join(root, file), 'utf8');
        return sourceUnits(file, source)
          .filter((unit) => unit.kind === kind && (kind !== 'doc' || unit.original))
          .map((unit) => {
            const line = source.slice(0, unit.offset).split('\n').length;
            return `${file}:${line}\n${shown(source, unit).replace(/^\s*/gm, '  ')}`;
          });
      });

const next = random(seed);
console.log(`${count} of ${texts.length}, seed ${seed}\n`);
for (let drawn = 0; drawn < Number(count) && texts.length > 0; drawn += 1) {
  console.log(texts.splice(Math.floor(next() * texts.length), 1)[0]);
}
