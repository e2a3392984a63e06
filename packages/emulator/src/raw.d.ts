/** Content of a file as a string, imported by Vite. The build supports it too (`scripts/lib/shop-data.js`). */
declare module '*?raw' {
  const text: string;
  export default text;
}
