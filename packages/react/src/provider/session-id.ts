import type { Tokens } from '@cartwright/identity';

/** A short text that is another one for each refresh token, and from which none can be worked out. */
function digest(text: string): string {
  let [one, other] = [0x9e3779b1, 0x85ebca77];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x27d4eb2f);
    other = Math.imul(other ^ code, 0x165667b1) ^ (one >>> 15);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}

/**
 * The part of cache keys that names a session: the same for the same refresh token, also after a reload. A session that
 * has not begun has a name that no other has.
 */
export function sessionId(tokens: Tokens | undefined): string {
  const { role, value } = tokens?.refreshToken ?? { role: 'none', value: '' };
  return `${role}-${value ? digest(value) : Math.random().toString(36).slice(2)}`;
}
