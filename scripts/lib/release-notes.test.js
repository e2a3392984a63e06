import { expect, test } from 'vitest';

import { releaseNotes } from './release-notes.js';

const updated = '- Updated dependencies [abc]\n  - @cartwright/core@0.2.0\n';

test('collects what changed in a version, without packages that only follow another', () => {
  const core = `# @cartwright/core\n\n## 0.2.0\n\n### Minor Changes\n\n- One more option.\n\n## 0.1.0\n\n### Patch Changes\n\n- Old.\n`;
  const ecom = `# @cartwright/ecom\n\n## 0.2.0\n\n### Minor Changes\n\n- A fix.\n\n### Patch Changes\n\n${updated}`;
  const react = `# @cartwright/react\n\n## 0.2.0\n\n### Patch Changes\n\n${updated}\n## 0.1.0\n`;
  const packages = [
    { name: 'core', changelog: core },
    { name: 'ecom', changelog: ecom },
    { name: 'react', changelog: react },
  ];
  expect(releaseNotes(packages, '0.2.0')).toBe(
    '## core\n\n### Minor Changes\n\n- One more option.\n\n## ecom\n\n### Minor Changes\n\n- A fix.\n',
  );
});
