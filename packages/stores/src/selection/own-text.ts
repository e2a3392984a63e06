/** The text that an object itself has under a name: nothing that all objects have, such as `constructor`. */
export const ownText = (object: Readonly<Record<string, unknown>> | undefined, name: string): string | undefined => {
  const value = object && Object.prototype.hasOwnProperty.call(object, name) ? object[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};
