import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { RuleTester } from 'eslint';
import { afterAll, describe, expect, it } from 'vitest';

import { moduleState, noModuleState } from './no-module-state.js';

Object.assign(RuleTester, { afterAll, describe, it, itOnly: it.only });

const errors = [{ messageId: 'state' }];

new RuleTester().run('no-module-state', noModuleState, {
  valid: [
    'const codes = new Map([["EUR", 2]]);',
    'const open = () => new Map();',
    'export function open() { let count = 0; return () => ++count; }',
    'class Pager { pages = new Map(); }',
  ],
  invalid: [
    { code: 'let client;', errors },
    { code: 'export let client;', errors },
    { code: 'const renewals = new Map();', errors },
    { code: 'export const seen = /* @__PURE__ */ new WeakSet();', errors },
    { code: 'const state = { seen: new Set() };', errors },
    { code: 'class Pager { static last; }', errors },
  ],
});

describe('ARCHITECTURE.md', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const text = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');

  it.each(moduleState)('names the state of %s', (file) => {
    expect(existsSync(path.join(root, file))).toBe(true);
    expect(text).toContain(`\`${file.replace('packages/', '').replace('src/', '')}\``);
  });
});
