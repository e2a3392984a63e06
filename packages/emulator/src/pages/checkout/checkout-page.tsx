/** @jsxImportSource hono/jsx */
import type { Markup } from '../../kernel/markup.js';
import { compare } from '../../kernel/money/decimal.js';
import { formatMoney } from '../../kernel/money/format-money.js';
import { Agreement } from './agreement.js';
import { formErrors } from './checkout-form.js';
import type { CheckoutView } from './checkout-view.js';
import { field } from './field.js';
import { pageResponse } from './layout.js';
import { paymentMethods } from './payment-methods.js';
import { perShippingOption, Summary } from './summary.js';
import { obfuscated } from '../../shop/pricing/gift-cards/gift-card.js';
import { countryCodes, countryName, subdivisions } from '../../shop/pricing/shipping/countries.js';
import { storeSettings } from '../../shop/settings/store-settings.js';

/** Field for a gift card code or, once redeemed, the gift card with a button to remove it. */
function GiftCardSection(view: CheckoutView): Markup {
  const { giftCardCode, acceptsGiftCards: isShown } = view;
  if (!isShown) return <></>;
  return (
    <section aria-labelledby="gift-card-title">
      <h2 id="gift-card-title">Gift card</h2>
      {giftCardCode === undefined ? (
        <>
          <div class="fields">
            {field('giftCardCode', 'Gift card code', view, {
              autocomplete: 'off',
              optional: true,
              className: 'wide',
            })}
          </div>
          <button class="button quiet" name="action" value="redeem-gift-card">
            Redeem
          </button>
        </>
      ) : (
        <>
          <p>
            The gift card <span class="number">{obfuscated(giftCardCode)}</span> pays for this order.
          </p>
          <button class="button quiet" name="action" value="remove-gift-card">
            Remove gift card
          </button>
        </>
      )}
    </section>
  );
}

const countries = countryCodes
  .map((code) => [code, countryName(code)] as const)
  .sort(([, a], [, b]) => a.localeCompare(b, 'en'));

const labels: Readonly<Record<string, string>> = { AU: 'State or territory', CA: 'Province', US: 'State' };

/**
 * Rules that show the totals of the selected shipping option, and the regions of the selected country. Options are
 * numbered, because the codes of merchants and plugins are any texts.
 */
const selectionStyle = ({ choices }: CheckoutView): string =>
  [
    ...choices.map((_, index) => `body:has(#ship-${index}:checked) .for-${index} { display: inline }`),
    ...Object.keys(subdivisions).map(
      (country) => `form:has(#country option[value='${country}']:checked) .only-${country} { display: grid }`,
    ),
  ].join('\n');

/** Responds with the checkout page. */
export function checkoutPage(view: CheckoutView): Response {
  const { action, cartUrl, errors, session } = view;
  const { callbacks } = session;
  const content = (
    <>
      <header class="top">
        <p class="brand">{storeSettings.name}</p>
        {cartUrl && <a href={cartUrl}>Back to cart</a>}
      </header>
      <main class="checkout">
        <div class="main">
          <h1>Checkout</h1>
          <Notices {...view} />
          <details class="small-summary">
            <summary>
              <span>Order summary</span>
              <span>{perShippingOption(view, (one) => formatMoney(one.total, one.currency))}</span>
            </summary>
            <Summary {...view} />
          </details>
          <form method="post" action={action} novalidate>
            <input type="hidden" name="formToken" value={session.formToken} />
            <Buyer {...view} />
            <Delivery {...view} />
            <GiftCardSection {...view} />
            <Agreement {...view} />
            <Payment {...view} />
          </form>
          <p class="note">This is a local emulator. Nothing is charged and nothing is shipped.</p>
        </div>
        <aside class="side" aria-label="Order summary">
          <h2>Order summary</h2>
          <Summary {...view} />
        </aside>
      </main>
    </>
  );
  const isRefused = session.result?.notice !== undefined || Object.keys(errors).length > 0;
  return pageResponse('Checkout', content, {
    callbacks,
    isRefused,
    storeName: storeSettings.name,
    style: selectionStyle(view),
  });
}

