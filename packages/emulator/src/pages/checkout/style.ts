/** Style sheet of the hosted pages, with a dark theme and a layout for narrow screens. */
export const style = `
:root {
  color-scheme: light dark;
  --page: #f7f5f1; --card: #fffefb; --ink: #1d2421; --soft: #59635e; --line: #d9d5cb; --field: #8a8f89;
  --accent: #1d5c47; --on-accent: #fff; --tint: #e9f1ec; --bad: #a3261c; --bad-tint: #fbeceA;
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #111513; --card: #191f1c; --ink: #ebefec; --soft: #a5b0aa; --line: #303935; --field: #6d7972;
    --accent: #86d3b3; --on-accent: #0d2019; --tint: #1d2c26; --bad: #ff9d92; --bad-tint: #33201e;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); min-height: 100vh; }
h1, h2, p, ul, dl, dd, fieldset { margin: 0; padding: 0; }
h1 { font: 600 2rem/1.2 ui-serif, Georgia, "Times New Roman", serif; letter-spacing: -0.01em; }
h2 { font-size: 1.125rem; line-height: 1.3; font-weight: 650; }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.muted, .optional, .detail, .note { color: var(--soft); }
.optional, .detail, .note { font-size: 0.875rem; }

.top { display: flex; justify-content: space-between; align-items: center; gap: 1rem; max-width: 70rem; margin: 0 auto; padding: 1.25rem 1.25rem 0; }
.brand { font: 600 1.25rem/1.2 ui-serif, Georgia, "Times New Roman", serif; }
.top a { padding: 0.625rem 0; }
.checkout { max-width: 70rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; display: grid; gap: 2.5rem; }
.main { display: grid; gap: 1.5rem; align-content: start; min-width: 0; }
form { display: grid; gap: 1.25rem; }
section, .side, .small-summary, .notice { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 1.25rem; }
section { display: grid; gap: 1rem; }
.side { display: none; }

.fields { display: grid; gap: 1rem; }
.field { display: grid; gap: 0.375rem; align-content: start; min-width: 0; }
label { font-weight: 550; }
.field label { font-size: 0.9375rem; }
input:not([type=radio]):not([type=hidden]), select {
  width: 100%; min-height: 48px; padding: 0.625rem 0.875rem; border: 1px solid var(--field); border-radius: 10px;
  background: var(--page); color: inherit; font: inherit;
}
[aria-invalid=true] { border-color: var(--bad) !important; box-shadow: 0 0 0 1px var(--bad); }
.error { color: var(--bad); font-size: 0.9375rem; }

.options { border: 0; display: grid; gap: 0.625rem; min-width: 0; }
.option { display: flex; align-items: center; gap: 0.875rem; min-height: 64px; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 12px; cursor: pointer; font-weight: 400; }
.option:hover { border-color: var(--field); }
.option:has(:checked) { border-color: var(--accent); background: var(--tint); box-shadow: 0 0 0 1px var(--accent); }
.option:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
.option input { width: 20px; height: 20px; margin: 0; accent-color: var(--accent); flex: none; outline: none; }
.what { display: grid; flex: 1; min-width: 0; overflow-wrap: anywhere; }
.name { font-weight: 550; }
.number, .price, .totals dd { font-variant-numeric: tabular-nums; }
.price { font-weight: 600; white-space: nowrap; }

.button {
  display: inline-flex; justify-content: center; align-items: center; gap: 0.4em; min-height: 48px; padding: 0.625rem 1.25rem; border: 1px solid var(--accent); border-radius: 12px;
  background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer;
}
.button:hover { filter: brightness(1.08); }
.button.quiet { background: transparent; color: var(--accent); justify-self: start; }
.button.quiet:hover { background: var(--tint); filter: none; }
.button.pay { min-height: 56px; font-size: 1.0625rem; width: 100%; }

.notice { display: grid; gap: 0.375rem; border-color: var(--bad); background: var(--bad-tint); }
.notice h2 { color: var(--bad); }
.notice ul { padding-left: 1.25rem; }
.notice a { color: inherit; }

.small-summary summary { display: flex; justify-content: space-between; gap: 1rem; font-weight: 600; cursor: pointer; list-style: none; }
.small-summary summary::-webkit-details-marker { display: none; }
.small-summary summary span:first-child::before { content: "▸"; content: "▸" / ""; display: inline-block; width: 1.25em; color: var(--accent); }
.small-summary[open] summary span:first-child::before { transform: rotate(90deg); }
.small-summary .items { margin-top: 1.25rem; }
.items { list-style: none; display: grid; gap: 1rem; }
.item { display: flex; gap: 1rem; align-items: flex-start; }
.picture { position: relative; flex: none; width: 64px; height: 64px; border-radius: 12px; background: var(--tint); border: 1px solid var(--line); }
.picture img { width: 100%; height: 100%; object-fit: cover; border-radius: 11px; display: block; }
.quantity { position: absolute; top: -8px; right: -8px; min-width: 24px; height: 24px; padding: 0 6px; border-radius: 12px; background: var(--ink); color: var(--page); font-size: 0.8125rem; line-height: 24px; text-align: center; font-weight: 600; }
.totals { display: grid; gap: 0.5rem; margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
.totals > div { display: flex; justify-content: space-between; gap: 1.5rem; }
.totals dt { color: var(--soft); }
.totals dd { text-align: right; white-space: nowrap; }
.totals .total { margin-top: 0.5rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 1.25rem; font-weight: 650; }
.totals .total dt { color: inherit; }
.coupon { display: inline-block; margin-left: 0.25rem; padding: 0.0625rem 0.5rem; border-radius: 999px; background: var(--tint); color: var(--accent); font-size: 0.8125rem; font-weight: 600; }
.account { max-width: 30rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; display: grid; gap: 1.5rem; }
.account .button, .account form { width: 100%; }
.account .links { display: grid; gap: 0.25rem; justify-items: center; text-align: center; }
.account .links a { padding: 0.625rem 0; }
.check { display: flex; align-items: center; gap: 0.75rem; min-height: 48px; font-weight: 400; }
.check input { flex: none; width: 20px !important; min-height: 20px !important; margin: 0; accent-color: var(--accent); }
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
@media (prefers-contrast: more) { :root { --line: var(--field); --soft: var(--ink); } }
`;
