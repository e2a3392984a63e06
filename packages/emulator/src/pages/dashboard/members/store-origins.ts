import type { ControlContext } from '../../control/control-context.js';
import type { View } from '../layout/view.js';

/** Maximum number of origins. */
const MAX_ORIGINS = 4;

const originOf = (url: string | undefined): string[] =>
  url !== undefined && /^https?:/.test(url) && URL.canParse(url) ? [new URL(url).origin] : [];

/** Origins of the stores that use the client: those of its redirect URIs, and those that sent its latest requests. */
export function storeOrigins({ emulator }: ControlContext, { origin, tenant }: View): string[] {
  const registered = (tenant.client.redirectUris ?? []).flatMap(originOf);
  const seen = emulator.requests({ clientId: tenant.id }).flatMap(({ headers }) => originOf(headers['origin']));
  const all = new Set([...registered, ...seen.reverse()]);
  return [...all].filter((one) => one !== origin).slice(0, MAX_ORIGINS);
}
