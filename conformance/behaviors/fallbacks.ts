import { invoke } from '../harness/invoke.js';
import type { StubResponse } from '../harness/stub-fetch.js';
import { differs, type Behavior, type Verdict } from './behavior.js';
import { openOfficial, openOurs, wireCall, type Open } from './wire-call.js';

const when = '2024-01-02T03:04:05.678Z';

const behavior = (
  label: string,
  response: StubResponse,
  name: string,
  args: () => readonly unknown[],
  recorded: unknown,
  verdict: Verdict = 'equal',
): Behavior => {
  const ask = (open: Open) => async () => {
    const { requests, result } = await wireCall(open, [response], (client) => invoke(client, name, ...args()));
    return { methods: requests.map(({ request }) => request.split(' ')[0]), result };
  };
  return { group: 'long query strings', label, recorded, verdict, official: ask(openOfficial), own: ask(openOurs) };
};

/** Query whose query string has this length. */
const createQuery = (length: number) => {
  const bytes = Math.floor(((length - '.r='.length) * 3) / 4);
  const around = JSON.stringify({ query: { filter: { name: '' } } }).length;
  return { filter: { name: 'x'.repeat(bytes - around) } };
};

const brand = { _id: 'b1', _createdDate: new Date(when) };
const brands = (length: number, method: string, createdDate: unknown, verdict?: Verdict) =>
  behavior(
    `a query string of ${length} characters`,
    { json: { brands: [{ id: 'b1', createdDate: when }] } },
    'brands.queryBrands',
    () => [createQuery(length)],
    { methods: [method], result: { brands: [{ _id: 'b1', _createdDate: createdDate }] } },
    verdict,
  );

const product = (weight: unknown, lastUpdated: unknown, media: unknown) => ({
  methods: ['GET'],
  result: { product: { weight, lastUpdated, media, _id: 'p' } },
});
const media = { mainMedia: { image: { url: 'u' } } };
const products = (length: number, recorded: unknown, verdict?: Verdict) =>
  behavior(
    `an id of ${length} characters`,
    { json: { product: { weight: 'NaN', lastUpdated: when, media, id: 'p' } } },
    'products.getProduct',
    () => ['p'.repeat(length)],
    recorded,
    verdict,
  );

/** Paths that accept a long query string as a body. */
export const fallbacks: readonly Behavior[] = [
  ...[3997, 3998, 3999].map((length) => brands(length, 'GET', new Date(when))),
  ...[4001, 4002].map((length) =>
    brands(length, 'POST', when, differs('fallback-converted', { methods: ['POST'], result: { brands: [brand] } })),
  ),
  products(2, product(NaN, new Date(when), media)),
  products(4100, product('NaN', when, media), differs('fallback-converted', product(NaN, new Date(when), media))),
];
