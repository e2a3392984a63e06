import type { EventDefinition, EventKind } from '@cartwright/core';
import { createWebhooks } from '@cartwright/core/webhooks';
import { createEventSigner } from '@cartwright/core/webhooks/testing';
import { expect, test } from 'vitest';

const { publicKey, signEvent } = await createEventSigner();

/** Event definition, its type and kind, the envelope in the platform's format, and the handler's argument. */
export type EventRow = readonly [
  definition: EventDefinition,
  type: string,
  kind: EventKind,
  request: object,
  envelope: object,
];

/** Tests that events of a type and kind reach the handler of their definition, with converted fields. */
export const eventTable = (rows: readonly EventRow[]): void => {
  test.each(rows.map(([definition, type, kind, request, envelope]) => ({ definition, type, kind, request, envelope })))(
    '$type',
    async ({ definition, type, kind, request, envelope }) => {
      const webhooks = createWebhooks({ publicKey });
      const received: object[] = [];
      webhooks.on(definition, (envelope) => void received.push(envelope));
      await webhooks.process(await signEvent({ type, kind } as EventDefinition, request));
      expect(received).toEqual([{ ...envelope, metadata: expect.anything() as unknown }]);
    },
  );
};
