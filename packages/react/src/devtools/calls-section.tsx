'use client';

import { useSyncExternalStore } from 'react';
import type { CallLog, LoggedCall } from './call-log.js';
import { styles } from './styles.js';

const getOutcome = ({ state, status, error }: LoggedCall): string =>
  state === 'pending' ? 'pending' : [status, error].filter((part) => part !== undefined).join(' ');

const columns = ['Operation', 'Outcome', 'Attempts', 'Time', 'Request ID'];

/** Last calls, newest first. */
export function CallsSection({ log }: { log: CallLog }) {
  const calls = useSyncExternalStore(log.subscribe, log.calls, log.calls);
  return (
    <section>
      <h2 style={styles.heading}>Last calls</h2>
      <table style={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" style={styles.cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <tr key={call.id}>
              <td style={styles.cell}>{`${call.method} ${call.operation}`}</td>
              <td style={styles.cell}>{getOutcome(call)}</td>
              <td style={styles.cell}>{call.attempts}</td>
              <td style={styles.cell}>{call.duration === undefined ? '' : `${Math.round(call.duration)} ms`}</td>
              <td style={styles.cell}>{call.requestId}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" style={styles.button} onClick={log.clear}>
        Clear calls
      </button>
    </section>
  );
}
