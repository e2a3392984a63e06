/** Reduces image references to the details that the official client keeps. See the difference `image-details-kept`. */
export const withoutImageDetails = (value: unknown): unknown => {
  if (typeof value === 'string' && value.startsWith('wix:image://')) {
    return value.replace(/[#&](?:altText|focalPoint|urlExpirationDate)=[^&]*/g, '');
  }
  if (Array.isArray(value)) return value.map(withoutImageDetails);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutImageDetails(inner)]));
};
