import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { providePackages } from '../../scripts/lib/consumer.js';
import { isFull } from '../../scripts/lib/scope.js';

const require = createRequire(import.meta.url);

/** Module resolutions, each with and without the strictest options. */
const settings = [
  { module: 'nodenext', exactOptionalPropertyTypes: true },
  { module: 'nodenext', exactOptionalPropertyTypes: false },
  { module: 'esnext', moduleResolution: 'bundler', exactOptionalPropertyTypes: true },
  { module: 'esnext', moduleResolution: 'bundler', exactOptionalPropertyTypes: false },
];
const kind = (setting: (typeof settings)[number] | undefined) =>
  `${setting?.moduleResolution ?? setting?.module}${setting?.exactOptionalPropertyTypes ? ', exact' : ''}`;

/** Maximum number of type instantiations. Currently about 120,000, most of them by libraries other than the SDK. */
const MOST_INSTANTIATIONS = 150_000;

type Run = [compiler: string, settings: number[]];

/** The newest compiler, a native program, which takes a sixth of the time of the others. */
const sample: Run[] = [['typescript-7.0', [0]]];

/** The oldest and the newest compiler, with different settings. */
const full: Run[] = [['typescript-5.7', [3]], ...sample];

const everywhere = ['typescript-5.7', 'typescript-5.8', 'typescript-5.9', 'typescript', 'typescript-7.0'].map(
  (name): Run => [name, [0, 1, 2, 3]],
);

/** `pnpm test:everywhere` tests all combinations. */
const runs = process.env['EVERYWHERE'] ? everywhere : isFull ? full : sample;

let folder: string;
const figures: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cartwright-types-'));
  await providePackages(folder);
  copyFileSync(join(import.meta.dirname, 'consumer.ts'), join(folder, 'consumer.ts'));
  for (const [index, setting] of settings.entries()) {
    const compilerOptions = {
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      types: [],
      ...setting,
    };
    writeFileSync(join(folder, `tsconfig.${index}.json`), JSON.stringify({ compilerOptions, files: ['consumer.ts'] }));
  }
}, 300_000);

afterAll(() => {
  rmSync(folder, { recursive: true });
  console.log(figures.sort().join('\n'));
});

/** Runs a compiler and returns its output. TypeScript 7 has several checkers, which instantiate some types repeatedly. */
const compile = (compiler: string, project: string) =>
  new Promise<string>((done) => {
    const tsc = join(require.resolve(`${compiler}/package.json`), '../bin/tsc');
    const args = [
      '-p',
      project,
      '--extendedDiagnostics',
      ...(compiler === 'typescript-7.0' ? ['--checkers', '1'] : []),
    ];
    execFile(process.execPath, [tsc, ...args], (_error, stdout) => done(stdout));
  });

describe.concurrent.each(runs)('%s takes the built declarations, and refuses what is wrong', (compiler, chosen) => {
  test.concurrent.each(chosen)('with tsconfig.%i', { timeout: 300_000 }, async (index) => {
    const output = await compile(compiler, join(folder, `tsconfig.${index}.json`));
    expect(output.split('\n').filter((line) => /error TS/.test(line))).toEqual([]);
    const figure = (label: string) => new RegExp(`^${label}:\\s+([\\d.]+)`, 'm').exec(output)?.[1];
    const version = (require(`${compiler}/package.json`) as { version: string }).version;
    const name = kind(settings[index]);
    figures.push(
      `TypeScript ${version}, ${name}: ${figure('Instantiations')} instantiations, ${figure('Total time')} s`,
    );
    expect(Number(figure('Instantiations'))).toBeLessThan(MOST_INSTANTIATIONS);
  });
});
