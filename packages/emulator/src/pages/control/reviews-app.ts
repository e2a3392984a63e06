import { Hono } from 'hono';
import { readBody } from '../../protocol/http/read-body.js';
import {
  changeReviewSettings,
  reviewAuthors,
  reviewSettings,
  type ReviewSettings,
} from '../../shop/reviews/review-settings.js';
import { changeRunner } from './change-runner.js';
import type { ControlContext } from './control-context.js';
import { Fields } from './fields.js';

const formatSettings = ({ authors, moderation }: ReviewSettings) => ({ authors, moderation });

/** Sets whose reviews the site accepts, and whether they are moderated. */
export function reviewsApp(controlled: ControlContext): Hono {
  const { tenants } = controlled;
  const app = new Hono();
  const change = changeRunner(controlled);
  app.get('/reviews', (c) => c.json(formatSettings(reviewSettings(tenants.require(c.req.query('clientId'))))));
  app.post('/reviews', async (c) => {
    const fields = new Fields(await readBody(c.req.raw), ['authors', 'moderation']);
    const moderation = fields.boolean('moderation');
    const authors = fields.enumeration('authors', reviewAuthors);
    const tenant = tenants.require(c.req.query('clientId'));
    const given = { ...(moderation !== undefined && { moderation }), ...(authors !== undefined && { authors }) };
    return c.json(formatSettings(await change(c, tenant, () => changeReviewSettings(tenant, given))));
  });
  return app;
}
