import { RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { createDeadline, deadlineContext } from './deadline.js';
import { guardRoutes } from './guard-routes.js';

/** Runs the guarded loader of each route after the deadline, and returns its result or the status of its response. */
async function load(routes: object) {
  const context = new RouterContextProvider();
  const deadline = createDeadline(0);
  context.set(deadlineContext, deadline);
  await new Promise((resolve) => deadline.signal.addEventListener('abort', resolve));
  const guarded = Object.entries(guardRoutes(routes as ServerBuild['routes']));
  const results = guarded.map(async ([id, route]) => {
    const run = route?.module.loader as (args: object) => Promise<unknown>;
    return [id, await run({ context }).catch((error: unknown) => (error as Response).status)] as const;
  });
  return Object.fromEntries(await Promise.all(results));
}

test('only pages end at the deadline: layouts show them, and files take as long as they need', async () => {
  const loader = () => new Promise((resolve) => setImmediate(() => resolve('data')));
  const routes = {
    layout: { module: { default: () => null, loader } },
    page: { parentId: 'layout', module: { default: () => null, loader } },
    file: { module: { loader } },
  };
  expect(await load(routes)).toEqual({ layout: 'data', page: 503, file: 'data' });
});
