import { expect, test } from 'vitest';
import { findWrongEmails } from './wrong-emails.js';

const wrong = (recipient: string) =>
  findWrongEmails([
    { title: 'Recipient’s email', text: recipient },
    { title: 'Your note', text: 'no address' },
  ]);

test.each(['ada', 'ada@', 'ada@example', 'ada@example.com, eve@example.com'])(
  'rejects the recipient %j',
  (recipient) => {
    expect(wrong(recipient)).toEqual(['Recipient’s email']);
  },
);

test('accepts an email address, and reports a missing one as a missing text', () => {
  expect(wrong(' ada@example.com ')).toEqual([]);
  expect(wrong('')).toEqual([]);
});
