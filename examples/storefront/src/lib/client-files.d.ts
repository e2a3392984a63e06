declare module 'virtual:client-files' {
  /** URLs of the scripts of a module that the browser's code imports on demand, by its path below `src`. */
  const files: Readonly<Record<string, readonly string[]>>;
  export default files;
}
