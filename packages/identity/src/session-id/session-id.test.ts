import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readTokens } from '../tokens/tokens.js';
import { sessionId } from './session-id.js';

const member = { refreshToken: { value: 'JWS.refresh', role: 'member' } };

test('the ID of a session is its role and a digest of its refresh token', () => {
  const digest = createHash('sha256').update('cartwright session JWS.refresh').digest().subarray(0, 12);
  expect(sessionId(readTokens(member))).toBe(`member-${digest.toString('base64url')}`);
});

test('the ID of a session does not depend on its access token', () => {
  const accessToken = { value: 'access', expiresAt: 1 };
  expect(sessionId(readTokens({ ...member, accessToken }))).toBe(sessionId(readTokens(member)));
});

test('sessions with an access token alone have different IDs', () => {
  const getId = (value: string) => sessionId(readTokens({ accessToken: { value, expiresAt: 1 } }));
  expect(getId('one')).not.toBe(getId('other'));
  expect(getId('one')).not.toBe('none');
});

test('no tokens have the ID none', () => {
  expect(sessionId(readTokens())).toBe('none');
});
