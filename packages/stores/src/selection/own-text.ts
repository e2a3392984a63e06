/** String value of a property, or `undefined`. Inherited members such as `constructor` are not strings. */
export const ownText = (object: Readonly<Record<string, unknown>> | undefined, name: string): string | undefined => {
  const value = object?.[name];
  return typeof value === 'string' ? value : undefined;
};
