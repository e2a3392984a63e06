import { afterEach, describe, expect, test, vi } from 'vitest';
import { openTabChannel, type TabChannel } from './index.js';

const opened: TabChannel<unknown>[] = [];
const open = (name: string) => {
  const received: unknown[] = [];
  const channel = openTabChannel<unknown>(name, (message) => received.push(message));
  opened.push(channel);
  return { ...channel, received };
};

afterEach(() => {
  for (const channel of opened.splice(0)) channel.close();
  vi.unstubAllGlobals();
});

/** Replaces `BroadcastChannel` by local storage. Its events, which other tabs get, go to all listeners here. */
function withoutBroadcastChannel(setItem?: () => never) {
  const events = new EventTarget();
  const values = new Map<string, string>();
  const store = (key: string, newValue: string | null) => {
    if (newValue === null) values.delete(key);
    else values.set(key, newValue);
    events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  };
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('localStorage', { setItem: setItem ?? store, removeItem: (key: string) => store(key, null) });
  return values;
}

describe.each([
  ['BroadcastChannel', () => new Map<string, string>()],
  ['local storage', () => withoutBroadcastChannel()],
])('with %s', (_, prepare) => {
  test('messages reach the other tabs of the channel, also equal ones', async () => {
    const values = prepare();
    const [sender, receiver, elsewhere] = [open('cart'), open('cart'), open('session')];
    sender.post({ version: 1 });
    sender.post({ version: 1 });
    await vi.waitFor(() => expect(receiver.received).toEqual([{ version: 1 }, { version: 1 }]), { timeout: 20_000 });
    expect(elsewhere.received).toEqual([]);
    expect(values.size).toBe(0);
  });

  test('a closed channel receives nothing', async () => {
    prepare();
    const [sender, closed, other] = [open('cart'), open('cart'), open('cart')];
    closed.close();
    sender.post('changed');
    await vi.waitFor(() => expect(other.received).toEqual(['changed']), { timeout: 20_000 });
    expect(closed.received).toEqual([]);
  });
});

test('a blocked local storage loses messages, and fails nothing', () => {
  withoutBroadcastChannel(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const [sender, receiver] = [open('cart'), open('cart')];
  sender.post('changed');
  expect(receiver.received).toEqual([]);
});

test('without both, as on a server, nothing fails', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('localStorage', undefined);
  const channel = open('cart');
  channel.post('changed');
  expect(channel.received).toEqual([]);
});
