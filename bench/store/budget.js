/** Prints the size of the scripts that the pages of the demo store load. Fails above the limits. */
import { main } from '../../scripts/lib/run.js';
import { kilobytes } from '../lib/row.js';
import { measureScripts } from './measure-scripts.js';
import { pages } from './pages.js';
import { startDemo } from './start-demo.js';

/** Maximum size of the scripts that a page loads by itself, compressed, in bytes. */
const LIMIT = 5_000;

/** Maximum size with the scripts that it loads when the visitor starts to use it. */
const USED_LIMIT = 196_000;

main(async () => {
  const demo = await startDemo();
  try {
    for (const [page, path] of Object.entries(pages)) {
      const { loaded, used } = await measureScripts(demo.url + path);
      console.log(
        `${page}: ${kilobytes(loaded.bytes)} of JavaScript in ${loaded.files} files (at most ${kilobytes(LIMIT)}), ` +
          `${kilobytes(used.bytes)} in ${used.files} when it is used (at most ${kilobytes(USED_LIMIT)}).`,
      );
      if (loaded.bytes > LIMIT || used.bytes > USED_LIMIT) process.exitCode = 1;
    }
  } finally {
    await demo.stop();
  }
});
