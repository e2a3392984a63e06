/**
 * Design tokens, typography and controls of all pages of the emulator. The colors are those of the demo store
 * (`examples/storefront/src/ui/styles.css`), so that a purchase looks the same from the product to the confirmation.
 */
export const baseStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(0.984 0.007 20), oklch(0.185 0.028 342));
  --raised: light-dark(oklch(1 0 0), oklch(0.235 0.034 342));
  --tint: light-dark(oklch(0.951 0.014 15), oklch(0.265 0.036 342));
  --line: light-dark(oklch(0.885 0.02 5), oklch(0.365 0.038 342));
  --edge: light-dark(oklch(0.6 0.035 350), oklch(0.63 0.04 342));
  --ink: light-dark(oklch(0.25 0.07 345), oklch(0.955 0.013 60));
  --ink-soft: light-dark(oklch(0.44 0.05 345), oklch(0.79 0.025 20));
  --accent: light-dark(oklch(0.53 0.19 22), oklch(0.81 0.12 50));
  --good: light-dark(oklch(0.45 0.1 150), oklch(0.82 0.13 150));
  --warn: light-dark(oklch(0.49 0.115 60), oklch(0.84 0.12 85));
  --bad: light-dark(oklch(0.5 0.19 25), oklch(0.8 0.12 25));
  --butter: light-dark(oklch(0.885 0.132 93), oklch(0.83 0.128 90));
  --on-block: oklch(0.25 0.07 345);
  font: 1rem/1.55 ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
}
@media (prefers-contrast: more) { :root { --line: var(--edge); --ink-soft: var(--ink); } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); min-height: 100vh; overflow-wrap: break-word; }
h1, h2, h3, p, ul, ol, dl, dd, fieldset { margin: 0; padding: 0; }
h1, h2, h3 { font-weight: 650; letter-spacing: -0.025em; text-wrap: balance; }
a { color: inherit; text-underline-offset: 0.25em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 3px; }
::selection { background: var(--butter); color: var(--on-block); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.muted, .optional, .detail, .note { color: var(--ink-soft); }
.optional, .detail, .note { font-size: 0.875rem; }

label { font-weight: 600; }
input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea {
  width: 100%; min-height: 44px; padding: 0.5rem 0.875rem; border: 1px solid var(--edge); border-radius: 12px;
  background: var(--raised); color: inherit; font: inherit;
}
input:hover, select:hover, textarea:hover { border-color: var(--ink); }
input:is([type=radio], [type=checkbox]) { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--ink); }
[aria-invalid=true] { border-color: var(--bad) !important; box-shadow: 0 0 0 1px var(--bad); }
.error { color: var(--bad); font-size: 0.9375rem; }
.button {
  display: inline-flex; justify-content: center; align-items: center; gap: 0.5em; min-height: 48px; padding: 0.5rem 1.5rem;
  border: 1px solid transparent; border-radius: 999px; background: var(--ink); color: var(--paper);
  font: inherit; font-weight: 600; text-decoration: none; cursor: pointer;
}
.button:hover { background: var(--accent); }
.button.quiet { background: transparent; border-color: var(--edge); color: var(--ink); }
.button.quiet:hover { background: var(--tint); border-color: var(--ink); }
.notice { display: grid; gap: 0.375rem; padding: 1rem; border: 1px solid var(--bad); border-radius: 12px; background: var(--raised); }
.notice h2 { color: var(--bad); font-size: 1.0625rem; }
`;
