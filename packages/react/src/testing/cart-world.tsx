import { setImmediate } from 'node:timers/promises';
import { createClient } from '@cartwright/core';
import type { CatalogItemInput } from '@cartwright/ecom/current-cart-v2';
import { DEMO_CLIENT_ID, type Emulator } from '@cartwright/emulator';
import { OAuthStrategy, type Tokens } from '@cartwright/identity';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { CartwrightProvider, type CartVersion } from '../index.js';
import { useCartwright } from '../provider/use-cartwright.js';
import { getAuth, iris, memberTokens, noTokens, otto } from './members.js';
import { createPlatform, storesAppId } from './platform.js';
import { useWholeCart } from './use-whole-cart.js';

/** Outcomes of a request that fails. `late`: the connection fails first, and the request arrives afterwards. */
export const failures = ['refused', 'not done, 500', 'done, 500', 'done, 502', 'done, lost', 'late', 'never'] as const;

/** Fate of a request: its outcome, and the milliseconds until it arrives, and from then until its response does. */
export interface Fate {
  readonly outcome: 'done' | (typeof failures)[number];
  readonly there: number;
  readonly back: number;
}

const healthy: Fate = { outcome: 'done', there: 5, back: 5 };

/** Content of a cart that a shopper can change. */
export interface Content {
  /** Quantities by line item ID. */
  readonly lines: Readonly<Record<string, number>>;
  readonly coupons: readonly string[];
}

/** Request that changes a cart. */
export interface Write {
  readonly fate: Fate;
  /** Number of the tab, and generation of its session, that sent it. */
  readonly sender: string;
  /** Revision of the cart that the tab showed when it sent the request. 0 without a cart. */
  readonly revision: number;
  /** Cart and its revision afterwards. `undefined` unless applied. */
  applied?: { readonly id: string; readonly revision: number };
  /** Whether it has arrived, or never will. */
  isOver: boolean;
  /** Time when the tab learned the outcome. `Infinity` while it waits for the response. */
  answeredAt: number;
  /** Writes of the same sender that may still have arrived when this one was sent, up to 3 s after their failure. */
  readonly overtaken: readonly Write[];
}

/** Cart of either version, as the platform returns it. */
interface WireCart {
  readonly id: string;
  readonly revision: string;
  readonly lineItems?: readonly {
    readonly id: string;
    readonly quantity?: number;
    readonly quantityInfo?: { readonly requestedQuantity: number };
  }[];
  readonly appliedDiscounts?: readonly { readonly coupon?: { readonly code: string } }[];
  readonly coupons?: readonly { readonly code: string }[];
}

const getContent = ({ lineItems = [], appliedDiscounts = [], coupons = [] }: WireCart): Content => ({
  lines: Object.fromEntries(
    lineItems.map(({ id, quantity, quantityInfo }) => [id, quantityInfo?.requestedQuantity ?? quantity ?? 0]),
  ),
  coupons: [...coupons, ...appliedDiscounts.flatMap(({ coupon }) => coupon ?? [])].map(({ code }) => code),
});

/** Shop whose state is restored for each world. */
export interface Shop {
  /** Version of the cart operations that the tabs use. */
  readonly cartVersion: CartVersion;
  readonly emulator: Emulator;
  /** Sessions of a visitor and of members. The first two have carts. */
  readonly sessions: { readonly visitor: Tokens; readonly iris: Tokens; readonly otto: Tokens; readonly none: Tokens };
  /** One of each: two products, and one that cannot be added without choosing a variant. */
  readonly items: readonly CatalogItemInput[];
  /** Starts a test world: restores the state and the clock. */
  reset(): Promise<void>;
}

