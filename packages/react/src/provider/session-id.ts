import type { Tokens } from '@cartwright/identity';

/** Short digest of a refresh token, from which the token cannot be recovered. */
function digest(text: string): string {
  let [one, other] = [0x9e3779b1, 0x85ebca77];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x27d4eb2f);
    other = Math.imul(other ^ code, 0x165667b1) ^ (one >>> 15);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}

/** Session ID for cache keys: equal for the same refresh token, also after a reload. Unique while no session exists. */
export function sessionId(tokens: Tokens | undefined): string {
  const { role, value } = tokens?.refreshToken ?? { role: 'none', value: '' };
  return `${role}-${value ? digest(value) : Math.random().toString(36).slice(2)}`;
}
