import { RuleTester } from 'eslint';
import { afterAll, describe, it } from 'vitest';

import { noModuleState } from './no-module-state.js';

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
