import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { pack } from './pack.js';
import { capture, root } from './run.js';

/** What an application has besides the packages, and the workspace folder whose version of it is taken. */
const others = {
  '@opentelemetry/api': 'packages/core',
  '@tanstack/react-query': 'packages/react',
  '@testing-library/dom': 'packages/react',
  '@testing-library/react': 'packages/react',
  '@types/node': '.',
  '@types/react': 'packages/react',
  '@types/react-dom': 'packages/react',
  msw: '.',
  react: 'packages/react',
  'react-dom': 'packages/react',
  'react-router': 'examples/storefront',
};

/** The settings of Vite's template for React and TypeScript, with output and types of Node. */
const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  types: ['node'],
  skipLibCheck: true,
  verbatimModuleSyntax: true,
  moduleDetection: 'force',
  jsx: 'react-jsx',
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  erasableSyntaxOnly: true,
  noFallthroughCasesInSwitch: true,
  noUncheckedSideEffectImports: true,
  rootDir: 'src',
  outDir: 'out',
  inlineSourceMap: true,
};

/** @param {string} name */
function versionOf(name) {
  const folder = others[/** @type {keyof typeof others} */ (name)];
  const manifest = readFileSync(join(root, folder, 'node_modules', name, 'package.json'), 'utf8');
  return /** @type {{ version: string }} */ (JSON.parse(manifest)).version;
}

/**
 * Makes an application that installs the packages from their tarballs.
 *
 * @param {string} folder An empty folder outside of the repository.
 * @returns {Promise<void>}
 */
export async function createConsumer(folder) {
  const tarballs = await pack(folder);
  const ours = Object.fromEntries([...tarballs].map(([name, file]) => [name, `file:${file}`]));
  const dependencies = {
    ...ours,
    ...Object.fromEntries(Object.keys(others).map((name) => [name, versionOf(name)])),
  };
  const manifest = { private: true, type: 'module', dependencies, pnpm: { overrides: ours } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  const args = ['install', '--ignore-workspace', '--ignore-scripts', '--prefer-offline', '--no-lockfile'];
  const { code, output } = await capture('pnpm', args, { cwd: folder });
  if (code !== 0) throw new Error(`Installing the tarballs failed:\n${output}`);
}
