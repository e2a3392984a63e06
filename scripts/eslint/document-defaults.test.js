import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, describe, it } from 'vitest';

import { documentDefaults } from './document-defaults.js';

Object.assign(RuleTester, { afterAll, describe, it, itOnly: it.only });

new RuleTester({ languageOptions: { parser: tseslint.parser } }).run('document-defaults', documentDefaults, {
  valid: [
    'interface PageOptions { /** Page size. @default 50 */ limit?: number }',
    'interface PageOptions { /** Page size, 50 by default. */ limit: number }',
    'interface Page { /** Page size, 50 by default. */ limit?: number }',
  ],
  invalid: [
    {
      code: 'interface PageOptions { /** Page size, 50 by default. */ limit?: number }',
      errors: [{ messageId: 'tag' }],
    },
    { code: 'type PageConfig = { /** Page size. Defaults to 50. */ limit?: number }', errors: [{ messageId: 'tag' }] },
  ],
});
