import { afterAll, beforeAll, describe, test } from 'vitest';
import { startApplication, type Application } from './application.js';
import {
  addByActionAndHook,
  addWithoutJavaScript,
  firstVisit,
  loseSession,
  refuseOtherSites,
  shareNothing,
  signInAndOut,
  stream,
} from './journeys.js';

let app: Application;

beforeAll(async () => {
  app = await startApplication({ folder: 'react-router' });
}, 600_000);
afterAll(() => app.close());

describe('React Router', { timeout: 120_000 }, () => {
  test('streams the page while the catalog loads', () => stream(app));
  test('renders a first visit with each request once, and hydrates it', () => firstVisit(app));
  test('adds by action and by hook to one cart', () => addByActionAndHook(app));
  test('works without JavaScript', () => addWithoutJavaScript(app));
  test('visitors at the same time share nothing', () => shareNothing(app));
  test('a member signs in and out by actions', () => signInAndOut(app));
  test('a member whose session the platform ends is led to the sign-in', () => loseSession(app));
  test('the middleware refuses other sites', () => refuseOtherSites(app));
});
