import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmulator } from '../create-emulator.js';
import { DataFileError, openFileDatabase } from './file-database.js';
import { runCommandLine } from './run-command-line.js';
import type { RunningServer } from './start-server.js';
import { repetitions } from '../../../../scripts/lib/scope.js';

/** Number of places that are damaged. */
const PLACES = repetitions({ sample: 15, full: 60 });

let folder: string;
let whole: Buffer;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'emulator-'));
  const file = join(folder, 'whole.db');
  createEmulator({ seed: 20, database: openFileDatabase(file) }).close();
  whole = readFileSync(file);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns a copy of the file with all bits of a byte range inverted. */
function damage(name: string, start: number, length: number): string {
  const file = join(folder, `${name}.db`);
  const bytes = Buffer.from(whole);
  for (let place = start; place < start + length; place++) bytes[place] = ~(bytes[place] ?? 0) & 0xff;
  writeFileSync(file, bytes);
  return file;
}

async function runWith(...args: string[]) {
  const written = { out: '', error: '' };
  const started = await runCommandLine(['--port', '0', ...args], {
    out: (text) => void (written.out += text),
    error: (text) => void (written.error += text),
  });
  return { ...written, started };
}

/** Byte ranges of a SQLite file that contain the file header, the schema and the documents. */
const places: readonly [name: string, start: number, length: number][] = [
  ['magic', 0, 16],
  ['version', 60, 4],
  ['page size', 16, 2],
  ['first page', 100, 60],
  ['second page', 4096, 80],
  ['a whole page', 40_960, 4096],
  ['a long part', 12_288, 40_000],
];

test.each(places)(
  'a file with damage in its %s is a DataFileError that names the file and --reset',
  async (name, ...range) => {
    const file = damage(name, ...range);
    const open = () => createEmulator({ database: openFileDatabase(file) });
    expect(open).toThrow(DataFileError);
    expect(open).toThrow(file);
    const { error, started } = await runWith('--data', file);
    expect(started).toBe(1);
    expect(error).toContain(`Cannot use the data file ${file}`);
    expect(error).toContain('damaged');
    expect(error).toContain('--reset');
    const repaired = await runWith('--data', file, '--reset', '--seed', 'empty');
    const server = repaired.started as RunningServer;
    expect((await fetch(`${server.url}/_emulator/health`)).status).toBe(200);
    await server.close();
    if (existsSync(`${file}.damaged`)) {
      expect(readFileSync(`${file}.damaged`)).toHaveLength(whole.length);
      expect(repaired.error).toContain(`has been moved to ${file}.damaged`);
    }
    createEmulator({ database: openFileDatabase(file) }).close();
  },
);

test('a file of an older version is refused, and --reset keeps it beside the new file', async () => {
  const file = join(folder, 'older.db');
  const bytes = Buffer.from(whole);
  // The version of the application in the header of a SQLite file.
  bytes.writeUInt32BE(1, 60);
  writeFileSync(file, bytes);
  const { error, started } = await runWith('--data', file);
  expect(started).toBe(1);
  expect(error).toContain(
    `Cannot use the data file ${file}: an older version of the emulator wrote it. Start with --reset`,
  );
  const { started: server } = await runWith('--data', file, '--reset', '--seed', 'empty');
  await (server as RunningServer).close();
  expect(readFileSync(`${file}.damaged`)).toHaveLength(bytes.length);
});

test('damage in any place is reported as a DataFileError', () => {
  const kinds = new Set<string>();
  for (let start = 0; start < whole.length; start += Math.ceil(whole.length / PLACES)) {
    const file = damage('anywhere', start, 24);
    try {
      createEmulator({ database: openFileDatabase(file) }).close();
    } catch (error) {
      kinds.add((error as Error).name);
    }
    for (const part of readdirSync(folder)) if (part.startsWith('anywhere')) rmSync(join(folder, part));
  }
  expect([...kinds]).toEqual(['DataFileError']);
});

test('a cut file is a DataFileError', () => {
  const file = join(folder, 'cut.db');
  writeFileSync(file, whole.subarray(0, Math.floor(whole.length / 2)));
  expect(() => createEmulator({ database: openFileDatabase(file) })).toThrow(DataFileError);
});
