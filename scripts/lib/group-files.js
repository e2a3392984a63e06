import { readFileSync } from 'node:fs';

import { BaseSequencer } from 'vitest/node';

/**
 * Runs the test files of a project in a row, and of these the files with the same environment. Otherwise vitest starts a new
 * worker, which loads all modules again, for each change of the project or environment. Projects with many files come
 * first, so that no worker is idle at the end.
 */
export class GroupFiles extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    /** @type {Map<string, import('vitest/node').TestSpecification[]>} */
    const groups = new Map();
    for (const file of await super.sort(files)) {
      const [environment = ''] = /^\/\/ @vitest-environment .*/.exec(readFileSync(file.moduleId, 'utf8')) ?? [];
      const key = `${file.project.name} ${environment}`;
      groups.set(key, [...(groups.get(key) ?? []), file]);
    }
    return [...groups.values()].sort((a, b) => b.length - a.length).flat();
  }
}
