import { address, bytes, date, duration, fieldMask, float } from '@cartwright/core';
import {
  transformRESTTimestampToSDKTimestamp,
  transformSDKTimestampToRESTTimestamp,
} from '@wix/sdk-runtime/transformations/timestamp';
import { transformRESTFloatToSDKFloat, transformSDKFloatToRESTFloat } from '@wix/sdk-runtime/transformations/float';
import {
  transformRESTFieldMaskToSDKFieldMask,
  transformSDKFieldMaskToRESTFieldMask,
} from '@wix/sdk-runtime/transformations/field-mask';
import {
  transformRESTAddressToSDKAddress,
  transformSDKAddressToRESTAddress,
} from '@wix/sdk-runtime/transformations/address';
import {
  transformRESTDurationToSDKDuration,
  transformSDKDurationToRESTDuration,
} from '@wix/sdk-runtime/transformations/duration';
import { transformRESTBytesToSDKBytes, transformSDKBytesToRESTBytes } from '@wix/sdk-runtime/transformations/bytes';
import { differs, throws } from './behavior.js';
import type { DifferenceId } from '../differences.js';
import { decoded, encoded } from './conversions.js';

const refused = (id: DifferenceId, label: string) =>
  differs(id, throws(`validation invalid_argument: "value" must be ${label}`));
const notA = (label: string) => refused('invalid-arguments-typed', `a ${label}`);

/** Conversions of dates, numbers, field masks, addresses, durations and bytes, in requests and responses. */
export const values = [
  ...encoded('date', date, transformSDKTimestampToRESTTimestamp, [
    [new Date('2024-01-02T03:04:05.678Z'), '2024-01-02T03:04:05.678Z'],
    [undefined, undefined],
    [null, undefined, differs('null-clears-date', null)],
    ['2024-01-02', throws('TypeError: val?.toISOString is not a function'), notA('valid Date')],
    [5, throws('TypeError: val?.toISOString is not a function'), notA('valid Date')],
    [new Date('nonsense'), throws('RangeError: Invalid time value'), notA('valid Date')],
  ]),
  ...decoded('date', date, transformRESTTimestampToSDKTimestamp, [
    ['2024-01-02T03:04:05.678Z', new Date('2024-01-02T03:04:05.678Z')],
    [null, undefined],
    [undefined, undefined],
    ['', undefined],
    ['2024-01-02', new Date('2024-01-02T00:00:00.000Z')],
    [0, undefined],
    [1700000000000, new Date('2023-11-14T22:13:20.000Z')],
    ['nonsense', new Date('nonsense')],
  ]),
  ...encoded('float', float, transformSDKFloatToRESTFloat, [
    [1.5, 1.5],
    [NaN, 'NaN'],
    [Infinity, 'Infinity'],
    [-Infinity, '-Infinity'],
    [null, null],
    [
      undefined,
      throws("TypeError: Cannot read properties of undefined (reading 'toString')"),
      differs('undefined-is-absent'),
    ],
    ['2.5', '2.5'],
    ['abc', 'abc'],
  ]),
  ...decoded('float', float, transformRESTFloatToSDKFloat, [
    ['NaN', NaN],
    ['Infinity', Infinity],
    ['-Infinity', -Infinity],
    ['1.5', '1.5'],
    [2, 2],
    [null, null],
  ]),
  ...encoded('fieldMask', fieldMask, transformSDKFieldMaskToRESTFieldMask, [
    [['a', 'b.c'], 'a,b.c'],
    [[], ''],
    [undefined, undefined],
    [null, null],
    ['a,b', throws('TypeError: val.join is not a function'), refused('field-mask-checked', 'a list of field paths')],
  ]),
  ...decoded('fieldMask', fieldMask, transformRESTFieldMaskToSDKFieldMask, [
    ['a,b.c', ['a', 'b.c']],
    ['', '', differs('field-mask-read', [])],
    [{ paths: ['a'] }, ['a']],
    [undefined, undefined],
  ]),
  ...encoded('address', address, transformSDKAddressToRESTAddress, [
    [
      {
        formatted: 'f',
        location: { latitude: 1 },
        addressLine1: 'l',
        streetAddress: { name: 'n' },
        countryFullname: 'C',
        addressLine: 'x',
        other: 1,
      },
      {
        formattedAddress: 'f',
        geocode: { latitude: 1 },
        addressLine: 'l',
        streetAddress: { name: 'n', number: undefined, apt: undefined, formattedAddressLine: undefined },
      },
      differs('new-address-fields', {
        formattedAddress: 'f',
        geocode: { latitude: 1 },
        addressLine: 'l',
        streetAddress: { name: 'n' },
        other: 1,
      }),
    ],
    [{}, {}],
    [null, null],
    [undefined, undefined],
  ]),
  ...decoded('address', address, transformRESTAddressToSDKAddress, [
    [
      { formattedAddress: 'f', geocode: { latitude: 1 }, addressLine: 'l', countryFullname: 'C', other: 1 },
      { formatted: 'f', location: { latitude: 1 }, addressLine1: 'l', countryFullname: 'C' },
      differs('new-address-fields', {
        formatted: 'f',
        location: { latitude: 1 },
        addressLine1: 'l',
        countryFullname: 'C',
        other: 1,
      }),
    ],
    [{}, {}],
    [null, null],
  ]),
  ...encoded('duration', duration, transformSDKDurationToRESTDuration, [
    [{ seconds: '3', nanos: 5 }, '3.000000005s'],
    [{ seconds: '3' }, '3s'],
    [{}, '0s'],
    [null, '0s', differs('duration-null', null)],
  ]),
  ...decoded('duration', duration, transformRESTDurationToSDKDuration, [
    ['3s', { seconds: '3', nanos: 0 }],
    [
      '3.5s',
      { seconds: '3', nanos: 499_999_999.99999946 },
      differs('duration-exact', { seconds: '3', nanos: 500_000_000 }),
    ],
    ['3.000000005s', { seconds: '3', nanos: 5 }],
    [
      '.5s',
      { seconds: '0', nanos: 499_999_999.99999946 },
      differs('duration-exact', { seconds: '0', nanos: 500_000_000 }),
    ],
  ]),
  ...encoded('bytes', bytes, transformSDKBytesToRESTBytes, [[Uint8Array.of(1, 2, 250), 'AQL6']]),
  ...decoded('bytes', bytes, transformRESTBytesToSDKBytes, [['AQL6', Uint8Array.of(1, 2, 250)]]),
];
