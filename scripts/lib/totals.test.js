import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { playwrightTotals, vitestTotals } from './totals.js';

/** Writes a report, if there is one. Returns the path of its file. @param {object} [report] */
function writeReport(report) {
  const folder = mkdtempSync(join(tmpdir(), 'totals-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (report) writeFileSync(join(folder, 'report.json'), JSON.stringify(report));
  return join(folder, 'report.json');
}

const none = { passed: 0, failed: 1, skipped: 0 };

test('flaky browser tests count as passed, errors outside of tests as failed', () => {
  const report = { stats: { expected: 5, unexpected: 2, flaky: 2, skipped: 1 }, errors: [{}] };
  expect(playwrightTotals(writeReport(report))).toEqual({ passed: 7, failed: 3, skipped: 1 });
  expect(playwrightTotals(writeReport())).toEqual(none);
});

test('a unit test file that did not load, and a missing report, count as failed', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [] },
  ];
  const counts = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 2, numTodoTests: 0 };
  expect(vitestTotals(writeReport({ ...counts, testResults }))).toEqual({ passed: 1, failed: 1, skipped: 2 });
  expect(vitestTotals(writeReport())).toEqual(none);
});
