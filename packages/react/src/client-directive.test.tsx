// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;
const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx$|^testing/.test(file),
);

it('is a client module exactly when it uses React', () => {
  const usesReact =
    /^import (?!type)[^;]*\b(use[A-Z]|createContext)[^;]*from 'react'|\buse(Action|Cartwright|Query|InfiniteQuery|Mutation)\(/m;
  const wrong = modules.filter((file) => {
    const code = readFileSync(join(folder, file), 'utf8');
    return code.startsWith("'use client';\n") !== usesReact.test(code);
  });
  expect(modules).toContain(join('ecom', 'use-cart.ts'));
  expect(wrong).toEqual([]);
});
