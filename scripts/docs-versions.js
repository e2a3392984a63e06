/** Prints the versions of the documentation site as JSON, for the matrix of the `docs` workflow. */
import { siteVersions } from './docs-site/site-versions.js';
import { capture, main } from './lib/run.js';

main(async () => {
  const { code, output } = await capture('git', ['tag', '--list', 'v*']);
  if (code !== 0) throw new Error(`The tags of the repository cannot be read: ${output}`);
  console.log(JSON.stringify(siteVersions(output.split('\n'))));
});
