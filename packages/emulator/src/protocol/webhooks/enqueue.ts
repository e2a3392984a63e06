import type { StoredEvent } from '../events/event.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { deliveries } from './delivery.js';
import { type ConfiguredWebhook, shownUrl } from './webhook.js';

/** Maximum number of completed deliveries per tenant. */
const MAX_DELIVERIES = 1000;

/** Maximum number of pending deliveries. The oldest is dropped when there are more. */
const MAX_PENDING = 10_000;

/**
 * Payload that the platform signs: the event, its site and the identity that caused it. Nested objects are JSON
 * strings.
 */
const createEnvelope = (tenant: Tenant, { identity, payload, type }: StoredEvent): string =>
  JSON.stringify({
    data: JSON.stringify(payload),
    instanceId: tenant.siteId,
    eventType: type,
    ...(identity && { identity: JSON.stringify(identity) }),
  });

const isSubscribed = ({ clientId, events }: ConfiguredWebhook, tenant: Tenant, { type }: StoredEvent): boolean =>
  (clientId === undefined || clientId === tenant.id) && (events === undefined || events.includes(type));

/** Creates a delivery of each event for each subscribed webhook, due immediately. Returns their number. */
export function enqueue(
  tenant: Tenant,
  events: readonly StoredEvent[],
  webhooks: readonly ConfiguredWebhook[],
): number {
  const wanted = events.flatMap((event) =>
    webhooks.filter((webhook) => isSubscribed(webhook, tenant, event)).map((webhook) => ({ event, webhook })),
  );
  for (const { event, webhook } of wanted) {
    deliveries(tenant).put({
      id: newId(),
      webhookId: webhook.id,
      url: shownUrl(webhook.url),
      eventId: event.id,
      type: event.type,
      status: 'pending',
      due: event.time,
      attempts: [],
      envelope: createEnvelope(tenant, event),
    });
  }
  if (wanted.length > 0) deleteOldDeliveries(tenant);
  return wanted.length;
}

function deleteOldDeliveries(tenant: Tenant): void {
  const all = [...deliveries(tenant).values()];
  const waiting = all.filter(({ status }) => status === 'pending');
  const over = all.filter(({ status }) => status !== 'pending');
  const surplus = (list: typeof all, most: number) => list.slice(0, Math.max(0, list.length - most));
  for (const { id } of [...surplus(over, MAX_DELIVERIES), ...surplus(waiting, MAX_PENDING)])
    deliveries(tenant).delete(id);
}
