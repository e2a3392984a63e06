import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createEmulator } from '../create-emulator.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^testing/.test(file))
  .map((file) => readFileSync(root + file, 'utf8'));

/** Declarations of routes in the sources: what is between the braces of each `route` call. */
const declarations = sources.flatMap((text) =>
  text
    .split(/\broute\(\{/)
    .slice(1)
    .map((part) => part.split(/\n\s*\}\)/)[0] ?? ''),
);

const { routes } = createEmulator();

describe('a text search for a route id or a path finds its handler', () => {
  test.each(routes.map((route) => [`${route.method} ${route.id}`, route] as const))('%s', (_, route) => {
    const [id, method] = [`id: '${route.id}'`, `method: '${route.method}'`];
    const own = declarations.filter((text) => text.includes(id) && text.includes(method));
    for (const path of route.paths) {
      expect(
        own.filter((text) => text.includes(`'${path}'`)),
        path,
      ).toHaveLength(1);
    }
  });
});
