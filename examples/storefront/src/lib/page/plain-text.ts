const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Converts HTML to text in one line, cut after a word. */
export function plainText(html: string, maxLength: number): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength - 1).replace(/\s+\S*$/, '')}…`;
}
