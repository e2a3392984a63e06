import { builtinModules } from 'node:module';

import js from '@eslint/js';
import markdown from '@eslint/markdown';
import query from '@tanstack/eslint-plugin-query';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsdoc from 'eslint-plugin-jsdoc';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

import { documented as completeReference } from './scripts/eslint/documented.js';
import { noModuleState } from './scripts/eslint/no-module-state.js';
import { prose } from './scripts/eslint/prose.js';
import { pureTopLevelCalls } from './scripts/eslint/pure-top-level-calls.js';

/** Which of our packages each package may import. */
const arrows = {
  core: [],
  identity: ['core'],
  ecom: ['core'],
  stores: ['core'],
  data: ['core'],
  members: ['core'],
  reviews: ['core'],
  agents: ['core', 'identity', 'ecom', 'stores'],
  react: ['core', 'identity', 'ecom', 'stores', 'reviews'],
  emulator: [],
  cli: ['core', 'identity', 'ecom', 'stores', 'reviews', 'emulator'],
  'create-cartwright': ['cli'],
};

const everyPackage = Object.keys(arrows);

/** Packages that run on Node only. */
const onNode = ['cli', 'create-cartwright'];

/** Selectors of exported declarations. */
const documented = [
  'ExportNamedDeclaration > FunctionDeclaration',
  'ExportNamedDeclaration > ClassDeclaration',
  'ExportNamedDeclaration > VariableDeclaration',
  'ExportNamedDeclaration > TSInterfaceDeclaration',
  'ExportNamedDeclaration > TSTypeAliasDeclaration',
];

const tests = ['**/*.test.{ts,tsx}', '**/*.test-d.ts', '**/testing/**'];
const nodeFolders = [
  'packages/*/src/node/**',
  'packages/*/src/server/**',
  ...onNode.map((name) => `packages/${name}/src/**/*.{ts,tsx}`),
];

/**
 * @param {readonly string[]} allowed
 * @returns {{ regex: string, message: string }}
 */
const onlyArrowsTo = (allowed) => ({
  regex: `^@cartwright/(?!(${allowed.join('|') || 'nothing'})(/|$))`,
  message: `This package may import of ours: ${allowed.join(', ') || 'nothing'}. See ARCHITECTURE.md.`,
});

const nodeBuiltIns = {
  regex: `^(node:.*|(${builtinModules.filter((name) => !name.startsWith('_')).join('|')})(/.*)?)$`,
  message: 'Node built-ins belong in a node/ or server/ folder: everything else also runs in browsers and workers.',
};

/** @type {import('eslint').Linter.Config[]} */
const arrowRules = Object.entries(arrows).flatMap(([name, allowed]) => [
  {
    name: `cartwright/arrows-${name}`,
    files: [`packages/${name}/src/**/*.{ts,tsx}`],
    ignores: name === 'emulator' ? [] : tests,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [onlyArrowsTo(allowed), ...(onNode.includes(name) ? [] : [nodeBuiltIns])] },
      ],
    },
  },
  {
    name: `cartwright/arrows-${name}-on-node`,
    files: [`packages/${name}/src/{node,server}/**`, `packages/${name}/src/**/*.test.{ts,tsx}`],
    rules: {
      'no-restricted-imports': ['error', { patterns: [onlyArrowsTo(name === 'emulator' ? allowed : everyPackage)] }],
    },
  },
]);

/** Syntax that turns data into markup. */
const markup = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Data never becomes markup: render it as text.',
  },
  { selector: "MemberExpression[property.name='innerHTML']", message: 'Data never becomes markup.' },
];

/** Spread of an object literal, which only packs its properties into one line and hides misspelled ones from the types. */
const packed = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression',
  message: 'Write the properties themselves.',
};

