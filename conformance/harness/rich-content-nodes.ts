const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const inNodes = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inNodes);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key === '_id' ? 'id' : key, inNodes(inner)]));
};

/** Restores the names in the nodes of rich content. See the difference `rich-content-verbatim`. */
export const withPlatformNodes = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withPlatformNodes);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'nodes' ? inNodes(inner) : withPlatformNodes(inner)]),
  );
};
