import { join } from 'node:path';

import { expect, test } from 'vitest';

import { compareModules } from './compare-modules.js';
import { readModule } from './read-module.js';

const before = readModule(join(import.meta.dirname, 'fixtures/module-1'));
const after = readModule(join(import.meta.dirname, 'fixtures/module-2'));

test('the difference between two versions is that of their operations, fields, enumerations and error codes', () => {
  expect(compareModules(before, after)).toEqual([
    'operations:',
    '- deleteNote(_id: string)',
    '- deleteNote: DELETE /v1/notes/{noteId}',
    '- getNote(_id: string)',
    '- getNote: GET /v1/notes/{noteId}',
    '+ getNote(_id: string, options?: GetNoteOptions)',
    '+ getNote: GET /v2/notes/{noteId}',
    'fields:',
    '- Note.text?: string',
    '+ GetNoteOptions.fields?: string[]',
    '+ Note.tags?: NoteTags',
    '+ Note.text?: string | null',
    '+ NoteTags.tagIds?: string[]',
    'enumerations:',
    '+ Color.GREEN',
    'error codes:',
    '- GetNoteApplicationErrors: NOTE_LOCKED',
    '+ CreateNoteValidationErrors: TEXT_OR_TAGS',
    '+ GetNoteApplicationErrors: NOTE_ARCHIVED',
  ]);
});

test('a version does not differ from itself', () => {
  expect(compareModules(before, before)).toEqual([]);
});

test('long types are shortened', () => {
  const long = { ...after, fields: new Set([`Filter = ${'x'.repeat(300)}`]) };
  expect(compareModules({ ...long, fields: new Set() }, long)).toEqual(['fields:', `+ Filter = ${'x'.repeat(191)} …`]);
});
