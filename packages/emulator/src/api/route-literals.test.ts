import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createEmulator } from '../create-emulator.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^testing/.test(file))
  .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }));

const { routes } = createEmulator();

/** Returns the declaration of a route in a source file: from its id to the end of its `route` call. */
const declarationOf = ({ id, method }: (typeof routes)[number]): string[] =>
  sources.flatMap(({ text }) =>
    text
      .split(/\broute\(\{/)
      .slice(1)
      .map((part) => part.split(/\n\s*\}\)/)[0] ?? '')
      .filter((part) => part.includes(`id: '${id}'`) && part.includes(`method: '${method}'`)),
  );

describe('a text search for a route id or a path finds its handler', () => {
  test.each(routes.map((route) => [`${route.method} ${route.id}`, route] as const))('%s', (_, route) => {
    const declarations = declarationOf(route);
    for (const path of route.paths) {
      expect(
        declarations.filter((text) => text.includes(`'${path}'`)),
        path,
      ).toHaveLength(1);
    }
  });
});
