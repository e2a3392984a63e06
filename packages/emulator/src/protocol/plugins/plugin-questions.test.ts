import { expect, test } from 'vitest';
import { Tenants } from '../../kernel/state/tenants.js';
import { pluginRequestOf } from '../../testing/plugin-request-of.js';
import { signer } from '../webhooks/signing-keys.js';
import { PluginQuestions } from './plugin-questions.js';
import { pluginMethods } from './service-plugin.js';
import { ServicePlugins } from './service-plugins.js';

const keys = signer(new Tenants({ seed: () => undefined }).system, undefined);
const caller = { kind: 'visitor', id: 'visitor' } as const;

/** Opens a tenant with a gift card plugin. Records the plugin's requests. */
function open(answer: (method: string, request: Record<string, unknown>) => object = () => ({})) {
  const tenants = new Tenants({ seed: () => undefined });
  const asked: string[] = [];
  const plugins = new ServicePlugins({
    ...{ tenants, database: undefined, formats: {}, signer: () => keys },
    configured: [{ type: 'GIFT_CARDS_PROVIDER', url: 'http://app.test' }],
    send: async (request) => {
      const given = await pluginRequestOf<Record<string, unknown>>(request);
      const method = new URL(request.url).pathname.slice('/v1/'.length);
      asked.push(`${method} ${String(given['code'] ?? given['transactionId'])}`);
      return Response.json(answer(method, given));
    },
  });
  return { asked, questions: new PluginQuestions(plugins, tenants.require(), caller) };
}

const balance = (questions: PluginQuestions, code: string) =>
  questions.ask('GIFT_CARDS_PROVIDER', ['getBalance', { code }]);
const redeem = (questions: PluginQuestions, code: string) =>
  questions.ask('GIFT_CARDS_PROVIDER', ['redeem', { code }], {
    undo: ({ transactionId }: { transactionId: string }) => ['_void', { transactionId }],
  });
const redeeming = (method: string, { code }: Record<string, unknown>) =>
  method === 'redeem' ? { transactionId: `of ${String(code)}` } : {};

test('runs again until all responses are known, with the same IDs, and sends each plugin request once', async () => {
  const { asked, questions } = open((_, { code }) => ({ balance: String(code).length }));
  const ids: string[][] = [];
  const result = await questions.settle(async () => {
    const own = [questions.newId(), questions.newId()];
    ids.push(own);
    const known = ['a', 'bb', 'a'].flatMap((code) => balance(questions, code));
    return known.map((one) => (one.failure ? undefined : one.answer['balance']));
  });
  expect(result).toEqual([1, 2, 1]);
  expect(asked).toEqual(['balance a', 'balance bb']);
  expect(ids).toEqual([ids[0], ids[0], ids[0]]);
  expect(new Set(ids[0]).size).toBe(2);
});

test('requests to plugins of several types are sent together', async () => {
  const { asked, questions } = open();
  let rounds = 0;
  const [first, second, none] = await questions.settle(async () => {
    rounds++;
    return questions.askAll([
      { type: 'GIFT_CARDS_PROVIDER', question: ['getBalance', { code: 'a' }] },
      { type: 'GIFT_CARDS_PROVIDER', question: ['getBalance', { code: 'b' }] },
      { type: 'ECOM_DISCOUNTS', question: ['getEligibleDiscounts', {}] },
    ]);
  });
  expect([first?.length, second?.length, none]).toEqual([1, 1, []]);
  expect([...asked].sort()).toEqual(['balance a', 'balance b']);
  expect(rounds).toBe(2);
});

test('plugin requests that never end time out', async () => {
  const { asked, questions } = open();
  let code = 0;
  const [answer] = await questions.settle(async () => balance(questions, `${++code}`));
  expect(answer?.failure?.code).toBe('SERVICE_PLUGIN_TIMEOUT');
  expect(asked.length).toBe(2 * Object.values(pluginMethods).flatMap(Object.keys).length - 1);
});

test('reverts changes of a plugin when the work fails, is aborted or sends another request', async () => {
  const failing = open(redeeming);
  const fails = failing.questions.settle(async () => {
    redeem(failing.questions, 'a');
    throw new Error('sold out');
  });
  await expect(fails).rejects.toThrow('sold out');
  expect(failing.asked).toEqual(['redeem a', 'void of a']);

  const given = open(redeeming);
  await given.questions.settle(async () => {
    redeem(given.questions, 'a');
    given.questions.abandon();
  });
  expect(given.asked).toEqual(['redeem a', 'void of a']);

  const changing = open(redeeming);
  const codes = ['a', 'b', 'b'];
  await changing.questions.settle(async () => redeem(changing.questions, codes.shift() ?? ''));
  expect(changing.asked).toEqual(['redeem a', 'void of a', 'redeem b']);

  const unused = open(redeeming);
  let isWanted = true;
  await unused.questions.settle(async () => {
    if (!isWanted) return [];
    isWanted = false;
    return redeem(unused.questions, 'a');
  });
  expect(unused.asked).toEqual(['redeem a', 'void of a']);
});

test('keeps changes of a plugin when the work succeeds', async () => {
  const { asked, questions } = open(redeeming);
  const answers = await questions.settle(async () => redeem(questions, 'a'));
  expect(answers).toMatchObject([{ answer: { transactionId: 'of a' } }]);
  expect(asked).toEqual(['redeem a']);
});
