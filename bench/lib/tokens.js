/** A visitor's session that needs no renewal while we measure. */
export const tokens = {
  accessToken: { value: 'access-token', expiresAt: Math.floor(Date.now() / 1000) + 14_400 },
  refreshToken: { value: 'refresh-token', role: /** @type {'visitor'} */ ('visitor') },
};
