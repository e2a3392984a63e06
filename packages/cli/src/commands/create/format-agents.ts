import { toPackageName } from './package-name.js';
import { type TemplateName, templates } from './templates.js';

/**
 * Formats the `AGENTS.md` of a store: what an agent needs to know about the project. How to use the packages is in the
 * skill.
 */
export function formatAgents(folder: string, template: TemplateName): string {
  const { files, settingsFile, title } = templates[template];
  const rows = Object.entries(files).map(([path, contents]) => `- \`${path}\`: ${contents}\n`);
  return `# ${toPackageName(folder)}

A store for a headless Wix site, made with Cartwright. ${title}.

Before you write code, read the skill in \`.agents/skills/cartwright/SKILL.md\`: rules, and code to start from. Look up
symbols, tasks and codes of errors in the documentation of the installed version:

\`\`\`sh
npx cartwright docs "sold out variants"
\`\`\`

\`npx cartwright mcp\` offers the same to MCP clients, and orders, stock and sales of the store.

## Commands

- \`npm run dev\` starts the store at http://localhost:3000, and the emulator of the platform with the demo shop at
  http://localhost:4000, if the settings name it. Keep it running.
- \`npm run emulator\` starts only the emulator, also with options of its own. \`npm run dev\` then uses it.
- \`npm run build\` checks the types and builds the store. Run it before you are done.
- \`npm run doctor\` checks the settings, which are in \`${settingsFile}\`. Never commit that file.

## Files

${rows.join('')}
## Done means

- \`npm run build\` passes.
- You bought once in the browser on the emulator: a product with options, one that is sold out, more than there are left.
- Every button shows that it waits, and every error is shown where it occurs, with \`describeError\` or the texts of the store.
`;
}
