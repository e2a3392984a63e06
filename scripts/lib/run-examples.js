import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

import ts from 'typescript';

import { capture } from './run.js';

/** @typedef {import('./page-examples.js').Example} Example */

const worker = new URL('example-worker.js', import.meta.url);
const timeLimit = 120_000;

/** The settings of Vite's template for React and TypeScript, with output and types of Node. */
const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  types: ['node'],
  skipLibCheck: true,
  verbatimModuleSyntax: true,
  moduleDetection: 'force',
  jsx: 'react-jsx',
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  erasableSyntaxOnly: true,
  noFallthroughCasesInSwitch: true,
  noUncheckedSideEffectImports: true,
  rootDir: 'src',
  outDir: 'out',
  inlineSourceMap: true,
};

/** The site of the examples: its client ID, and the URLs that a sign-in may return to. */
export const site = {
  clientId: 'your-client-id',
  redirectUris: ['auth/callback', 'callback', 'login/callback'].map((path) => `https://shop.example/${path}`),
};

/**
 * The data collections of the examples. Everyone may change them.
 *
 * @type {import('@cartwright/emulator').DataCollectionSeed[]}
 */
const dataCollections = [
  {
    id: 'Posts',
    permissions: { insert: 'ANYONE', update: 'ANYONE', remove: 'ANYONE' },
    fields: [
      { key: 'author', type: 'REFERENCE', typeMetadata: { reference: { referencedCollectionId: 'Authors' } } },
      {
        key: 'related',
        type: 'MULTI_REFERENCE',
        typeMetadata: { multiReference: { referencedCollectionId: 'Posts' } },
      },
    ],
    items: [
      { _id: 'boots', title: 'Boots', tags: ['news'], author: 'ada', publishedAt: new Date('2026-01-03'), views: 2 },
    ],
  },
  { id: 'Authors', items: [{ _id: 'ada', name: 'Ada' }] },
  { id: 'ProductTranslations', items: [{ _id: 'mug-de', productId: 'mug', language: 'de', name: 'Becher' }] },
];

/** @param {string} consumer */
async function loadEmulator(consumer) {
  const dist = pathToFileURL(join(consumer, 'node_modules/@cartwright/emulator/dist/'));
  /** @type {[typeof import('@cartwright/emulator'), typeof import('@cartwright/emulator/node')]} */
  const [emulator, node] = await Promise.all([
    import(new URL('index.js', dist).href),
    import(new URL('node/index.js', dist).href),
  ]);
  return { ...emulator, ...node };
}

/**
 * @param {Example[]} examples
 * @param {string} consumer
 * @returns {Promise<string[]>} One line for each error of the compiler.
 */
async function compile(examples, consumer) {
  const source = join(consumer, 'src');
  writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  for (const example of examples) {
    const file = join(source, example.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, example.code + example.calls);
  }
  const { output } = await capture('tsc', ['-p', consumer, '--pretty', 'false'], { cwd: source });
  const pages = new Map(examples.map(({ file, path }) => [path, file]));
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/^(.+?)\((\d+),\d+\)/, (_, path, line) => `${pages.get(path) ?? path}:${line}`));
}

/**
 * @param {Example} example
 * @param {string} consumer
 * @param {Awaited<ReturnType<typeof loadEmulator>>} module
 * @returns {Promise<string | undefined>} Description of the failure, if any.
 */
async function run(example, consumer, module) {
  const emulator = module.createEmulator({ clients: [site], catalogVersion: example.catalogVersion, dataCollections });
  const server = await module.startServer({ emulator, port: 0 });
  const env = {
    ...process.env,
    SESSION_SECRET: 'a secret of the examples, longer than 32 characters',
    WIX_API_KEY: module.DEMO_API_KEY,
    WIX_APP_SECRET: module.DEMO_APP_SECRET,
    WIX_PUBLIC_KEY: example.code.includes('WIX_PUBLIC_KEY') ? await emulator.webhooks.publicKey() : '',
    WIX_SITE_ID: site.clientId,
  };
  const file = pathToFileURL(join(consumer, 'out', example.path.replace(/\.tsx?$/, '.js'))).href;
  const workerData = { file, platform: server.url, inPage: example.inPage };
  const thread = new Worker(worker, { env, workerData, stdout: true, stderr: true });
  let printed = '';
  for (const output of [thread.stdout, thread.stderr]) output.on('data', (chunk) => (printed += chunk));
  const limit = setTimeout(() => void thread.terminate(), timeLimit);
  /** @type {string | undefined} */
  const problem = await new Promise((resolve) => {
    thread.once('message', () => resolve(undefined));
    thread.once('error', (error) => resolve(`${error.stack ?? String(error)}\n${printed}`));
    thread.once('exit', () => resolve(`It did not end.\n${printed}`));
  });
  clearTimeout(limit);
  await Promise.all([thread.terminate(), server.close()]);
  return problem && `${example.file}:${example.line}: ${problem.replaceAll(`${consumer}/`, '')}`;
}

/**
 * @param {ts.Statement} statement
 * @returns {boolean} Whether it only declares: importing its module runs nothing of it.
 */
function isDeclaration(statement) {
  if (!ts.isVariableStatement(statement)) return ts.isDeclarationStatement(statement);
  return statement.declarationList.declarations.every(
    ({ initializer }) => initializer && (ts.isArrowFunction(initializer) || ts.isLiteralExpression(initializer)),
  );
}

/**
 * @param {Example} example
 * @returns {boolean} Whether importing it would run nothing that it shows.
 */
function isIdle({ calls, code, inPage, path, reason }) {
  if (calls || inPage || reason !== undefined) return false;
  return ts.createSourceFile(path, code, ts.ScriptTarget.Latest).statements.every(isDeclaration);
}

/**
 * Compiles and runs examples, each with a separate emulator.
 *
 * @param {Example[]} examples
 * @param {string} consumer The folder of the application that they belong to.
 * @returns {Promise<string[]>} Failures, with their position in the document.
 */
export async function runExamples(examples, consumer) {
  const problems = await compile(examples, consumer);
  for (const { file, line } of examples.filter(isIdle)) {
    problems.push(`${file}:${line}: Nothing of it is run. Call it in a comment after it: <!-- run`);
  }
  const module = await loadEmulator(consumer);
  const queue = examples.filter(({ reason }) => reason === undefined);
  const runNext = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const problem = await run(next, consumer, module);
      if (problem) problems.push(problem);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  return problems;
}
