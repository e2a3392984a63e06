/**
 * Collects the changes of a version, for the release page.
 *
 * @param {{ name: string, changelog: string }[]} packages The packages' names and their CHANGELOG.md.
 * @param {string} version
 * @returns {string} Markdown, one section for each package that changed by itself.
 */
export function releaseNotes(packages, version) {
  return packages
    .flatMap(({ changelog, name }) => {
      const [, ...sections] = `\n${changelog}`.split(/\n## /);
      const section = sections.find((text) => text.split('\n', 1)[0] === version) ?? '';
      const changes = section
        .slice(version.length)
        .replace(/^- Updated dependencies.*\n(?: {2}.*\n?)*/gm, '')
        .replace(/^### \w+ Changes\s*(?=###|$(?![\s\S]))/gm, '')
        .trim();
      return changes ? [`## ${name}\n\n${changes}\n`] : [];
    })
    .join('\n');
}
