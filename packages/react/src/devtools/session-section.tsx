'use client';

import { styles } from './styles.js';
import { useSessionDetails } from './use-session-details.js';

/** Session: role, ID, and expiry of the access token. */
export function SessionSection() {
  const { id, role, expires } = useSessionDetails();
  return (
    <section>
      <h2 style={styles.heading}>Session</h2>
      <dl style={styles.list}>
        <dt>Role</dt>
        <dd style={styles.value}>{role ?? 'unknown'}</dd>
        <dt>ID</dt>
        <dd style={styles.value}>{id}</dd>
        <dt>Expires</dt>
        <dd style={styles.value}>
          {expires ? <time dateTime={expires.toISOString()}>{expires.toLocaleString()}</time> : 'no access token'}
        </dd>
      </dl>
    </section>
  );
}
