import { expect, test } from 'vitest';
import { readTags, tagChanges } from './tag-changes.js';

test('reads tags separated by commas', () => {
  expect(readTags(' gift,, wholesale ,gift')).toEqual(['gift', 'wholesale']);
  expect(readTags('')).toEqual([]);
});

test('changes only the tags that differ', () => {
  expect(tagChanges(['gift', 'late'], ['gift', 'vip'])).toEqual({ assigned: ['vip'], unassigned: ['late'] });
});
