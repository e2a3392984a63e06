import { expect, test } from 'vitest';
import { dayAt, findWrongTexts, textFormat } from './wrong-texts.js';

const today = '2026-11-24';
const wrong = (text: string, title = 'Recipient’s email') =>
  findWrongTexts(
    [
      { title, text },
      { title: 'Your note', text: 'no address, no date' },
    ],
    today,
  )[title];

test.each(['ada', 'ada@', 'ada@example', 'ada@example.com, eve@example.com'])(
  'rejects the recipient %j',
  (recipient) => {
    expect(wrong(recipient)).toBe('email_invalid');
  },
);

test('accepts an email address, and reports a missing one as a missing text', () => {
  expect(wrong(' ada@example.com ')).toBeUndefined();
  expect(wrong('')).toBeUndefined();
});

test.each(['24.12.2026', '2026-02-30', '2026-1-1', 'tomorrow'])('rejects the date %j', (date) => {
  expect(wrong(date, 'Delivery date')).toBe('date_invalid');
});

test('accepts today and later days, and rejects days that have passed', () => {
  expect(wrong(today, 'Delivery date')).toBeUndefined();
  expect(wrong('2027-01-01', 'Delivery date')).toBeUndefined();
  expect(wrong('', 'Delivery date')).toBeUndefined();
  expect(wrong('2026-11-23', 'Delivery date')).toBe('date_past');
});

test('titles name the format', () => {
  expect(['Recipient’s e-mail', 'Delivery date', 'Update', 'Your note'].map(textFormat)).toEqual([
    ...['email', 'date', 'text', 'text'],
  ]);
});

test('the day is that of the time zone', () => {
  const noon = Date.UTC(2026, 10, 24, 12);
  expect(dayAt(noon, 0)).toBe('2026-11-24');
  expect(dayAt(noon, 13 * 60)).toBe('2026-11-23');
  expect(dayAt(noon, -13 * 60)).toBe('2026-11-25');
});
