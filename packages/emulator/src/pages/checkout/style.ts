import { baseStyle } from '../shared/base-style.js';

/** Style sheet of the hosted pages, with a dark theme and a layout for narrow screens. */
export const style = `${baseStyle}
h1 { font-size: clamp(1.75rem, 1.3rem + 1.6vw, 2.375rem); line-height: 1.12; }
h2 { font-size: 1.25rem; line-height: 1.45; }

.top { display: flex; justify-content: space-between; align-items: center; gap: 1rem; max-width: 70rem; margin: 0 auto; padding: 1.25rem 1.25rem 0; }
.brand { font-size: 1.25rem; font-weight: 650; letter-spacing: -0.025em; }
.top a { padding: 0.625rem 0; }
.checkout { max-width: 70rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; display: grid; gap: 2.5rem; }
.main { display: grid; gap: 1.5rem; align-content: start; min-width: 0; }
form { display: grid; gap: 1.25rem; }
section, .side, .small-summary { background: var(--raised); border: 1px solid var(--line); border-radius: 16px; padding: 1.25rem; }
section { display: grid; gap: 1rem; }
.side { display: none; }

.fields { display: grid; gap: 1rem; }
.field { display: grid; gap: 0.375rem; align-content: start; min-width: 0; }
.field label { font-size: 0.9375rem; }

.options { border: 0; display: grid; gap: 0.625rem; min-width: 0; }
.option { display: flex; align-items: center; gap: 0.875rem; min-height: 64px; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 12px; cursor: pointer; font-weight: 400; }
.option:hover { border-color: var(--ink); }
.option:has(:checked) { border-color: var(--ink); background: var(--tint); }
.option:has(:focus-visible) { outline: 2px solid var(--ink); outline-offset: 3px; }
.option input { outline: none; }
.what { display: grid; flex: 1; min-width: 0; overflow-wrap: anywhere; }
.name { font-weight: 550; }
.number, .price, .totals dd { font-variant-numeric: tabular-nums; }
.price { font-weight: 600; white-space: nowrap; }

.button.quiet { justify-self: start; }
.button.pay { min-height: 56px; font-size: 1.0625rem; width: 100%; }

.notice ul { padding-left: 1.25rem; }
.notice a { color: inherit; }

.small-summary summary { display: flex; justify-content: space-between; gap: 1rem; font-weight: 600; cursor: pointer; list-style: none; }
.small-summary summary::-webkit-details-marker { display: none; }
.small-summary summary span:first-child::before { content: "▸"; content: "▸" / ""; display: inline-block; width: 1.25em; }
.small-summary[open] summary span:first-child::before { transform: rotate(90deg); }
.small-summary .items { margin-top: 1.25rem; }
.items { list-style: none; display: grid; gap: 1rem; }
.item { display: flex; gap: 1rem; align-items: flex-start; }
.picture { position: relative; flex: none; width: 64px; height: 64px; border-radius: 12px; background: var(--tint); border: 1px solid var(--line); }
.picture img { width: 100%; height: 100%; object-fit: cover; border-radius: 11px; display: block; }
.quantity { position: absolute; top: -8px; right: -8px; min-width: 24px; height: 24px; padding: 0 6px; border-radius: 12px; background: var(--ink); color: var(--paper); font-size: 0.8125rem; line-height: 24px; text-align: center; font-weight: 600; }
.totals { display: grid; gap: 0.5rem; margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
.totals > div { display: flex; justify-content: space-between; gap: 1.5rem; }
.totals dt { color: var(--ink-soft); }
.totals dd { text-align: right; white-space: nowrap; }
.totals .total { margin-top: 0.5rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 1.25rem; font-weight: 650; }
.totals .total dt { color: inherit; }
.coupon { display: inline-block; margin-left: 0.25rem; padding: 0.0625rem 0.5rem; border-radius: 999px; background: var(--tint); color: var(--ink); font-size: 0.8125rem; font-weight: 600; }
.account { max-width: 30rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; display: grid; gap: 1.5rem; }
.account .button, .account form { width: 100%; }
.account .links { display: grid; gap: 0.25rem; justify-items: center; text-align: center; }
.account .links a { padding: 0.625rem 0; }
.check { display: flex; align-items: center; gap: 0.75rem; min-height: 48px; font-weight: 400; }
.message { max-width: 34rem; margin: 0 auto; padding: 6rem 1.25rem; display: grid; gap: 1rem; }

.for { display: none; }
@supports selector(:has(*)) {
  .only { display: none; }
  form:has(#country option[value=US]:checked) .only-US,
  form:has(#country option[value=CA]:checked) .only-CA,
  form:has(#country option[value=AU]:checked) .only-AU { display: grid; }
  body:has(#ship-standard:checked) .for-standard,
  body:has(#ship-express:checked) .for-express,
  body:has(#ship-pickup:checked) .for-pickup { display: inline; }
}
@supports not selector(:has(*)) { .for-selected { display: inline; } }

@media (min-width: 40rem) {
  .fields { grid-template-columns: 1fr 1fr; }
  .wide { grid-column: 1 / -1; }
  section, .side, .notice { padding: 1.75rem; }
  .top, .checkout { padding-left: 2rem; padding-right: 2rem; }
}
@media (min-width: 60rem) {
  .checkout { grid-template-columns: minmax(0, 1fr) 24rem; align-items: start; }
  .side { display: block; position: sticky; top: 1.5rem; margin-top: 4rem; }
  .side h2 { margin-bottom: 1.25rem; }
  .small-summary { display: none; }
}
`;
