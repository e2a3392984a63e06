/** The text of a file, as Vite reads it; the build does the same (`scripts/lib/shop-data.js`). */
declare module '*?raw' {
  const text: string;
  export default text;
}
