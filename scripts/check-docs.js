/** Checks the documents: examples compile, links lead somewhere, the status table is today's. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { brokenLinks } from './lib/broken-links.js';
import { checkCode } from './lib/check-code.js';
import { codeBlocks } from './lib/code-blocks.js';
import { packages } from './lib/packages.js';
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
  const sources = packages.flatMap(({ folder }) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$/.test(file))
      .map((file) => `${folder}/src/${file}`),
  );

  const blocks = [...markdown, ...sources].flatMap((file) => codeBlocks(file, read(join(root, file))));
  const problems = [
    ...checkCode(blocks),
    ...markdown.flatMap((file) =>
      brokenLinks(join(root, file), read(join(root, file)), read).map((target) => `${file}: ${target} leads nowhere`),
    ),
  ];
  if (!cells(read(join(root, 'README.md'))).includes(cells(await statusTable()))) {
    problems.push('README.md: the status table is not today’s. Run `node scripts/status.js`.');
  }

  console.log(`${blocks.length} examples in ${new Set(blocks.map(({ file }) => file)).size} files.`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
