import { expect, test } from 'vitest';
import { formatCsv, parseCsv } from './csv.js';

test('reads what it writes', () => {
  const rows = [
    ['handle', 'name', 'price'],
    ['Product_1', 'Tea "for", two\nor three', ''],
    ['', '', '12'],
  ];
  expect(parseCsv(formatCsv(rows))).toEqual(rows);
});

test('accepts a byte-order mark, other line ends and empty lines', () => {
  expect(parseCsv('\uFEFFa,b\r\n1,"2"\r\n\r\n3,\r\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', ''],
  ]);
});

test('keeps a value without an end of line', () => {
  expect(parseCsv('a,b\n1,')).toEqual([
    ['a', 'b'],
    ['1', ''],
  ]);
});
