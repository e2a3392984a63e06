import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPriceFormat } from './price-format.js';

const plain = createPriceFormat('en-US', undefined);
const euros = createPriceFormat('de-DE', { from: 'USD', to: 'EUR', rate: '0.92' });
const yen = createPriceFormat('en-US', { from: 'USD', to: 'JPY', rate: '150' });

describe('prices', () => {
  it('are in the store’s currency without a choice', () => {
    expect([plain.format('88', 'USD'), plain.formatShort('88.00', 'USD'), plain.isConverted(undefined)]).toEqual([
      ...['$88.00', '$88', false],
    ]);
  });

  it('are converted, and marked as approximate, in the chosen currency', () => {
    expect(euros.format('88', 'USD')).toBe('≈\u00a080,96\u00a0€');
    expect(euros.formatShort('25', 'USD')).toBe('≈\u00a023\u00a0€');
    expect(yen.format('19.99', 'USD')).toBe('≈\u00a0¥2,999');
    expect(euros.format('0.00', 'USD')).toBe('0,00\u00a0€');
    expect(euros.isConverted('USD')).toBe(true);
  });

  it('in a currency other than the store’s are not converted, nor is what is charged', () => {
    expect(euros.format('88', 'GBP')).toBe('88,00\u00a0£');
    expect(euros.isConverted('GBP')).toBe(false);
    expect(euros.formatCharged('88', 'USD')).toBe('88,00\u00a0$');
  });

  it('property: an amount that is entered in the chosen currency is shown as it was entered', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 }).map((amount) => amount / 100);
    fc.assert(
      fc.property(cents, (amount) => {
        expect(euros.toChosen(euros.fromChosen(amount, 'USD'), 'USD')).toBe(amount);
        expect(plain.toChosen(plain.fromChosen(amount, 'USD'), 'USD')).toBe(amount);
        const whole = Math.ceil(amount);
        expect(yen.toChosen(yen.fromChosen(whole, 'USD'), 'USD')).toBe(whole);
      }),
    );
  });
});
