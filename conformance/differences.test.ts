import { describe, expect, test } from 'vitest';
import { check } from './behaviors/check.js';
import { behaviors } from './behaviors/index.js';
import { additionShows } from './differences/additions.js';
import { dataItemShows } from './differences/data-items.js';
import { responses } from './differences/responses.js';
import { graphqlShows } from './differences/graphql.js';
import { identityShows } from './differences/identity.js';
import { mediaShows } from './differences/media.js';
import { queryShows } from './differences/queries.js';
import { requests } from './differences/requests.js';
import { serverShows } from './differences/servers.js';
import { sessions } from './differences/sessions.js';
import type { Show } from './differences/show.js';
import { webhookShows } from './differences/webhooks.js';
import { differences, type DifferenceId } from './differences.js';

const shows: Partial<Record<DifferenceId, Show>> = {
  ...requests,
  ...additionShows,
  ...queryShows,
  ...dataItemShows,
  ...responses,
  ...sessions,
  ...mediaShows,
  ...identityShows,
  ...graphqlShows,
  ...webhookShows,
  ...serverShows,
};

describe('differences on purpose: what each side does', () => {
  test.each(differences)('$id', async ({ id }) => {
    const show = shows[id];
    const recorded = behaviors.filter(
      ({ verdict }) => verdict !== 'equal' && 'differs' in verdict && verdict.differs === id,
    );
    expect(show ?? recorded[0], 'it is shown somewhere').toBeDefined();
    await show?.();
    for (const behavior of recorded) await check(behavior);
  });
});
