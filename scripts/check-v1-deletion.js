/**
 * Checks that Cart V1 and Checkout V1 can be deleted. Runs `delete-v1.js` in a copy of the repository, builds the copy,
 * checks its types and runs the tests of its packages. Only tests that call paths of the first version may fail, and
 * those in `testsOfBothVersions`.
 * Arguments are passed to vitest: `pnpm check:v1-deletion --maxWorkers=1`.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { capture, environment, exitCode, main, root, run } from './lib/run.js';
import { removedPaths, testsOfBothVersions } from './structure/removed-folders.js';

const copy = mkdtempSync(join(tmpdir(), 'cartwright-v1-'));
const report = join(copy, 'report.json');
const log = join(copy, 'calls-of-v1.txt');

/** The packages with folders to delete, and those that import them. */
const projects = ['ecom', 'react', 'emulator', 'identity', 'stores', 'cli'];

/** Appended to the setup of all tests: records those that call paths of the first version. */
const setup = `
import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';

const record = (url: string) => {
  if (!${String(removedPaths)}.test(url)) return;
  const { testPath, currentTestName = '' } = expect.getState();
  appendFileSync('${log}', \`\${testPath} \${currentTestName}\\n\`);
};
const OriginalRequest = globalThis.Request;
globalThis.Request = class extends OriginalRequest {
  constructor(...args: ConstructorParameters<typeof OriginalRequest>) {
    super(...args);
    record(this.url);
  }
};
const originalFetch = globalThis.fetch;
globalThis.fetch = (...args) => {
  record(args[0] instanceof OriginalRequest ? args[0].url : String(args[0]));
  return originalFetch(...args);
};
`;

/** Copies the files that git does not ignore. The types of tests and benchmarks that compare both versions are not checked. */
async function copyRepository() {
  const { output } = await capture('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const path of output.split('\0')) {
    if (path && existsSync(join(root, path))) cpSync(join(root, path), join(copy, path));
  }
  const settings = join(copy, 'tsconfig.json');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('"conformance", "bench", "scripts", ', ''));
}

/**
 * Reads the report of vitest.
 *
 * @returns {{ passed: number, ofV1: number, failed: string[] }} The failed tests are those that call nothing of V1.
 */
function readReport() {
  /** @type {{ numPassedTests: number, testResults: { name: string, status: string, message: string, assertionResults: { status: string, ancestorTitles: string[], title: string }[] }[] }} */
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const calls = new Set(existsSync(log) ? readFileSync(log, 'utf8').split('\n') : []);
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ ancestorTitles, title }) => `${name} ${[...ancestorTitles, title].join(' > ')}`);
    return status === 'failed' && tests.length === 0 ? [`${name} `] : tests;
  });
  const others = failed.filter(
    (test) => !calls.has(test) && !testsOfBothVersions.some((start) => test.startsWith(join(copy, start))),
  );
  return { passed: numPassedTests, ofV1: failed.length - others.length, failed: others };
}

main(async () => {
  const inCopy = { cwd: copy, env: { ...environment, PATH: `${join(copy, 'node_modules/.bin')}:${environment.PATH}` } };
  await copyRepository();
  await run('pnpm', ['install', '--frozen-lockfile', '--ignore-scripts', '--prefer-offline'], inCopy);
  await run('node', ['scripts/delete-v1.js'], inCopy);
  await run('node', ['scripts/build.js'], inCopy);
  await run('node', ['scripts/typecheck.js'], inCopy);

  const setupFile = join(copy, 'vitest.setup.ts');
  writeFileSync(setupFile, readFileSync(setupFile, 'utf8') + setup);
  const tests = [...projects.map((name) => `--project=${name}`), ...process.argv.slice(2)];
  await exitCode(
    'vitest',
    ['run', ...tests, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    inCopy,
  );
  const { passed, ofV1, failed } = readReport();
  if (failed.length > 0) throw new Error(`Without V1, these tests fail:\n${failed.join('\n')}`);
  rmSync(copy, { recursive: true });
  console.log(`\n${ofV1} tests that call Cart V1 or Checkout V1 failed, as expected.\n\n${passed} passed, 0 failed`);
});
