/** Visitor tokens that do not expire during the measurement. */
export const tokens = {
  accessToken: { value: 'access-token', expiresAt: Math.floor(Date.now() / 1000) + 14_400 },
  refreshToken: { value: 'refresh-token', role: /** @type {'visitor'} */ ('visitor') },
};
