import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { repetitions } from '../lib/scope.js';
import { bailOuts } from './bail-outs.js';

/** Interval of the files that are compiled. */
const step = repetitions({ sample: 8, full: 1 });

const root = fileURLToPath(new URL('../../', import.meta.url));

test.each(['packages/react/src', 'examples/storefront/src', 'examples/merchant/src'])(
  'compiles every component and hook of %s',
  (folder) => {
    const files = readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.test-d\.|testing\//.test(name))
      .map((name) => `${folder}/${name}`);
    expect(files.length).toBeGreaterThan(0);
    const compiled = files.filter((_, index) => index % step === 0);
    const found = compiled.flatMap((file) => bailOuts(file, readFileSync(root + file, 'utf8')));
    expect(found).toEqual([]);
  },
  120_000,
);

test.each([
  ['syntax that it does not support', 'const id = useId(); return { get id() { return id; } };'],
  ['memoization that it cannot preserve', 'return useMemo(() => [argument.one], [argument.two]);'],
  ['a broken rule of React', 'return useRef(1).current;'],
  ['a disabled lint rule', '// eslint-disable-next-line react-hooks/rules-of-hooks\nreturn useId();'],
  ['a directive', "'use no memo'; return useId();"],
])('reports %s', (_, body) => {
  const source = `import { useId, useMemo, useRef } from 'react';\nexport function useSample(argument) { ${body} }\n`;
  expect(bailOuts('sample.ts', source)).toEqual([expect.stringMatching(/^sample\.ts:\d+ ./)]);
});

test('reports nothing else', () => {
  const source = "import { useId } from 'react';\nexport const Sample = () => <p id={useId()} />;\n";
  expect(bailOuts('sample.tsx', source)).toEqual([]);
});
