import type { Fault, FaultRule } from '../../../protocol/http/faults.js';
import type { Faults } from '../../../protocol/http/faults.js';

/** Number of requests that a switched-on fault applies to: all that a developer can send. */
const MANY = 1_000_000;

/** Fault that can be switched on and off. */
interface Preset {
  readonly label: string;
  readonly hint: string;
  readonly fault: Omit<Fault, 'times'>;
}

/** Faults of the switches, by the name in their forms. */
export const presets: Readonly<Record<string, Preset>> = {
  slow: { label: 'Slow', hint: 'Every response takes two seconds.', fault: { latency: 2000 } },
  error: { label: 'Server errors', hint: 'Every request fails with status 500.', fault: { status: 500 } },
  unavailable: {
    label: 'Unavailable',
    hint: 'Status 503, with retry-after: 1.',
    fault: { status: 503, headers: { 'retry-after': '1' } },
  },
  rateLimit: {
    label: 'Rate limit',
    hint: 'Status 429, with retry-after: 2.',
    fault: { status: 429, headers: { 'retry-after': '2' } },
  },
  unauthorized: { label: 'Unauthorized', hint: 'Status 401, as for a revoked token.', fault: { status: 401 } },
  dropped: { label: 'Dropped connections', hint: 'No request is processed or answered.', fault: { drop: true } },
  lost: {
    label: 'Lost responses',
    hint: 'Requests are processed, but never answered.',
    fault: { drop: true, afterwards: true },
  },
  malformed: { label: 'Malformed bodies', hint: 'Bodies are cut in half.', fault: { malformed: true } },
};

/** Finds the fault that a switch has added for a client. */
export const switchedOn = (faults: Faults, clientId: string, { fault }: Preset): FaultRule | undefined =>
  faults.list(clientId).find(({ id: _id, clientId: owner, remaining: _remaining, times, ...rest }) => {
    return owner === clientId && times === MANY && JSON.stringify(rest) === JSON.stringify(fault);
  });

/** Switches a fault of a client on or off. */
export function toggle(faults: Faults, clientId: string, preset: Preset): void {
  const rule = switchedOn(faults, clientId, preset);
  if (rule) faults.remove(rule.id);
  else faults.add({ ...preset.fault, times: MANY }, clientId);
}
