import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ApiError, CartwrightError } from '../index.js';

const root = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** Anchors of a guide, as GitHub and the documentation site compute them. */
const listAnchors = (guide: string): string[] =>
  [...read(guide).matchAll(/^#+ (.+)$/gm)].map((heading) =>
    (heading[1] ?? '')
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

/** Sources of the SDK, without tests. */
const sources = ['core', 'ecom', 'identity', 'react', 'stores'].flatMap((name) => {
  const folder = `packages/${name}/src`;
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.test-d)\.tsx?$/.test(file))
    .map((file) => read(`${folder}/${file.replaceAll('\\', '/')}`));
});
const declarations = [
  /type \w+ApplicationErrors =[^;<]*ApplicationErrors<([^;]*?)>;/g,
  /const \w+ErrorCode = [^(]*enumeration\(([^)]*)\)/g,
];

/** Codes that the operations of these sources declare, or mention as exceptions. */
const platformCodes = new Set(
  sources.flatMap((source) => [
    ...[...source.matchAll(/@throws `ApiError` `([A-Z]\w+)`/g)].map(([, code = '']) => code),
    ...declarations.flatMap((declaration) =>
      [...source.matchAll(declaration)].flatMap(([, codes = '']) =>
        [...codes.matchAll(/'([A-Z0-9_]+)'/g)].map(([, code = '']) => code),
      ),
    ),
  ]),
);

/** Codes that a type in `error-code.ts` lists by itself. */
const listCodes = (type: string): string[] => {
  const [, union = ''] =
    new RegExp(`type ${type} =([^;]+);`).exec(read('packages/core/src/errors/error-code.ts')) ?? [];
  return [...union.matchAll(/'(\w+)'/g)].map(([, code = '']) => code);
};
const sdkCodes = listCodes('SdkErrorCode');
const statusCodes = [...listCodes('StatusErrorCode'), ...listCodes('KnownErrorCode')];

const page = 'https://cartwright-sdk.github.io/cartwright/error-codes';
const anchors = listAnchors('docs/error-codes.md');

test('docsUrl of every SDK error code links to its section in the guide of error codes', () => {
  expect(sdkCodes.length).toBeGreaterThan(30);
  for (const code of sdkCodes) {
    expect(new CartwrightError('x', { kind: 'system', code }).docsUrl).toBe(`${page}#${code}`);
    expect(anchors).toContain(code);
  }
});

test('every code that the source reports is known, or a code of the sign-in page', () => {
  const reported = sources.flatMap((source) =>
    [...source.matchAll(/\bcode: '([a-z]+(?:_[a-z]+)+)'/g)].map(([, code = '']) => code),
  );
  expect([...new Set(reported)].filter((code) => !sdkCodes.includes(code))).toEqual([]);
});

test('every code of a status has a section in the guide of error codes', () => {
  expect(statusCodes.length).toBeGreaterThan(7);
  expect(statusCodes.filter((code) => !anchors.includes(code.toLowerCase()))).toEqual([]);
});

test('every code that an operation declares has a section in the guide of error codes, to which docsUrl links', () => {
  const init = {
    kind: 'application',
    status: 428,
    requestId: null,
    operation: 'x',
    details: { requestId: null },
  } as const;
  expect(platformCodes.size).toBeGreaterThan(250);
  const missing = [...platformCodes].filter((code) => !anchors.includes(code.toLowerCase()));
  expect(missing).toEqual([]);
  const error = new ApiError('x', { ...init, code: 'CART_ALREADY_ORDERED' });
  expect(error.docsUrl).toBe(`${page}#cart_already_ordered`);
  expect(error.toJSON()).toMatchObject({ docsUrl: error.docsUrl });
});

test('every section of a code has a text', () => {
  const sections = read('docs/error-codes.md')
    .split(/^### /m)
    .filter((section) => /^\w+\n/.test(section));
  const empty = sections.filter((section) => !/^\w+\n\n[A-Z`]/.test(section));
  expect(empty).toEqual([]);
});

test.each(['-19976', 'STATUS_418'])('docsUrl of the unlisted code %s links to the guide', (code) => {
  const init = {
    kind: 'application',
    status: 418,
    requestId: null,
    operation: 'x',
    details: { requestId: null },
  } as const;
  expect(new ApiError('x', { ...init, code }).docsUrl).toBe(`${page}#${code.toLowerCase()}`);
});
