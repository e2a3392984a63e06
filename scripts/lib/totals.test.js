import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { playwrightTotals, vitestTotals } from './totals.js';

/** @type {string} */
let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'totals-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * @param {object} report
 * @returns {string} The report's file.
 */
function writeReport(report) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

/** @param {object} report */
const totals = (report) => playwrightTotals(writeReport(report));

const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
  title,
  tests: [{ projectName: 'v3', status }],
});

test('flaky browser tests count as passed, and are listed with their file and groups', () => {
  const dialogs = { title: 'dialogs', specs: [spec('close', 'flaky'), spec('open', 'expected')] };
  expect(
    totals({
      stats: { expected: 5, unexpected: 2, flaky: 2, skipped: 1 },
      errors: [],
      suites: [
        { title: 'cart.spec.ts', specs: [spec('a shopper adds', 'flaky')], suites: [dialogs] },
        { title: 'order.spec.ts', specs: [spec('a shopper orders', 'unexpected')] },
      ],
    }),
  ).toEqual({
    passed: 7,
    failed: 2,
    skipped: 1,
    flaky: ['[v3] cart.spec.ts › a shopper adds', '[v3] cart.spec.ts › dialogs › close'],
  });
});

test('errors outside browser tests, and a missing report, count as failed', () => {
  const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 };
  expect(totals({ stats, errors: [{}], suites: [] })).toMatchObject({ passed: 1, failed: 1 });
  expect(playwrightTotals(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: [] });
});

test('a unit test file that did not load, and a missing report, count as failed', () => {
  const file = writeReport({
    numPassedTests: 1,
    numFailedTests: 0,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  });
  expect(vitestTotals(file)).toEqual({ passed: 1, failed: 1, skipped: 2 });
  expect(vitestTotals(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