/** Fields of the platform that have another form in the emulator's shop. */
const platformFields = [
  'formattedAmount',
  'convertedAmount',
  'original',
  'translated',
  'applicationError',
  'validationError',
  'fieldViolations',
  'calculationErrors',
  'carrierErrors',
  'generalShippingCalculationError',
  'selectedShippingOptionError',
  'couponCalculationError',
  'discountsCalculationError',
  'taxCalculationError',
  'membershipError',
  'orderValidationErrors',
  'priceUndetermined',
  'consentRequiredPaymentPolicy',
  'shown',
  'customSettings',
  'fromTemplate',
  'eligibleMemberships',
  'invalidMemberships',
  'additionalData',
  'regularPaymentDetails',
  'giftcardPaymentDetails',
  'membershipPaymentDetails',
  'creditCardDetails',
  'savedPaymentMethod',
  'giftCardPaymentId',
  'providerAppId',
  'externalTransactionId',
  'refundStatusInfo',
  'paymentGatewayReasonCode',
  'told',
];

/** Directive that makes the React compiler leave a function as it is. */
const notCompiled = {
  selector: 'ExpressionStatement[directive=/^use no (memo|forget)$/]',
  message: 'The React compiler compiles every component and hook.',
};

const suppressions = ['', '-line', '-next-line'].map((scope) => `eslint-disable${scope} react-hooks`);

