/** Checks the documents: examples compile, links and paths lead somewhere, the status table is up to date. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { outdatedFiles } from './lib/application-files.js';
import { brokenLinks, missingPaths } from './lib/broken-links.js';
import { checkComments, checkPages } from './lib/check-code.js';
import { codeBlocks } from './lib/code-blocks.js';
import { missingInstalls } from './lib/missing-installs.js';
import { packages } from './lib/packages.js';
import { pageExamples } from './lib/page-examples.js';
import { main, root } from './lib/run.js';
import { statusTable } from './lib/status-table.js';

/** @param {string} file */
const read = (file) => readFileSync(file, 'utf8');

/** @param {string} table */
const cells = (table) => table.replaceAll(/[ \t-]+/g, ' ').trim();

main(async () => {
  const markdown = [
    ...readdirSync(root).filter((file) => file.endsWith('.md')),
    ...readdirSync(join(root, 'docs')).flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : [])),
    ...packages.map(({ folder }) => `${folder}/README.md`).filter((file) => existsSync(join(root, file))),
  ];
  const forContributors = [
    ...['ARCHITECTURE.md', 'CONTRIBUTING.md', 'RELEASING.md', 'conformance/README.md', 'docs/site/README.md'],
    ...packages.map(({ folder }) => `${folder}/src/README.md`).filter((file) => existsSync(join(root, file))),
  ];
  const sources = packages.flatMap(({ folder }) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$/.test(file))
      .map((file) => `${folder}/src/${file}`),
  );

  const comments = sources.flatMap((file) => codeBlocks(file, read(join(root, file))));
  const examples = markdown.flatMap((file) => pageExamples(file, read(join(root, file))));
  const problems = [
    ...checkComments(comments),
    ...checkPages(examples),
    ...forContributors.flatMap((file) =>
      missingPaths(join(root, file), read(join(root, file))).map((path) => `${file}: ${path} does not exist`),
    ),
    ...[...new Set([...markdown, ...forContributors])].flatMap((file) =>
      brokenLinks(join(root, file), read(join(root, file)), read).map((target) => `${file}: ${target} leads nowhere`),
    ),
    ...markdown.flatMap((file) =>
      outdatedFiles(root, read(join(root, file))).map((path) => `${file}: ${path} is another file`),
    ),
    ...markdown.flatMap((file) => {
      const of = examples.filter((example) => example.file === file);
      return missingInstalls(read(join(root, file)), of).map((name) => `${file}: ${name} is not installed`);
    }),
  ];
  if (!cells(read(join(root, 'docs/benchmarks.md'))).includes(cells(await statusTable()))) {
    problems.push('docs/benchmarks.md: the status table is not today’s. Run `node scripts/status.js`.');
  }

  const files = new Set([...comments, ...examples].map(({ file }) => file));
  console.log(`${comments.length + examples.length} examples in ${files.size} files.`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
