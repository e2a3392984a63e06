/** Style sheet of the dashboard, with a dark theme. */
export const pageStyle = `
:root {
  --ground: #f6f5f2; --card: #fff; --ink: #1d1c1a; --soft: #6f6b64; --line: #e4e1da; --accent: #9a4a1f;
  --good: #1f7a4d; --warn: #96610a; --bad: #b3261e; --code: #f3f0ea;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #161513; --card: #1f1e1b; --ink: #ece9e3; --soft: #a09a90; --line: #35322d; --accent: #e39a6b;
    --good: #6cc495; --warn: #e3b25c; --bad: #f0867e; --code: #191815;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 14px/1.5 system-ui, sans-serif; }
header, main, footer { max-width: 1120px; margin: 0 auto; padding: 0 24px; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 8px 24px; padding-top: 28px; }
h1 { margin: 0; font-size: 22px; letter-spacing: -0.01em; }
h1 span { color: var(--accent); font-weight: 400; }
nav { display: flex; flex-wrap: wrap; gap: 6px; }
nav a { padding: 2px 10px; border-radius: 99px; color: var(--soft); text-decoration: none; border: 1px solid transparent; max-width: 20ch; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
nav a:hover { color: var(--ink); }
nav a[aria-current] { color: var(--ink); background: var(--card); border-color: var(--line); }
section { margin-top: 28px; }
section > h2 { margin: 0 0 8px; font-size: 15px; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; }
.tile, .list, .data a { background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.tile { padding: 14px 16px; display: grid; }
.tile h2 { margin: 0; font-size: 12px; font-weight: 500; color: var(--soft); }
.tile b { font-size: 20px; font-variant-numeric: tabular-nums; letter-spacing: -0.01em; }
.tile span { color: var(--soft); font-size: 12px; }
.list { overflow: hidden; }
.row { display: grid; align-items: center; gap: 4px 12px; padding: 8px 14px; color: inherit; text-decoration: none; cursor: pointer; }
.row:hover, .row:focus-visible { background: var(--code); outline: none; }
summary.row { grid-template-columns: 62px 62px minmax(0, 1fr) minmax(0, 0.7fr) 70px 64px; list-style: none; }
summary.row::-webkit-details-marker { display: none; }
.mail { grid-template-columns: 62px minmax(0, 1fr) minmax(0, 0.7fr) auto; }
.member { grid-template-columns: minmax(0, 0.6fr) minmax(0, 1fr) 76px 170px; cursor: default; }
.member .status { justify-self: start; }
.member span:last-child { justify-self: end; }
.member button, .switches button { padding: 3px 10px; font-size: 12.5px; }
.switches { margin: 0 0 10px; display: flex; flex-wrap: wrap; gap: 6px; }
.switches [aria-pressed='true'] { border-color: var(--accent); color: var(--accent); }
.list > * + * { border-top: 1px solid var(--line); }
time, .route, .duration { color: var(--soft); font-variant-numeric: tabular-nums; font-size: 12.5px; }
.path, .route { font-weight: 500; overflow-wrap: anywhere; }
.route { font-weight: 400; }
.duration { text-align: right; }
code, pre { font: 12px/1.55 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
.method { font-weight: 600; color: var(--accent); }
.status { justify-self: end; font-weight: 600; font-variant-numeric: tabular-nums; }
.status.good { color: var(--good); } .status.warn { color: var(--warn); } .status.bad { color: var(--bad); }
.exchange { padding: 2px 16px 16px; background: var(--code); border-top: 1px solid var(--line); }
.exchange h3 { margin: 12px 0 4px; font-size: 12px; font-weight: 600; color: var(--soft); }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; max-height: 360px; overflow: auto; }
.data { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 10px; }
.data a { padding: 10px 14px; color: var(--soft); text-decoration: none; display: grid; overflow-wrap: anywhere; }
.data a:hover { border-color: var(--accent); }
.data a[aria-current] { border-color: var(--accent); }
.data + .list { margin-top: 12px; }
summary.event { grid-template-columns: 62px minmax(0, 1fr) auto; }
summary.delivery { grid-template-columns: 62px 34px minmax(0, 1fr) minmax(0, 0.7fr) 40px 82px; }
.event code { color: var(--soft); }
.taker { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); cursor: default; color: var(--soft); }
.exchange button { margin-top: 10px; }
summary.document { grid-template-columns: minmax(0, 1fr) auto; }
.document code, .more { color: var(--soft); }
.more a { color: var(--accent); }
.data b { color: var(--ink); font-size: 18px; font-variant-numeric: tabular-nums; }
.empty { margin: 0; padding: 18px; color: var(--soft); border: 1px dashed var(--line); border-radius: 10px; text-align: center; }
footer { display: flex; flex-wrap: wrap; gap: 8px; padding-top: 28px; padding-bottom: 40px; }
button { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 7px 14px; cursor: pointer; }
button:hover { border-color: var(--accent); }
:is(a, button, summary):focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
@media (max-width: 720px) {
  header, main, footer { padding-left: 14px; padding-right: 14px; }
  summary.row { grid-template-columns: 56px minmax(0, 1fr) 60px; }
  summary.row time, summary.row .route, summary.row .duration { display: none; }
  summary.delivery { grid-template-columns: 34px minmax(0, 1fr) 82px; }
  .mail, .member, .taker, summary.event, summary.document { grid-template-columns: minmax(0, 1fr); }
  .document code, .event code { overflow-wrap: anywhere; }
}
`;
