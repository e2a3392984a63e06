/** Compares a text with a secret, in a time that does not depend on where they differ. */
export async function isSameText(given: string, secret: string): Promise<boolean> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
  const signature = await crypto.subtle.sign('HMAC', key, encode(secret));
  return crypto.subtle.verify('HMAC', key, signature, encode(given));
}
