/** Formats a rating with one decimal place, such as `4.6`. */
export const formatRating = (rating: number, locale: string): string =>
  rating.toLocaleString(locale, { maximumFractionDigits: 1 });
