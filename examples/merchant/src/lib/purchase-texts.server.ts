import type { Address, DescriptionLine, PriceSummary } from '@cartwright/ecom/orders';
import { countryName } from '../../../storefront/src/lib/cart/regions.js';
import { money } from './money.server.js';

/** Formats an address as lines. */
export const formatAddress = (address: Address | undefined): string[] =>
  [
    address?.addressLine1,
    address?.addressLine2,
    [
      address?.city,
      address?.subdivisionFullname ?? address?.subdivision?.replace(/^[A-Z]{2}-/, ''),
      address?.postalCode,
    ]
      .filter(Boolean)
      .join(', '),
    address?.country && countryName(address.country, 'en'),
  ].filter((line): line is string => Boolean(line));

/** Describes the options of a line item, such as `Size: M, Color: Blue`. */
export const describeOptions = (descriptionLines: readonly DescriptionLine[]): string =>
  descriptionLines
    .map(
      ({ name, plainText, colorInfo }) =>
        `${name?.original ?? ''}: ${plainText?.original ?? colorInfo?.original ?? ''}`,
    )
    .join(', ');

/** Formats the totals of a price summary, without a discount and fees of zero. */
export function formatTotals(priceSummary: PriceSummary, currency: string | null | undefined) {
  const { discount, shipping, subtotal, tax, total, totalAdditionalFees } = priceSummary;
  const text = (price: { amount?: string } | undefined) => money(price?.amount, currency);
  return [
    { name: 'Subtotal', text: text(subtotal) },
    ...(Number(discount?.amount ?? 0) === 0 ? [] : [{ name: 'Discount', text: `−${text(discount)}` }]),
    { name: 'Shipping', text: text(shipping) },
    { name: 'Tax', text: text(tax) },
    ...(Number(totalAdditionalFees?.amount ?? 0) === 0
      ? []
      : [{ name: 'Additional fees', text: text(totalAdditionalFees) }]),
    { name: 'Total', text: text(total), isSum: true },
  ];
}
