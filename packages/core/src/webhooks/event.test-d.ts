import { expectTypeOf, test } from 'vitest';
import type { EventMetadata } from './event-metadata.js';
import { event } from './event.js';
import { createWebhooks } from './index.js';
import { createEventSigner } from './testing.js';

interface Note {
  text?: string;
}
interface NoteUpdated {
  entity: Note;
  metadata: EventMetadata;
  modifiedFields: Record<string, unknown>;
}

const onNoteUpdated = event<NoteUpdated>({ type: 'note_updated', kind: 'updated' });

test('the kind must match the envelope', () => {
  // @ts-expect-error modified fields come with updates
  event<NoteUpdated>({ type: 'note_updated', kind: 'created' });
  // @ts-expect-error data comes with actions and plain events
  event<{ data: Note; metadata: EventMetadata }>({ type: 'note_pinned', kind: 'deleted' });
  event<{ data: Note; metadata: EventMetadata }>({ type: 'NotePinned', kind: 'plain' });
});

test('handlers and the signer infer the envelope', async () => {
  createWebhooks({ publicKey: '' }).on(onNoteUpdated, (one) => expectTypeOf(one).toEqualTypeOf<NoteUpdated>());
  const { signEvent } = await createEventSigner();
  await signEvent(onNoteUpdated, { entity: { text: 'Hello' } });
  // @ts-expect-error a text is a string
  await signEvent(onNoteUpdated, { entity: { text: 7 } });
});
