/**
 * Returns the network of an IP address that counts as one sender: the address itself, or the first 64 bits of an IPv6
 * address. A subscriber can use all addresses that begin with them.
 */
export function getNetwork(address: string): string {
  const text = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!text.includes(':')) return text;
  const [head = '', tail] = text.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
