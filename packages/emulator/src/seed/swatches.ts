/** The colors of the shop, as CSS colors. */
export const swatches = {
  Oat: '#e4d8c3',
  Cream: '#f4ecdd',
  Sand: '#d5bf9f',
  Clay: '#bd7253',
  Rust: '#a34d31',
  Rose: '#d8a39b',
  Plum: '#62405a',
  Butter: '#ebcf82',
  Ochre: '#c9963f',
  Moss: '#707d50',
  Sage: '#a3b19a',
  Pine: '#2f4b3f',
  Sky: '#a6c1d3',
  Slate: '#66798a',
  Navy: '#2e405d',
  Ink: '#2a3039',
  Charcoal: '#424244',
  Fog: '#c7cbca',
  Walnut: '#6b4a35',
  Oak: '#c39a6b',
  Brass: '#b9924c',
  Steel: '#a9afb3',
  Iron: '#34363a',
  Glass: '#cfe0dc',
} as const;

/** The name of a color of the shop. */
export type Swatch = keyof typeof swatches;
