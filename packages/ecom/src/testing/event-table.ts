import type { EventDefinition, EventKind } from '@cartwright/core';
import { createWebhooks } from '@cartwright/core/webhooks';
import { createEventSigner } from '@cartwright/core/webhooks/testing';
import { expect, test } from 'vitest';

/**
 * An event: its definition, its type and kind on the wire, the envelope with wire values, and what the handler is
 * given.
 */
export type EventRow = readonly [
  definition: EventDefinition,
  type: string,
  kind: EventKind,
  wire: object,
  envelope: object,
];

/** Tests that events of a type and kind reach the handler of their definition, with converted fields. */
export const eventTable = (rows: readonly EventRow[]): void => {
  test.each(rows.map(([definition, type, kind, wire, envelope]) => ({ definition, type, kind, wire, envelope })))(
    '$type',
    async ({ definition, type, kind, wire, envelope }) => {
      const { publicKey, signEvent } = await createEventSigner();
      const webhooks = createWebhooks({ publicKey });
      const seen: object[] = [];
      webhooks.on(definition, (given) => void seen.push(given));
      await webhooks.process(await signEvent({ type, kind } as EventDefinition, wire));
      expect(seen).toEqual([{ ...envelope, metadata: expect.anything() as unknown }]);
    },
  );
};
