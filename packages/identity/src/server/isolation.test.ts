import { setImmediate as turn } from 'node:timers/promises';
import { DEMO_API_KEY } from '@cartwright/emulator';
import { expect, test } from 'vitest';
import { repetitions } from '../../../../scripts/lib/scope.js';
import { openShop, SHOP, type Handler } from '../testing/shop-server.js';

const USERS = repetitions({ sample: 50, full: 500 });
const REQUESTS = repetitions({ sample: 5, full: 20 });
const AT_ONCE = 50;

/** Pseudo-random numbers, the same in every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => (state = (state * 48_271) % 2_147_483_647) % sides;
}

const lineItem = {
  quantity: 1,
  catalogReference: { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: 'none' },
};

/** Everything in a user's responses that belongs to a session. */
interface Seen {
  token: string;
  cart: string;
  member: string | null;
}

test(
  `${USERS} users with ${REQUESTS} requests each, ${AT_ONCE} concurrently on one server, share no token, cart or member`,
  { timeout: 300_000 },
  async () => {
    const roll = dice(11);
    const readPage: Handler = async (client) => {
      for (let left = roll(4); left > 0; left--) await turn();
      if (roll(20) === 0) throw new Error('a failure of the server');
      const cart = await client.currentCart
        .getCurrentCart()
        .catch(() => client.currentCart.addToCurrentCart({ lineItems: [lineItem] }));
      for (let left = roll(4); left > 0; left--) await turn();
      const member = client.auth.loggedIn() ? await client.members.getCurrentMember() : undefined;
      return client.applyTo(
        Response.json({
          token: client.auth.getTokens().refreshToken.value,
          cart: cart.cart._id,
          member: member?.member?._id ?? null,
        }),
      );
    };
    /** Signs half of the users in as members in their first request. */
    const enter: Handler = async (client, request) => {
      const memberId = new URL(request.url).searchParams.get('member') ?? '';
      if (memberId) client.auth.setTokens(await client.auth.getMemberTokensForExternalLogin(memberId, DEMO_API_KEY));
      return readPage(client, request);
    };
    const shop = openShop({ '/enter': enter, '/see': readPage }, {}, { rotateRefreshTokens: true });
    const merchant = { authorization: DEMO_API_KEY, 'wix-site-id': 'shop', 'content-type': 'application/json' };
    const newMember = async (user: number): Promise<string> => {
      const body = JSON.stringify({ member: { loginEmail: `user-${user}@example.com` } });
      const init = { method: 'POST', headers: merchant, body };
      const response = await shop.emulator.fetch(new Request('http://localhost/members/v1/members', init));
      return ((await response.json()) as { member: { id: string } }).member.id;
    };

    const users: { member: string | null; browser: ReturnType<typeof shop.browser>; seen: Seen[] }[] = [];
    for (let user = 0; user < USERS; user++) {
      users.push({ member: user % 2 ? await newMember(user) : null, browser: shop.browser(), seen: [] });
    }
    let running = 0;
    let most = 0;
    const visit = async (user: (typeof users)[number], path: string): Promise<void> => {
      most = Math.max(most, ++running);
      const response = await user.browser.send(`${SHOP}${path}`);
      running--;
      if (response.status !== 200) return;
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('vary')).toBe('Cookie');
      user.seen.push((await response.json()) as Seen);
    };
    const queue = users.map((user) => ({ user, left: REQUESTS }));
    const worker = async (): Promise<void> => {
      while (queue.length > 0) {
        const [turn] = queue.splice(roll(queue.length), 1);
        const { user, left } = turn!;
        const path = user.seen.length > 0 ? '/see' : `/enter?member=${user.member ?? ''}`;
        await visit(user, path);
        if (left > 1) queue.push({ user, left: left - 1 });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));

    expect(most).toBe(AT_ONCE);
    const owners = { token: new Map<string, number>(), cart: new Map<string, number>() };
    let foreign = 0;
    users.forEach(({ member, seen }, user) => {
      expect(seen.length).toBeGreaterThan(0);
      for (const one of seen) {
        if (one.member !== member) foreign++;
        for (const label of ['token', 'cart'] as const) {
          const owner = owners[label].get(one[label]) ?? user;
          owners[label].set(one[label], owner);
          if (owner !== user) foreign++;
        }
      }
      expect(new Set(seen.map(({ cart }) => cart)).size).toBe(1);
    });
    expect(foreign).toBe(0);
    expect(owners.cart.size).toBe(USERS);
  },
);
