import { duration, fieldMask, splitPageUrl } from '@cartwright/core';
import { expect } from 'vitest';
import type { Show } from './show.js';

/**
 * Differences in conversions that no operation of the packages installed here shows. What the official runtime does was
 * recorded from a run of it; ours is run here.
 */
export const recorded = {
  'duration-exact': () => {
    const official = { '3.5s': { seconds: '3', nanos: 499_999_999.99999946 } };
    expect(duration.decode('3.5s')).toEqual({ seconds: '3', nanos: 500_000_000 });
    expect(duration.decode('3.5s')).not.toEqual(official['3.5s']);
    expect(duration.encode(duration.decode('3.5s'), 'at')).toBe('3.5s');
  },

  'duration-null': () => {
    const official = '0s';
    expect(duration.encode(null, 'at')).toBeNull();
    expect(duration.encode({}, 'at')).toBe(official);
  },

  'field-mask-read': () => {
    const official = '';
    expect(fieldMask.decode('')).toEqual([]);
    expect(fieldMask.decode('')).not.toEqual(official);
  },

  'field-mask-checked': () => {
    const refused = { kind: 'validation', code: 'invalid_argument', message: '"mask" must be a list of field paths' };
    expect(() => fieldMask.encode('a,b', 'mask')).toThrow(expect.objectContaining(refused) as Error);
  },

  'page-url-scheme': () => {
    const official = { base: 'h', path: '/a/b' };
    const url = 'https://h/a/b';
    expect(splitPageUrl.encode(url, 'url')).toEqual({ base: 'https://h', path: '/a/b' });
    expect(splitPageUrl.decode(official)).toBe('http://h/a/b');
    expect(splitPageUrl.decode(splitPageUrl.encode(url, 'url'))).toBe(url);
  },
} satisfies Record<string, Show>;