function Notices({ cartUrl, errors, notice, soldOut }: CheckoutView): Markup {
  const wrong = Object.entries(errors);
  const id = (name: string) => (name === 'payment' ? paymentMethods[0]?.id : name);
  return (
    <>
      {notice && (
        <div class="notice" role="alert">
          <h2>{notice.title}</h2>
          {notice.lines.map((line) => (
            <p>{line}</p>
          ))}
          {soldOut && cartUrl && (
            <p>
              <a href={cartUrl}>Change your cart</a>
            </p>
          )}
        </div>
      )}
      {wrong.length > 0 && !notice && (
        <div class="notice" role="alert">
          <h2>Please check {wrong.length === 1 ? 'one thing' : `${wrong.length} things`}</h2>
          <ul>
            {wrong.map(([name, message]) => (
              <li>
                <a href={`#${id(name)}`}>{message}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Contact and address. Collapsed while they are complete: buyers who entered them in the shop only review them. */
function Buyer(view: CheckoutView): Markup {
  const { deliverable, form } = view;
  const fields = (
    <>
      <Contact {...view} />
      <Address {...view} />
    </>
  );
  if (!deliverable || Object.keys(formErrors(form, false, false)).length > 0) return fields;
  const { addressLine, addressLine2, city, country = '', email, firstName, lastName, postalCode } = form;
  const subdivision = subdivisions[country]?.[form[`subdivision-${country}`] ?? ''];
  const place = [addressLine, addressLine2, city, subdivision, postalCode, countryName(country)];
  return (
    <details class="known">
      <summary>
        <span class="what">
          <span class="name">
            {firstName} {lastName}
          </span>
          <span class="detail">{email}</span>
          <span class="detail">{place.filter(Boolean).join(', ')}</span>
        </span>
        <span class="change">Change</span>
      </summary>
      {fields}
    </details>
  );
}

const Contact = (view: CheckoutView): Markup => (
  <section aria-labelledby="contact-title">
    <h2 id="contact-title">Contact</h2>
    <div class="fields">
      {field('email', 'Email', view, { type: 'email', autocomplete: 'email', className: 'wide' })}
      {field('phone', 'Phone', view, { type: 'tel', autocomplete: 'tel', optional: true, className: 'wide' })}
    </div>
  </section>
);

const Address = (view: CheckoutView): Markup => (
  <section aria-labelledby="address-title">
    <h2 id="address-title">{view.needsShipping ? 'Shipping address' : 'Billing address'}</h2>
    <div class="fields">
      {field('country', 'Country', view, { autocomplete: 'country', choices: countries, className: 'wide' })}
      {field('firstName', 'First name', view, { autocomplete: 'given-name' })}
      {field('lastName', 'Last name', view, { autocomplete: 'family-name' })}
      {field('addressLine', 'Street and house number', view, { autocomplete: 'address-line1', className: 'wide' })}
      {field('addressLine2', 'Apartment, floor, company', view, {
        autocomplete: 'address-line2',
        optional: true,
        className: 'wide',
      })}
      {field('city', 'City', view, { autocomplete: 'address-level2' })}
      {Object.entries(subdivisions).map(([country, choices]) =>
        field(`subdivision-${country}`, labels[country] ?? 'Region', view, {
          autocomplete: 'address-level1',
          choices: Object.entries(choices),
          className: `only only-${country}`,
        }),
      )}
      {field('postalCode', 'Postal code', view, { autocomplete: 'postal-code' })}
    </div>
  </section>
);

function Delivery(view: CheckoutView): Markup {
  const { choices, deliverable, needsShipping, selected } = view;
  if (!needsShipping) {
    return (
      <button class="button quiet" name="action" value="update">
        Update tax for this address
      </button>
    );
  }
  const isAddressKnown = deliverable || selected.totals.shippingProblem;
  return (
    <section aria-labelledby="delivery-title">
      <h2 id="delivery-title">Delivery</h2>
      {!isAddressKnown && <p class="muted">Enter your address to see delivery options.</p>}
      {selected.totals.shippingProblem && !deliverable && (
        <p class="error">We do not ship to this address. Enter another one.</p>
      )}
      {deliverable && (
        <fieldset class="options">
          <legend class="hidden">Delivery options</legend>
          {choices.map(({ code, rate }, index) =>
            rate ? (
              <label class="option" for={`ship-${index}`}>
                <input
                  type="radio"
                  id={`ship-${index}`}
                  name="shippingOption"
                  value={code}
                  checked={code === selected.code}
                />
                <span class="what">
                  <span class="name">{rate.service.title}</span>
                  <span class="detail">{rate.service.deliveryTime}</span>
                </span>
                <span class="price">
                  {compare(rate.price, 0) === 0 ? 'Free' : formatMoney(rate.price, selected.totals.currency)}
                </span>
              </label>
            ) : (
              ''
            ),
          )}
        </fieldset>
      )}
      <button class={`button ${deliverable ? 'quiet' : ''}`} name="action" value="update">
        {deliverable ? 'Update delivery options' : 'Show delivery options'}
      </button>
    </section>
  );
}

function Payment(view: CheckoutView): Markup {
  const { choices, deliverable, errors, form, needsPayment, soldOut } = view;
  if (!deliverable || soldOut) return <></>;
  return (
    <>
      <section aria-labelledby="payment-title">
        <h2 id="payment-title">Payment</h2>
        {needsPayment ? (
          <fieldset class="options" aria-describedby={errors.payment ? 'payment-error' : undefined}>
            <legend class="hidden">Payment methods</legend>
            {paymentMethods.map(({ hint, id, title }) => (
              <label class="option" for={id}>
                <input type="radio" id={id} name="payment" value={id} checked={form.payment === id} />
                <span class="what">
                  <span class="name number">{title}</span>
                  <span class="detail">{hint}</span>
                </span>
              </label>
            ))}
          </fieldset>
        ) : (
          <p class="muted">There is nothing to pay now.</p>
        )}
        {errors.payment && (
          <p class="error" id="payment-error">
            {errors.payment}
          </p>
        )}
      </section>
      {choices.map(({ code, totals }) => (
        <input type="hidden" name={`total-${code}`} value={totals.total} />
      ))}
      <button class="button pay" name="action" value="pay">
        {needsPayment ? (
          <>Place order · {perShippingOption(view, (one) => formatMoney(one.afterGiftCard.payNow, one.currency))}</>
        ) : (
          'Place order'
        )}
      </button>
    </>
  );
}
