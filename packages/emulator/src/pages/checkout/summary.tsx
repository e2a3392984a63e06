/** @jsxImportSource hono/jsx */
import { ownOrigins } from '../../kernel/origins.js';
import type { Totals } from '../../shop/pricing/totals/totals.js';
import { convert } from '../../kernel/money/convert.js';
import { compare, minus } from '../../kernel/money/decimal.js';
import { formatMoney } from '../../kernel/money/format-money.js';
import { imageUrl } from '../../api/media/format-image.js';
import { type StoredLine, linePrice, payable } from '../../shop/line-items/line.js';
import type { CheckoutView } from './checkout-view.js';
import type { Markup } from '../../kernel/markup.js';

/** Text for each shipping option. CSS hides those of the options that are not selected: see `selectionStyle`. */
export function perShippingOption({ choices, selected }: CheckoutView, text: (totals: Totals) => string): Markup {
  if (choices.length === 1) return <>{text(selected.totals)}</>;
  return (
    <>
      {choices.map(({ code, totals }, index) => (
        <span class={`for for-${index} ${code === selected.code ? 'for-selected' : ''}`}>{text(totals)}</span>
      ))}
    </>
  );
}

function item(line: StoredLine, { origin, selected }: CheckoutView): Markup {
  const { facts, quantity } = line;
  const { display = {}, image } = facts;
  const { priceDescription, translatedPriceDescription = priceDescription } = display;
  const source =
    image &&
    (image.url ?? `${imageUrl(image, ownOrigins(origin))}/v1/fill/w_160,h_160/${encodeURIComponent(image.id)}`);
  const money = (amount: string) => formatMoney(amount, selected.totals.currency);
  return (
    <li class="item">
      <span class="picture">
        {source && <img src={source} alt="" width="64" height="64" />}
        <span class="quantity" aria-hidden="true">
          {quantity}
        </span>
      </span>
      <span class="what">
        <span class="name">{facts.name}</span>
        {facts.descriptions.map(({ name, value }) => (
          <span class="detail">
            {name}: {value}
          </span>
        ))}
        {facts.modifierGroups?.map(({ modifiers, name, translatedName = name }) => {
          const extras = modifiers.map(({ name: extra, quantity: count, translatedName: shown = extra }) =>
            count > 1 ? `${count} × ${shown}` : shown,
          );
          return (
            <span class="detail">
              {translatedName}: {extras.join(', ')}
            </span>
          );
        })}
        <span class="detail">
          {quantity} × {money(facts.unitPrice)}
        </span>
        {translatedPriceDescription && <span class="detail">{translatedPriceDescription}</span>}
      </span>
      <span class="price">{payable(line) === 0 ? 'Sold out' : money(linePrice(line))}</span>
    </li>
  );
}

/** Order summary: line items and totals. */
export function Summary(view: CheckoutView): Markup {
  const { customerCurrency, lines, needsShipping, selected, deliverable } = view;
  const { totals } = selected;
  const money = (amount: string) => formatMoney(amount, totals.currency);
  const coupon = totals.discounts.find((discount) => discount.coupon)?.coupon;
  const row = (label: Markup | string, value: Markup | string) => (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  const taxName =
    totals.taxes.length > 0 ? `Tax (${totals.taxes.map(({ rate }) => rate.jurisdiction).join(', ')})` : 'Tax';
  return (
    <>
      <ul class="items">{lines.map((line) => item(line, view))}</ul>
      <dl class="totals">
        {row('Subtotal', money(totals.subtotal))}
        {compare(totals.discount, 0) > 0 || coupon
          ? row(
              coupon ? (
                <>
                  Discount <span class="coupon">{coupon.code}</span>
                </>
              ) : (
                'Discount'
              ),
              perShippingOption(view, (one) => `−${money(one.discount)}`),
            )
          : ''}
        {compare(totals.additionalFees, 0) > 0
          ? row(
              'Fees',
              perShippingOption(view, (one) => money(one.additionalFees)),
            )
          : ''}
        {needsShipping
          ? row(
              'Shipping',
              deliverable ? (
                perShippingOption(view, (one) => (compare(one.shipping, 0) === 0 ? 'Free' : money(one.shipping)))
              ) : (
                <span class="muted">After your address</span>
              ),
            )
          : ''}
        {row(
          totals.taxes.length > 0 && totals.taxIncluded ? `${taxName}, included` : taxName,
          deliverable ? (
            perShippingOption(view, (one) => money(one.tax))
          ) : (
            <span class="muted">After your address</span>
          ),
        )}
        <div class="total">
          <dt>{deliverable ? 'Total' : 'Total so far'}</dt>
          <dd>{perShippingOption(view, (one) => money(one.total))}</dd>
        </div>
        {customerCurrency && customerCurrency !== totals.currency
          ? row(
              'About',
              perShippingOption(view, (one) =>
                formatMoney(convert(one.total, one.currency, customerCurrency), customerCurrency),
              ),
            )
          : ''}
        {compare(totals.due, totals.total) < 0
          ? row(
              'Membership',
              perShippingOption(view, (one) => `−${money(minus(one.total, one.due))}`),
            )
          : ''}
        {compare(totals.afterGiftCard.total, totals.due) < 0
          ? row(
              'Gift card',
              perShippingOption(view, (one) => `−${money(minus(one.due, one.afterGiftCard.total))}`),
            )
          : ''}
        {compare(totals.afterGiftCard.total, totals.total) < 0
          ? row(
              'Remaining balance',
              perShippingOption(view, (one) => money(one.afterGiftCard.total)),
            )
          : ''}
        {(totals.payAfterFreeTrial || compare(totals.payLater.total, 0) > 0) && (
          <>
            {row(
              'Pay now',
              perShippingOption(view, (one) => money(one.afterGiftCard.payNow)),
            )}
            {row(
              totals.payAfterFreeTrial ? 'Pay later, after free trials' : 'Pay later',
              perShippingOption(view, (one) => money(minus(one.afterGiftCard.total, one.afterGiftCard.payNow))),
            )}
          </>
        )}
      </dl>
    </>
  );
}