/** Applications that install other packages than the workspace. Of them, only the prose is checked. */
const applications = [
  'bench/coding-agents/tasks/*/{start,solution}/**/*.{ts,tsx}',
  'bench/store/control/**/*.{ts,tsx}',
  'conformance/frameworks/*/**/*.{ts,tsx}',
  'conformance/types/consumer.ts',
  'packages/cli/fixtures/**/*.{ts,tsx}',
];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    'examples/next/{.next,next-env.d.ts}',
    'docs/api/',
    'docs/site/{content,dist,.rspress}/',
    'coverage/',
    '**/test-results/',
    '**/playwright-report/',
    '**/.react-router/',
    '.demo/',
    'packages/cli/templates/',
    '**/CHANGELOG.md',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    name: 'cartwright/prose',
    plugins: { words: { rules: { prose } } },
    rules: { 'words/prose': 'error' },
  },
  {
    name: 'cartwright/prose-of-the-store',
    files: ['examples/{storefront,merchant}/**'],
    rules: { 'words/prose': ['error', { allow: ['bag', 'thing'] }] },
  },
  {
    name: 'cartwright/applications',
    files: applications,
    languageOptions: { parser: tseslint.parser },
  },
  {
    name: 'cartwright/markdown',
    files: ['**/*.md'],
    extends: [markdown.configs.recommended],
    language: 'markdown/gfm',
    languageOptions: { frontmatter: 'yaml' },
  },
  {
    name: 'cartwright/everything',
    files: ['**/*.{js,cjs,ts,tsx}'],
    ignores: applications,
    extends: [js.configs.recommended, tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: [
          './tsconfig.json',
          './examples/components/tsconfig.json',
          './examples/storefront/e2e/tsconfig.json',
          './examples/merchant/tsconfig.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'max-lines': ['error', 500],
      'no-restricted-syntax': ['error', packed],
      'no-undef': 'off',
      'no-eval': 'error',
      'no-implied-eval': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'object-shorthand': ['error', 'properties'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    },
  },
  {
    name: 'cartwright/javascript',
    files: ['**/*.{js,cjs}'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  ...arrowRules,
  {
    name: 'cartwright/syntax-trees',
    files: ['packages/cli/src/commands/codemod/**'],
    // The types of nodes are strings, which their declarations list in an enumeration.
    rules: { '@typescript-eslint/no-unsafe-enum-comparison': 'off' },
  },
  {
    name: 'cartwright/shop-without-formats',
    files: ['packages/emulator/src/shop/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        packed,
        {
          selector: `:matches(Identifier[name=/^(${platformFields.join('|')})$/], Literal[value=/^(${platformFields.join('|')})$/])`,
          message: 'This is a field of the platform. Format it in src/api.',
        },
      ],
    },
  },
  {
    name: 'cartwright/portable',
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: [...nodeFolders, ...tests],
    rules: {
      'no-restricted-globals': [
        'error',
        'process',
        'Buffer',
        'global',
        'require',
        '__dirname',
        '__filename',
        'setImmediate',
      ],
      'no-console': 'error',
    },
  },
  {
    name: 'cartwright/module-state',
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: tests,
    plugins: { state: { rules: { 'no-module-state': noModuleState } } },
    rules: { 'state/no-module-state': 'error' },
  },
  {
    name: 'cartwright/tree-shaking',
    files: ['packages/{core,identity,ecom,stores,data,members,reviews,react}/src/**/*.{ts,tsx}'],
    ignores: tests,
    plugins: { cartwright: { rules: { 'pure-top-level-calls': pureTopLevelCalls } } },
    rules: { 'cartwright/pure-top-level-calls': 'error' },
  },
  {
    name: 'cartwright/docs',
    files: [
      'packages/{core,identity,ecom,stores,data,members,reviews,react}/src/**/*.{ts,tsx}',
      'packages/emulator/src/{,node,msw}/*.ts',
    ],
    ignores: [...tests, '**/index.ts'],
    plugins: { jsdoc },
    settings: { jsdoc: { mode: 'typescript' } },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: { esm: true, cjs: false, window: false },
          require: { FunctionDeclaration: false },
          contexts: documented,
          enableFixer: false,
        },
      ],
      'jsdoc/require-description': ['error', { contexts: documented }],
      'jsdoc/check-tag-names': [
        'error',
        { definedTags: ['typeParam', 'remarks', 'packageDocumentation', 'defaultValue'] },
      ],
      'jsdoc/check-param-names': ['error', { checkDestructured: false, disableMissingParamChecks: true }],
      'jsdoc/no-types': 'error',
    },
  },
  ...completeReference,
  {
    name: 'cartwright/react',
    files: ['packages/react/src/**/*.{ts,tsx}', 'examples/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], query.configs['flat/recommended-strict']],
    rules: {
      'no-restricted-syntax': ['error', packed, ...markup, notCompiled],
    },
  },
  {
    name: 'cartwright/react-compiler',
    files: ['packages/react/src/**/*.{ts,tsx}', 'examples/*/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'react-hooks/hooks': 'error',
      'react-hooks/invariant': 'error',
      'react-hooks/syntax': 'error',
      'react-hooks/todo': 'error',
      'react-hooks/unsupported-syntax': 'error',
      // The compiler leaves out a function whose rules are disabled.
      'no-warning-comments': ['error', { terms: suppressions, location: 'start' }],
    },
  },
  {
    name: 'cartwright/accessible',
    files: ['examples/**/*.tsx', 'packages/react/src/**/*.tsx'],
    ignores: tests,
    extends: [jsxA11y.configs.strict],
    rules: {
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
      // Scrollable elements must be focusable, or they cannot be scrolled by keyboard.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: ['pre'], roles: ['tabpanel'] }],
    },
  },
  {
    name: 'cartwright/hooks-in-playwright',
    files: ['examples/*/e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    name: 'cartwright/data',
    files: ['conformance/{behaviors,coverage}/**', 'conformance/differences.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    name: 'cartwright/untyped',
    // The packages of these examples are installed only where their build checks the types, in `test:everywhere`, and
    // those of the documentation site only by `docs:site`.
    files: [
      'docs/site/**',
      'examples/{next,react-router,vite}/**',
      'examples/storefront/public/**',
      'packages/*/bin/**',
    ],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { project: null } },
  },
  {
    name: 'cartwright/tests',
    files: [...tests, '**/*.test.js', 'examples/*/e2e/**'],
    rules: {
      'max-lines': 'off',
      '@typescript-eslint/require-await': 'off',
      'no-restricted-syntax': [
        'error',
        packed,
        ...markup,
        {
          selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^wait/][arguments.length=1]",
          message: 'The default limit of one second is too short for a busy machine: pass one.',
        },
        { selector: "CallExpression[callee.property.name='waitForTimeout']", message: 'Wait for a condition.' },
      ],
    },
  },
);
