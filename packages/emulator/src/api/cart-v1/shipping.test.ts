import { countryCodes, subdivisions } from '../../shop/pricing/shipping/countries.js';
import { findShipping } from '../../shop/pricing/shipping/find-shipping.js';
import { readAddress } from '../../shop/pricing/shipping/address.js';
import { describe, expect, it } from 'vitest';
import { ValidationError } from '../../kernel/errors/application-error.js';
const offer = (country: string, subdivision?: string, shipment = { weight: 1, subtotal: '10.00', quantity: 1 }) =>
  findShipping(subdivision ? { country, subdivision } : { country }, shipment);
const codes = (...place: Parameters<typeof offer>) => offer(...place)?.rates.map(({ service }) => service.code);
const prices = (...place: Parameters<typeof offer>) => offer(...place)?.rates.map(({ price }) => price);

describe('findShipping', () => {
  it('returns the shipping options of the destination', () => {
    expect(codes('US', 'US-NY')).toEqual(['standard', 'express', 'pickup']);
    expect(codes('US', 'US-AK')).toEqual(['standard']);
    expect(codes('BR')).toEqual(['standard']);
    expect(offer('DE')?.region.name).toBe('Europe');
    expect(offer('AQ')).toBeUndefined();
  });

  it('charges more for heavier carts, and nothing from a minimum subtotal', () => {
    const weights = [0, 1, 1.01, 5, 20, 21, 1e6];
    const standard = weights.map((weight) => prices('US', undefined, { weight, subtotal: '10.00', quantity: 1 })?.[0]);
    expect(standard).toEqual(['4.95', '4.95', '7.95', '7.95', '14.95', '29.95', '29.95']);
    expect(prices('US', undefined, { weight: 1, subtotal: '74.99', quantity: 1 })?.[0]).toBe('4.95');
    expect(prices('US', undefined, { weight: 1, subtotal: '75.00', quantity: 1 })).toEqual(['0.00', '14.95', '0.00']);
  });

  it('returns a result for every country', () => {
    for (const country of countryCodes) {
      const found = offer(country);
      expect(found === undefined || found.rates.length > 0).toBe(true);
    }
  });
});

describe('readAddress', () => {
  it('adds country names, and the country of a bare subdivision', () => {
    const address = {
      country: 'US',
      subdivision: 'US-CA',
      countryFullname: 'United States',
      subdivisionFullname: 'California',
    };
    expect(readAddress({ country: 'US', subdivision: 'CA' }, 'a')).toEqual(address);
    expect(readAddress({ country: 'US', subdivision: 'US-CA', city: null }, 'a')).toEqual(address);
    expect(readAddress(undefined, 'a')).toBeUndefined();
    for (const country of Object.keys(subdivisions)) expect(countryCodes).toContain(country);
  });

  it.each([
    ['US', ''],
    [{ country: 'us' }, '.country'],
    [{ country: 7 }, '.country'],
    [{ subdivision: 'CA' }, '.subdivision'],
    [{ country: 'US', subdivision: 'CA-ON' }, '.subdivision'],
    [{ country: 'US', subdivision: 'XX' }, '.subdivision'],
    [{ country: 'US', city: 'x'.repeat(51) }, '.city'],
    [{ country: 'US', postalCode: {} }, '.postalCode'],
  ])('rejects %o', (value, field) => {
    expect(() => readAddress(value, 'shippingAddress')).toThrow(ValidationError);
    expect(() => readAddress(value, 'shippingAddress')).toThrow(`shippingAddress${field} `);
  });
});
