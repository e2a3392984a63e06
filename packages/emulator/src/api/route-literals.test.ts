import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createEmulator } from '../create-emulator.js';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The declarations of routes in the source files: each from its id to the end of its `route` call. */
const declarations = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts') && !/^testing/.test(file))
  .flatMap((file) =>
    readFileSync(root + file, 'utf8')
      .split(/\broute\(\{/)
      .slice(1),
  )
  .map((text) => text.split(/\n\s*\}\)/)[0] ?? '');

test('a text search for a route id or a path finds its handler', () => {
  const notFound = createEmulator().routes.flatMap(({ id, method, paths }) => {
    const own = declarations.filter((text) => text.includes(`id: '${id}'`) && text.includes(`method: '${method}'`));
    return paths
      .filter((path) => own.filter((text) => text.includes(`'${path}'`)).length !== 1)
      .map((path) => `${method} ${id}: ${path}`);
  });
  expect(notFound).toEqual([]);
});

test('no two routes have the same method and path', () => {
  const claims = createEmulator().routes.flatMap(({ method, paths }) =>
    paths.map((path) => `${method} ${path.replace(/\{[^}]+\}/g, '{}')}`),
  );
  const repeated = claims.filter((claim, index) => claims.indexOf(claim) !== index);
  expect(repeated).toEqual([]);
});
