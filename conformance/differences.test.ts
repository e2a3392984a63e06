import { describe, test } from 'vitest';
import { answers } from './differences/answers.js';
import { graphqlShows } from './differences/graphql.js';
import { mediaShows } from './differences/media.js';
import { recorded } from './differences/recorded.js';
import { requests } from './differences/requests.js';
import { sessions } from './differences/sessions.js';
import type { Show } from './differences/show.js';
import { differences, type DifferenceId } from './differences.js';

const shows: Record<DifferenceId, Show> = {
  ...requests,
  ...answers,
  ...sessions,
  ...mediaShows,
  ...graphqlShows,
  ...recorded,
};

describe('differences on purpose: what each side does', () => {
  test.each(differences)('$id', ({ id }) => shows[id]());
});
