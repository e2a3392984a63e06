import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ApiError, CartwrightError, type ErrorKind } from '../index.js';

const root = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** Anchors of the error guide, as GitHub computes them. */
const anchors = [...read('docs/errors.md').matchAll(/^#+ (.+)$/gm)].map((heading) =>
  (heading[1] ?? '')
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-'),
);
const source = read('packages/core/src/errors/error-code.ts');
const codes = [...(/type SdkErrorCode =([^;]+);/.exec(source)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
  ([, code]) => code!,
);
const kinds: Record<ErrorKind, true> = {
  validation: true,
  application: true,
  system: true,
  network: true,
  timeout: true,
  aborted: true,
  parse: true,
  configuration: true,
};
const guide = 'https://github.com/cartwright-sdk/cartwright/blob/main/docs/errors.md#';

test('docsUrl of every SDK error code links to its section in the error guide', () => {
  expect(codes.length).toBeGreaterThan(30);
  for (const code of codes) {
    const { docsUrl } = new CartwrightError('x', { kind: 'system', code });
    expect(docsUrl).toBe(guide + code);
    expect(anchors).toContain(code);
  }
});

test.each(Object.keys(kinds) as ErrorKind[])('docsUrl of a platform code links to its kind: %s', (kind) => {
  const init = { kind, status: 404, requestId: null, operation: 'x', details: { requestId: null } };
  for (const code of ['OWNED_CART_NOT_FOUND', '-19976', 'STATUS_418']) {
    const error = new ApiError('x', { ...init, code });
    expect(error.docsUrl).toBe(guide + kind);
    expect(anchors).toContain(kind);
    expect(error.toJSON()).toMatchObject({ docsUrl: guide + kind });
  }
});
