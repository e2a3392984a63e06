import { expect, test } from 'vitest';
import { findWrongEmails } from './wrong-emails.js';

const product = { customTextFields: [{ title: 'Recipient’s e-mail', mandatory: true }, { title: 'Your note' }] };
const wrong = (recipient: string) =>
  findWrongEmails(product, { 'Recipient’s e-mail': recipient, 'Your note': 'no address' });

test.each(['ada', 'ada@', 'ada@example', 'ada@example.com, eve@example.com'])('%j is no recipient', (recipient) => {
  expect(wrong(recipient)).toEqual(['Recipient’s e-mail']);
});

test('an address is a recipient, and a missing one is told as any missing text', () => {
  expect(wrong(' ada@example.com ')).toEqual([]);
  expect(wrong('')).toEqual([]);
});
