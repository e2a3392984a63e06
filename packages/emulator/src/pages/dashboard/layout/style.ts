import { baseStyle } from '../../shared/base-style.js';

/** Style sheet of the dashboard, with a dark theme and a layout for narrow screens. */
export const style = `${baseStyle}
body { font-size: 0.9375rem; }
h1 { font-size: 1.625rem; line-height: 1.2; }
h2 { font-size: 1.125rem; line-height: 1.4; }
h3 { font-size: 1rem; }
code, pre, .method, .mono { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: 0.8125rem; letter-spacing: 0; }
.skip { position: absolute; left: 0.5rem; top: -100rem; padding: 0.5rem 1rem; background: var(--ink); color: var(--paper); z-index: 1; }
.skip:focus { top: 0.5rem; }

header { padding: 1rem; border-bottom: 1px solid var(--line); display: grid; gap: 0.75rem; }
.brand { font-weight: 650; font-size: 1.125rem; letter-spacing: -0.025em; }
.brand a { text-decoration: none; }
.brand span { color: var(--ink-soft); font-weight: 400; }
.client { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
.client label { font-size: 0.8125rem; color: var(--ink-soft); }
.client select { flex: 1; min-width: 8rem; min-height: 36px; padding: 0.25rem 0.5rem; font-size: 0.875rem; }
nav ul { list-style: none; display: flex; flex-wrap: wrap; gap: 0.25rem; }
nav a { display: flex; gap: 0.5rem; align-items: center; padding: 0.375rem 0.75rem; border-radius: 999px; text-decoration: none; font-weight: 500; }
nav a:hover { background: var(--tint); }
nav a[aria-current] { background: var(--butter); color: var(--on-block); }
nav a:focus-visible { outline-offset: 1px; }
.badge { padding: 0 0.5rem; border-radius: 999px; background: var(--ink); color: var(--paper); font-size: 0.75rem; }
main { border: 0 solid var(--line); padding: 1.25rem 1rem 4rem; display: grid; gap: 1.25rem; align-content: start; min-width: 0; outline: none; }
main > * { min-width: 0; }
section, .list { display: grid; gap: 0.75rem; min-width: 0; }
.back { margin-bottom: -0.75rem; font-size: 0.875rem; }
.notice.good { border-color: var(--good); color: var(--good); }
.notice.bad { color: var(--bad); }

.button { min-height: 44px; padding: 0.375rem 1.25rem; }
.button.small { min-height: 32px; padding: 0.125rem 0.875rem; font-size: 0.8125rem; }
.button[aria-pressed=true], .button[aria-checked=true] { background: var(--ink); color: var(--paper); border-color: var(--ink); }
.inline { display: inline-block; }
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
.actions > .check { margin-right: 0.75rem; }
.filters { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; }
.filters > div { flex: 1 1 8rem; min-width: 0; }
.filters > .grow { flex-grow: 3; flex-basis: 14rem; }
.form { display: grid; gap: 1rem; max-width: 44rem; }
.fields { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr)); align-items: start; }
.field { min-width: 0; }
label { display: block; font-size: 0.875rem; }
.field label, .filters label { margin-bottom: 0.25rem; }
.check { display: flex; gap: 0.625rem; align-items: center; min-height: 32px; font-weight: 400; font-size: 0.9375rem; }
input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea { min-height: 40px; padding: 0.375rem 0.75rem; border-radius: 10px; }
textarea { min-height: 5rem; display: block; }
.panel { padding: 1rem; background: var(--raised); border: 1px solid var(--line); border-radius: 14px; display: grid; gap: 1rem; min-width: 0; }
details.panel { display: block; }
details.panel > summary { font-weight: 600; cursor: pointer; }
details.panel > form { margin-top: 1rem; }
fieldset { min-width: 0; }
legend { font-weight: 600; padding: 0 0.375rem; margin-left: -0.375rem; }
.full { flex-basis: 100%; }
.row details { flex-basis: 100%; }
.row details > form { padding: 0.75rem 0; }
.row details > summary { cursor: pointer; font-weight: 600; font-size: 0.875rem; }
.two { display: grid; gap: 1.25rem; }

.plain { list-style: none; }
.switches, .tiles { list-style: none; display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); }
.switches .panel { gap: 0.25rem; align-content: start; }
.switch { display: flex; align-items: center; gap: 0.625rem; min-height: 32px; padding: 0; border: 0; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; text-align: left; }
.switch span { flex: none; width: 36px; height: 20px; border: 1px solid var(--edge); border-radius: 999px; position: relative; background: var(--tint); }
.switch span::before { content: ""; position: absolute; top: 2px; left: 2px; width: 14px; height: 14px; border-radius: 50%; background: var(--edge); }
.switch[aria-checked=true] span { background: var(--ink); border-color: var(--ink); }
.switch[aria-checked=true] span::before { left: 18px; background: var(--paper); }
@media (forced-colors: active) { .switch[aria-checked=true] span { background: Highlight; } .switch span::before { background: ButtonText; } }
.tiles { grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr)); }
.tiles a { display: grid; padding: 0.625rem 0.875rem; background: var(--raised); border: 1px solid var(--line); border-radius: 14px; text-decoration: none; overflow-wrap: anywhere; font-size: 0.875rem; }
.tiles a:hover, .tiles a[aria-current] { border-color: var(--ink); }
.tiles b { font-size: 1.125rem; }
.details { padding: 0 0.875rem 0.75rem; }
.details pre { padding: 0.5rem 0; }
.rows > * + details { border-top: 1px solid var(--line); }
summary.row { cursor: pointer; list-style: none; }
summary.row::-webkit-details-marker { display: none; }
summary.row::before { content: "▸"; content: "▸" / ""; color: var(--ink-soft); }
details[open] > summary.row::before { content: "▾"; content: "▾" / ""; }
summary.row:hover { background: var(--tint); }
summary.row:focus-visible { outline-offset: -2px; border-radius: 14px; }

.tail { display: flex; gap: 0.75rem; align-items: center; color: var(--ink-soft); font-size: 0.8125rem; }
.tail[hidden], ul[hidden] { display: none; }
.rows { list-style: none; background: var(--raised); border: 1px solid var(--line); border-radius: 14px; overflow: hidden; }
.rows > li + li { border-top: 1px solid var(--line); }
.rows > li.new { animation: arrive 2s ease-out; }
@keyframes arrive { from { background: var(--butter); } }
@media (prefers-reduced-motion: reduce) { .rows > li.new { animation: none; } }
.row { display: flex; flex-wrap: wrap; gap: 0.125rem 0.75rem; align-items: baseline; padding: 0.5rem 0.875rem; text-decoration: none; }
a.row:hover { background: var(--tint); }
a.row:focus-visible { outline-offset: -2px; border-radius: 14px; }
.row .main { flex: 1 1 12rem; min-width: 0; overflow-wrap: anywhere; font-weight: 500; }
.row .main small { display: block; font-weight: 400; }
small, .soft, time { color: var(--ink-soft); font-size: 0.8125rem; }
time, .number { font-variant-numeric: tabular-nums; white-space: nowrap; }
.method { font-weight: 600; min-width: 3.5rem; }
.status { font-weight: 600; font-size: 0.8125rem; white-space: nowrap; }
.status.good { color: var(--good); } .status.warn { color: var(--warn); } .status.bad { color: var(--bad); } .status.plain { color: var(--ink-soft); }
.empty { padding: 1.5rem 1rem; border: 1px dashed var(--edge); border-radius: 14px; color: var(--ink-soft); text-align: center; }
.facts { display: grid; gap: 0.75rem 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr)); }
.facts dt { color: var(--ink-soft); font-size: 0.8125rem; }
.facts dd { overflow-wrap: anywhere; font-weight: 500; }
.code { margin: 0; background: var(--raised); border: 1px solid var(--line); border-radius: 14px; min-width: 0; }
.code figcaption { display: flex; justify-content: space-between; align-items: center; gap: 1rem; min-height: 44px; padding: 0.25rem 0.5rem 0.25rem 0.875rem; font-weight: 600; border-bottom: 1px solid var(--line); }
pre { margin: 0; padding: 0.75rem 0.875rem; white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.5; }
iframe { width: 100%; height: 22rem; border: 1px solid var(--line); border-radius: 14px; background: #fff; }

@media (max-width: 40rem) {
  .row:has(.method) .method { flex: 1; }
  .row:has(.method) .main { flex-basis: 100%; order: 1; }
}
@media (min-width: 64rem) {
  body { display: grid; grid-template-columns: 15rem minmax(0, 1fr); }
  header { position: sticky; top: 0; height: 100vh; overflow-y: auto; align-content: start; gap: 1.25rem; padding: 1.5rem 1rem; border-bottom: 0; }
  nav ul { display: grid; }
  main { min-height: 100vh; padding: 1.75rem 2.5rem 4rem; border-left-width: 1px; grid-template-columns: minmax(0, 70rem); }
  .client label { flex-basis: 100%; }
  .row .main { flex-basis: 20rem; }
  .two { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start; }
}
`;
