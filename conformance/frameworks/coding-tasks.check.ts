import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkProject } from '../../bench/coding-agents/lib/check-project.js';
import { openBrowser } from '../../bench/coding-agents/lib/open-browser.js';
import { createProject, writeSolution, writeStart } from '../../bench/coding-agents/lib/projects.js';
import { readTasks } from '../../bench/coding-agents/lib/tasks.js';

const tasks = await readTasks();

/** Tasks of which the reference solution is checked here. `pnpm bench:agents` checks all of them. */
const sample = tasks.filter(({ name }) => ['product-with-options', 'order-again'].includes(name));

const parent = mkdtempSync(join(tmpdir(), 'cartwright-tasks-'));
const project = join(parent, 'store');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
  await createProject(project);
}, 900_000);
afterAll(async () => {
  await browser.close();
  rmSync(parent, { recursive: true });
});

describe.each(sample.map((task) => [task.name, task] as const))('the task %s', (_, task) => {
  test('is not done by its start', { timeout: 300_000 }, async () => {
    writeStart(project, task);
    const [result] = await checkProject(project, task, ['v3'], browser);
    expect(result?.failure?.step).toBe(Object.keys(task.steps)[0]);
  });

  test('is done by its reference solution', { timeout: 600_000 }, async () => {
    writeSolution(project, task);
    const results = await checkProject(project, task, ['v3', 'v1'], browser);
    expect(results.map(({ failure }) => failure)).toEqual([undefined, undefined]);
  });
});
