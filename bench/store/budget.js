/** Prints the size of the scripts that the pages of the demo store load. Fails above the limits. */
import { main } from '../../scripts/lib/run.js';
import { kilobytes } from '../lib/row.js';
import { measureScripts } from './measure-scripts.js';
import { pages } from './pages.js';
import { startDemo } from './start-demo.js';

/** Maximum size of the scripts that a page loads with the opened cart, compressed, in bytes. */
const LIMIT = 130_000;

main(async () => {
  const demo = await startDemo();
  try {
    for (const [page, path] of Object.entries(pages)) {
      const { bytes, files } = await measureScripts(demo.url + path);
      console.log(`${page}: ${kilobytes(bytes)} of JavaScript in ${files} files (at most ${kilobytes(LIMIT)}).`);
      if (bytes > LIMIT) process.exitCode = 1;
    }
  } finally {
    await demo.stop();
  }
});
