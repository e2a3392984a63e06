const SECRET = /token|password|verifier|secret|authorization|^code$|api.?key/i;
const CODE_OF_A_GRANT = /^code$/i;

/** A copy of a JSON value with tokens, passwords and the like left out; `code` only beside a grant. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  const isGrant = 'grantType' in value || 'grant_type' in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      const hidden = SECRET.test(key) && (isGrant || !CODE_OF_A_GRANT.test(key)) && field !== '' && field !== null;
      return [key, hidden ? '[redacted]' : redact(field)];
    }),
  );
}
