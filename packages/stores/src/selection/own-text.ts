/** The text that an object has under a name; what all objects have, such as `constructor`, is no text. */
export const ownText = (object: Readonly<Record<string, unknown>> | undefined, name: string): string | undefined => {
  const value = object?.[name];
  return typeof value === 'string' ? value : undefined;
};
