import { createClient, isCartwrightError } from '@cartwright/core';
import {
  browserStorage,
  cookieStorage,
  members,
  OAuthStrategy,
  type SessionChange,
  type Tokens,
} from '@cartwright/identity';

/** Offset of the page's clock, in milliseconds. */
let ahead = 0;
const realNow = Date.now;
Date.now = () => realNow() + ahead;

const storages = { browserStorage, cookieStorage };

/** Token storage of the page. */
export type StorageName = keyof typeof storages;

const parameters = new URLSearchParams(location.search);
const tokenStorage = storages[(parameters.get('storage') ?? 'browserStorage') as StorageName]();
const client = createClient({
  apiUrl: parameters.get('api') ?? '',
  auth: OAuthStrategy({ clientId: parameters.get('client') ?? '', tokenStorage }),
  modules: { members },
});

const changes: SessionChange[] = [];
client.auth.onSessionChange((change) => void changes.push(change));

/** Returns the signed-in member's email address, or the error code. */
const whoAmI = async (): Promise<string> => {
  try {
    const { member } = await client.members.getCurrentMember({ fieldsets: [members.Set.FULL] });
    return member?.loginEmail ?? 'nobody';
  } catch (error) {
    return isCartwrightError(error) ? error.code : String(error);
  }
};

/** Actions of a test in a tab. */
export const shop = {
  whoAmI,
  /** Sends concurrent calls and returns their distinct results. */
  async askAtOnce(count: number): Promise<string[]> {
    return [...new Set(await Promise.all(Array.from({ length: count }, whoAmI)))];
  },
  /** Role of the session in the page. */
  role: (): string => client.auth.getTokens().refreshToken.role,
  /** Role of the session after `ready()`. */
  async session(): Promise<string> {
    await client.auth.getAuthHeaders();
    return client.auth.getTokens().refreshToken.role;
  },
  setTokens: (tokens: Tokens): void => client.auth.setTokens(tokens),
  /** Signs in and leaves the page after `ready()`. */
  async setTokensAndLeave(tokens: Tokens): Promise<void> {
    client.auth.setTokens(tokens);
    await client.auth.getAuthHeaders();
    location.reload();
  },
  logout: async (): Promise<void> => void (await client.auth.logout(location.href).catch(() => {})),
  advance: (milliseconds: number): void => void (ahead += milliseconds),
  /** Waits for the first session change with one of these reasons. */
  changed: (...reasons: SessionChange['reason'][]): Promise<SessionChange> =>
    new Promise((resolve) => {
      const known = changes.find(({ reason }) => reasons.includes(reason));
      if (known) return resolve(known);
      client.auth.onSessionChange((change) => reasons.includes(change.reason) && resolve(change));
    }),
  /** Every change so far, as `reason: role before > role after`. */
  changes: (): string[] => changes.map(({ reason, previousRole, role }) => `${reason}: ${previousRole} > ${role}`),
  /** Resolves once the browser has detected that it is online or offline. */
  online: (isOnline: boolean): Promise<void> =>
    new Promise((resolve) => {
      if (navigator.onLine === isOnline) resolve();
      else addEventListener(isOnline ? 'online' : 'offline', () => resolve(), { once: true });
    }),
  /** Whether the platform rejected a refresh of the session. */
  wasRefused: (): boolean => changes.some(({ reason }) => reason === 'rejected'),
};
