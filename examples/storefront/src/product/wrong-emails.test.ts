import { expect, test } from 'vitest';
import { findWrongEmails } from './wrong-emails.js';

const product = { customTextFields: [{ title: 'Recipient’s email', mandatory: true }, { title: 'Your note' }] };
const wrong = (recipient: string) =>
  findWrongEmails(product, { 'Recipient’s email': recipient, 'Your note': 'no address' });

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
