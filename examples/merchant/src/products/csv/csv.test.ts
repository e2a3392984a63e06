import { CsvError } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { formatCsv, parseCsv } from './csv.js';

const getCells = (text: string) => parseCsv(text).map(({ cells }) => cells);

test('reads what it writes', () => {
  const rows = [
    ['handle', 'name', 'price'],
    ['Product_1', 'Tea "for", two\nor three', ''],
    ['', '', '12'],
  ];
  expect(getCells(formatCsv(rows))).toEqual(rows);
});

test('accepts a byte-order mark, other line ends and empty lines', () => {
  expect(getCells('\uFEFFa,b\r\n1,"2"\r\n\r\n3,\r\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', ''],
  ]);
});

test('keeps a value without an end of line', () => {
  expect(getCells('a,b\n1,')).toEqual([
    ['a', 'b'],
    ['1', ''],
  ]);
});

test('counts the lines of the file, also in values and empty ones', () => {
  expect(parseCsv('a\r\n\r\n"1\n2\r\n3"\n4').map(({ line }) => line)).toEqual([1, 3, 6]);
});

test('rejects a quotation mark that is not closed, and keeps one within a value', () => {
  expect(() => parseCsv('a,b\n1,"2\n3,4')).toThrow(CsvError);
  expect(getCells('a,b\n5" plate,2')).toEqual([
    ['a', 'b'],
    ['5" plate', '2'],
  ]);
});