export async function createShop(cartVersion: CartVersion): Promise<Shop> {
  // Loading code takes real time, which does not pass in a world.
  await Promise.all([import('../cart-v1/index.js'), import('../ecom/cart-changes/index.js')]);
  const platform = createPlatform(cartVersion);
  const { emulator } = platform;
  const { id: catalogItemId } = await platform.product('everyday-tee');
  const items: CatalogItemInput[] = [
    await platform.lineItem('espresso-pair'),
    await platform.lineItem('checkerboard-cushion'),
    { catalogReference: { appId: storesAppId, catalogItemId }, quantity: 1 },
  ];
  await platform.fill(['espresso-pair', 2], ['checkerboard-cushion', 1]);
  const visitor = getAuth(platform).getTokens();
  const [first, second] = [await memberTokens(platform, iris.id), await memberTokens(platform, otto.id)];
  getAuth(platform).setTokens(first);
  await platform.fill(['checkerboard-cushion', 3]);
  const snapshot = await emulator.snapshot();
  const start = Date.now();
  return {
    cartVersion,
    emulator,
    items,
    sessions: { visitor, iris: first, otto: second, none: noTokens },
    async reset() {
      vi.setSystemTime(start);
      await emulator.restore(snapshot);
    },
  };
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * A browser with two tabs that share a session, and a network between them and the platform that delays, reorders, loses
 * and fails requests. Time is virtual: timers must be fake.
 */
export function openWorld(shop: Shop, startsAs: keyof Shop['sessions'], nextFate: () => Fate) {
  const writes: Write[] = [];
  const history = new Map<string, Content>();
  /** Access tokens by cart ID. */
  const owners = new Map<string, string | null>();
  const state = { tokens: shop.sessions[startsAs], changedAt: 0, isHealthy: false, busy: 0, requests: 0, lastAt: 0 };
  const listeners = new Set<() => void>();

  const keep = (cart: WireCart): { id: string; revision: number } => {
    history.set(`${cart.id} ${cart.revision}`, getContent(cart));
    return { id: cart.id, revision: Number(cart.revision) };
  };

  /** Delivers a request to the platform. */
  async function arrive(request: Request): Promise<{ answer: Response; cart: ReturnType<typeof keep> | undefined }> {
    state.busy++;
    const answer = await shop.emulator.fetch(request);
    const body = answer.ok ? ((await answer.clone().json()) as { cart?: WireCart }) : {};
    state.busy--;
    if (body.cart) owners.set(body.cart.id, request.headers.get('authorization'));
    return { answer, cart: body.cart && keep(body.cart) };
  }

  /** Sends a request through the network. */
  async function transfer(request: Request, fate: Fate, write?: Write): Promise<Response> {
    const { outcome, there, back } = fate;
    const deliver = async () => {
      const { answer, cart } = await arrive(request);
      if (write && cart) write.applied = cart;
      if (write) write.isOver = true;
      return answer;
    };
    const lost = () => new TypeError('Failed to fetch');
    await wait(there);
    if (outcome === 'late') {
      // No later than 14 s after the failure: a cart is refetched for 15 s.
      void wait(Math.min(back, 14_000)).then(deliver);
      throw lost();
    }
    if (outcome.startsWith('done')) {
      const answer = await deliver();
      await wait(back);
      if (outcome === 'done') return answer;
      if (outcome === 'done, lost') throw lost();
      return Response.json({ message: 'Failed' }, { status: outcome === 'done, 502' ? 502 : 500 });
    }
    if (write) write.isOver = true;
    await wait(back);
    if (outcome === 'never') throw lost();
    return Response.json({ message: 'Failed' }, { status: outcome === 'refused' ? 400 : 500 });
  }

  const openTab = (number: number) => {
    let learn: () => void = () => undefined;
    const tokenStorage = {
      getTokens: () => state.tokens,
      setTokens(next: Tokens) {
        Object.assign(state, { tokens: next, changedAt: Date.now() });
        for (const listener of listeners) if (listener !== learn) setTimeout(() => listener(), 5);
      },
      subscribe(changed: (previousRole: Tokens['refreshToken']['role']) => void) {
        let { role } = state.tokens.refreshToken;
        learn = () => {
          changed(role);
          role = state.tokens.refreshToken.role;
        };
        listeners.add(learn);
      },
    };
    const sender = () => `${number}/${hook.result.current.session.generation()}`;
    const startWrite = (fate: Fate): Write => {
      const from = sender();
      const isInFlight = ({ sender, isOver, answeredAt }: Write) =>
        sender === from && (answeredAt === Infinity || (!isOver && answeredAt > Date.now() - 3000));
      const write: Write = {
        fate,
        sender: from,
        isOver: false,
        answeredAt: Infinity,
        overtaken: writes.filter(isInFlight),
        revision: Number(hook.result.current.cart.cart?.revision ?? 0),
      };
      writes.push(write);
      return write;
    };
    const fetch: typeof globalThis.fetch = async (input, { signal, ...init } = {}) => {
      const request = new Request(input, init);
      const { pathname: path } = new URL(request.url);
      if (path === '/oauth2/token') return (await arrive(request)).answer;
      const fate = state.isHealthy ? healthy : nextFate();
      const write = request.method === 'GET' ? undefined : startWrite(fate);
      state.requests++;
      try {
        return await Promise.race([
          transfer(request, fate, write),
          new Promise<never>((_, reject) =>
            signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
          ),
        ]);
      } finally {
        state.requests--;
        state.lastAt = Date.now();
        if (write) write.answeredAt = Date.now();
      }
    };
    const auth = OAuthStrategy({ clientId: DEMO_CLIENT_ID, tokenStorage });
    const client = createClient({ auth, fetch, apiUrl: 'http://localhost:4870' });
    const queryClient = new QueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <CartwrightProvider client={client} queryClient={queryClient} cartVersion={shop.cartVersion}>
        {children}
      </CartwrightProvider>
    );
    const hook = renderHook(() => ({ cart: useWholeCart(), session: useCartwright().session }), { wrapper });
    return {
      auth,
      sender,
      /** Current result of the hook. */
      shown: () => hook.result.current.cart,
      /** The shopper looks at the tab. */
      focus: () => queryClient.getQueryCache().onFocus(),
      forget: () => queryClient.clear(),
    };
  };
  const tabs = [openTab(0), openTab(1)];

  /** Runs everything that happens without time passing. */
  const settle = async () => {
    do await setImmediate();
    while (state.busy > 0);
  };
  return {
    tabs,
    writes,
    history,
    settle,
    /** Lets virtual time pass, one timer after the other. */
    async pass(milliseconds: number, onStep: () => void) {
      let isOver = false;
      setTimeout(() => (isOver = true), milliseconds);
      while (!isOver) {
        vi.advanceTimersToNextTimer();
        await settle();
        onStep();
      }
    },
    /** Whether a cart belongs to the session. Also after a change of which the other tab has not learned yet. */
    isOwn: (cartId: string) =>
      Date.now() <= state.changedAt + 5 || owners.get(cartId) === state.tokens.accessToken.value,
    /** Whether no request has been in flight for this time, in milliseconds. */
    isQuiet: (milliseconds: number) =>
      state.requests === 0 && writes.every(({ isOver }) => isOver) && Date.now() - state.lastAt >= milliseconds,
    close() {
      cleanup();
      for (const tab of tabs) tab.forget();
      vi.clearAllTimers();
    },
    /** From now on, no request fails. */
    heal: () => void (state.isHealthy = true),
    /** The platform's cart of the session. */
    async serverCart() {
      const request = new Request(`http://localhost:4870/ecom/v${shop.cartVersion}/carts/current`, {
        headers: { authorization: state.tokens.accessToken.value },
      });
      const { cart } = await arrive(request);
      return cart ? history.get(`${cart.id} ${cart.revision}`) : null;
    },
  };
}

/** Result of {@link openWorld}. */
export type World = ReturnType<typeof openWorld>;

/** Tab of a world. */
export type Tab = World['tabs'][number];
