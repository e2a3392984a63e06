import { codeBlocks } from '../lib/code-blocks.js';

/**
 * Converts the guide `playground.md` to the page of the site, where its examples can be edited and run.
 *
 * @param {string} text Text of the guide: a section per example, with a TypeScript and a React block.
 * @returns {string} The page, in MDX.
 */
export function playgroundPage(text) {
  const [, ...sections] = text.split(/^## /m);
  const examples = sections.map((section) => {
    const [ts, tsx] = codeBlocks('playground.md', section).map(({ code }) => code);
    return { title: section.slice(0, section.indexOf('\n')), ts, tsx };
  });
  return [
    '---',
    'description: Examples to edit and run in the browser, on the emulator.',
    'outline: false',
    '---',
    '',
    "import { Playground } from '@theme';",
    '',
    '# Playground',
    '',
    'The examples run in your browser: a service worker responds to the calls with the [emulator](/emulator), so nothing is sent to a server.',
    '',
    `<Playground examples={${JSON.stringify(examples)}} />`,
    '',
  ].join('\n');
}
