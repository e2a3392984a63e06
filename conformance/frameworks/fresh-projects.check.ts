import { afterAll, beforeAll, describe, test } from 'vitest';
import { expect } from './application.js';
import { createProject, examples, modules, type FreshProject } from './fresh-project.js';

const patience = 600_000;

describe('in a project of create-vite, the React example', () => {
  const main = `const examples = import.meta.glob('./examples/**/*.{ts,tsx}');
const settle = (result: string) => Object.assign(window, { result });
examples[location.hash.replace('#', './examples/')]().then(
  () => settle('done'),
  (error: Error) => settle(String(error.stack)),
);
`;
  let project: FreshProject;
  let url: string;

  beforeAll(async () => {
    project = await createProject(['create-vite@9.3.0', 'store', '--template', 'react-ts', '--no-interactive'], {
      'src/main.tsx': main,
      ...Object.fromEntries(modules.map(({ path, code }) => [`src/examples/${path}`, code])),
      ...Object.fromEntries(examples.map(({ path, code, calls }) => [`src/examples/${path}`, code + calls])),
    });
    await project.run('build');
    // The development build of React, which Testing Library requires.
    await project.run('build', { NODE_ENV: 'development' });
    url = await project.serve('vite', 'preview', '--port', 'PORT', '--strictPort');
  }, patience);
  afterAll(() => project.close());

  test.each(examples.map(({ file, line, path }) => [`${file}:${line}`, path]))(
    'of %s compiles and runs',
    { timeout: 120_000 },
    async (_, path) => {
      const page = await project.openTab(`${url}/#${path}`);
      const result = await page.waitForFunction(() => (window as { result?: string }).result, null, {
        timeout: 100_000,
      });
      expect(await result.jsonValue()).toBe('done');
      await page.context().close();
    },
  );
});

describe('in a project of create-next-app', () => {
  const flags = ['--ts', '--app', '--yes', '--no-linter', '--no-tailwind', '--no-src-dir', '--no-react-compiler'];
  const command = ['create-next-app@16.4.3', 'store', ...flags, '--use-pnpm', '--skip-install', '--disable-git'];
  const client = (code: string) => `'use client';\n${code}`;
  const all = `const examples = [
${examples.map(({ path }) => `  () => import('../../examples/${path.replace(/\.tsx?$/, '')}'),`).join('\n')}
];
export default function Page() {
  return <button onClick={() => void Promise.all(examples.map((load) => load()))}>Load</button>;
}
`;
  const readme = examples.find(({ file }) => file === 'docs/react.md')?.code ?? '';
  // The template's layout fetches fonts from Google.
  const layout = `export default ({ children }: { children: React.ReactNode }) => (
  <html lang="en">
    <body>{children}</body>
  </html>
);
`;
  let project: FreshProject;
  let url: string;

  beforeAll(async () => {
    project = await createProject(command, {
      'app/layout.tsx': layout,
      'app/page.tsx': client(readme),
      'app/all/page.tsx': client(all),
      ...Object.fromEntries([...modules, ...examples].map(({ path, code }) => [`examples/${path}`, client(code)])),
    });
    await project.run('build');
    url = await project.serve('next', 'start', '--port', 'PORT');
  }, patience);
  afterAll(() => project.close());

  test('the React examples compile, and that of the README adds to the cart', { timeout: 120_000 }, async () => {
    const page = await project.openTab(url);
    const problems: string[] = [];
    page.on('console', (message) => {
      const { url: source } = message.location();
      // The browser reports a 404 if the first visit has stored its session already: the visitor has no cart.
      if (message.type() === 'error' && !source.endsWith('/carts/current'))
        problems.push(`${message.text()} ${source}`);
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.reload();
    await page.getByRole('button', { name: 'Add to cart', disabled: false }).first().click();
    await expect(page.getByText('Added')).toBeVisible();
    await expect(page.getByText('1 in your cart')).toBeVisible();
    expect(problems).toEqual([]);
  });
});
