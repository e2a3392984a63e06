import { posix } from 'node:path';
import type { Manifest } from '../../../manifest/manifest.js';
import type { FileResult } from '../finding.js';
import { getLineAndColumn } from '../source/parse-source.js';

type Findings = FileResult['findings'];

const named = '@wix/';

/** Remedies for the fields of a `package.json` that name official packages, besides its dependencies. */
const fields: Readonly<Record<string, string>> = {
  overrides: 'Remove the official packages that nothing needs any more.',
  resolutions: 'Remove the official packages that nothing needs any more.',
  pnpm: 'Remove the official packages that nothing needs any more.',
  scripts: 'Replace or remove the command.',
};

/** Reports the fields of a `package.json` that name official packages, once each. */
export const checkManifest = (manifest: Manifest, text: string): Findings =>
  Object.entries(fields).flatMap(([field, remedy]) => {
    if (!JSON.stringify(manifest[field] ?? '').includes(named)) return [];
    const place = getLineAndColumn(text, text.indexOf(named, text.indexOf(`"${field}"`)));
    return [{ ...place, kind: 'check', problem: `\`${field}\` names an official package.`, remedy }];
  });

/** Whether a file has the settings of the TypeScript compiler, by its name. */
export const isCompilerSettings = (file: string): boolean => /^[jt]sconfig\b.*\.json$/.test(posix.basename(file));

/** Reports the first official package that a `tsconfig.json` names, such as in `types` or `paths`. */
export function checkCompilerSettings(text: string): Findings {
  const [, name] = /"(@wix\/[\w.-]+)/.exec(text) ?? [];
  if (name === undefined) return [];
  const remedy = 'In `types` and `paths`, name the package of Cartwright that replaces it, or remove it.';
  return [
    { ...getLineAndColumn(text, text.indexOf(`"${name}`)), kind: 'check', problem: `${name} is named here.`, remedy },
  ];
}
