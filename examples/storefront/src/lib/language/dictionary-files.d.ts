/** URL of the file with the texts of each language that all pages load. Empty for the dev server. */
declare module 'virtual:dictionary-files' {
  const files: Readonly<Partial<Record<string, string>>>;
  export default files;
}
