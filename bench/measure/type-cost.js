import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { capture } from '../../scripts/lib/run.js';
import { compared, count } from '../lib/row.js';
import { interleaved } from '../lib/statistics.js';

const folder = fileURLToPath(new URL('../types', import.meta.url));

/**
 * @param {string} name A file of `bench/types`.
 * @returns {Promise<{ types: number, instantiations: number, kilobytes: number }>}
 */
async function compiled(name) {
  const work = mkdtempSync(join(folder, '.work-'));
  try {
    const config = {
      compilerOptions: {
        target: 'es2022',
        lib: ['es2022', 'dom'],
        module: 'nodenext',
        strict: true,
        skipLibCheck: true,
        types: [],
        noEmit: true,
        extendedDiagnostics: true,
      },
      files: [`../${name}.ts`],
    };
    writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(config));
    const { code, output } = await capture('tsc', ['-p', work]);
    if (code !== 0) throw new Error(output);
    /** @param {string} label */
    const figure = (label) => Number(new RegExp(`^${label}:\\s+(\\d+)`, 'm').exec(output)?.[1]);
    return { types: figure('Types'), instantiations: figure('Instantiations'), kilobytes: figure('Memory used') };
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Measures the compiler's work for a 20-line file, minus that for an empty file. */
export async function typeCost() {
  const [empty, ours, official] = [await compiled('empty'), await compiled('ours'), await compiled('official')];
  const memory = await interleaved(3, {
    empty: async () => (await compiled('empty')).kilobytes,
    ours: async () => (await compiled('ours')).kilobytes,
    official: async () => (await compiled('official')).kilobytes,
  });
  return [
    compared('Types in a 20-line file', ours.types - empty.types, official.types - empty.types, count),
    compared(
      'Type instantiations',
      ours.instantiations - empty.instantiations,
      official.instantiations - empty.instantiations,
      count,
    ),
    compared(
      'Compiler memory',
      memory.ours - memory.empty,
      memory.official - memory.empty,
      (value) => `${(value / 1024).toFixed(1)} MiB`,
    ),
  ];
}
