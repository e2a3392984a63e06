import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './run.js';

const docs = 'https://cartwright-sdk.github.io/cartwright';

const frontMatter = `---
name: cartwright
description: Build and change stores with the @cartwright packages (headless Wix stores). Use it for product lists and pages, options and variants, carts, quantities, checkout, sign-in, errors, and tests on the emulator.
---
`;

/**
 * Converts the guide for agents to a skill: without the code that runs its examples, and with links to the site.
 *
 * @param {string} guide
 * @returns {string}
 */
const toSkill = (guide) =>
  `${frontMatter}\n${guide
    .replaceAll(/<!--[^]*?-->\n*/g, '')
    .replaceAll(/\]\(([\w-]+)\.md(#[^)]*)?\)/g, `](${docs}/$1$2)`)}`;

/**
 * Writes the skill for agents: the guide `docs/coding-agents.md`, whose examples run in CI.
 *
 * @param {string} folder Folder of skills, such as `packages/core/skills`.
 */
export function writeSkill(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'cartwright'), { recursive: true });
  const guide = readFileSync(join(root, 'docs/coding-agents.md'), 'utf8');
  writeFileSync(join(folder, 'cartwright/SKILL.md'), toSkill(guide));
}
