import { RuleTester } from 'eslint';
import { afterAll, describe, it } from 'vitest';

import { pureTopLevelCalls } from './pure-top-level-calls.js';

Object.assign(RuleTester, { afterAll, describe, it, itOnly: it.only });

const errors = [{ messageId: 'missing' }];

new RuleTester().run('pure-top-level-calls', pureTopLevelCalls, {
  valid: [
    'export const getCart = /* @__PURE__ */ operation({});',
    'export const getCart = /*#__PURE__*/ operation({});',
    'export const pages = () => operation({});',
    'class Pager { next = operation({}); }',
    'const seen = new Set(["a"]);',
  ],
  invalid: [
    {
      code: 'export const getCart = operation({});',
      output: 'export const getCart = /* @__PURE__ */ operation({});',
      errors,
    },
    {
      code: 'export const calls = { getCart: operation({}) };',
      output: 'export const calls = { getCart: /* @__PURE__ */ operation({}) };',
      errors,
    },
    {
      code: 'const cart = /* a cart */ entity({});',
      output: 'const cart = /* a cart */ /* @__PURE__ */ entity({});',
      errors,
    },
    {
      code: 'class Pager { static first = operation({}); }',
      output: 'class Pager { static first = /* @__PURE__ */ operation({}); }',
      errors,
    },
    { code: 'const pager = new Pager();', output: 'const pager = /* @__PURE__ */ new Pager();', errors },
  ],
});
