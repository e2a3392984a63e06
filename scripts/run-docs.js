/**
 * Runs every example of the documents, or of the given pages, in an application that installs the packages from their
 * tarballs.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from './lib/build.js';
import { createConsumer } from './lib/consumer.js';
import { isBuilt } from './lib/is-built.js';
import { packages } from './lib/packages.js';
import { pageExamples } from './lib/page-examples.js';
import { main, root } from './lib/run.js';
import { runExamples } from './lib/run-examples.js';

main(async () => {
  if (!isBuilt({ declarations: true })) await build({ declarations: true });
  const pages = [
    'README.md',
    ...readdirSync(join(root, 'docs')).flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : [])),
    ...packages.map(({ folder }) => `${folder}/README.md`),
  ].filter((file) => existsSync(join(root, file)) && (process.argv.length < 3 || process.argv.includes(file)));
  const examples = pages.flatMap((page) => pageExamples(page, readFileSync(join(root, page), 'utf8')));

  const consumer = mkdtempSync(join(tmpdir(), 'cartwright-docs-'));
  try {
    await createConsumer(consumer);
    const problems = await runExamples(examples, consumer);
    const left = examples.filter(({ reason }) => reason !== undefined);
    for (const { file, line, reason } of left) console.log(`${file}:${line} is not run: ${reason}`);
    console.log(`${examples.length - left.length} of ${examples.length} examples were run.`);
    if (problems.length > 0) throw new Error(problems.join('\n\n'));
  } finally {
    rmSync(consumer, { recursive: true });
  }
});
