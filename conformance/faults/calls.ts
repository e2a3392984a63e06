import * as ecom from '@cartwright/ecom';
import * as identity from '@cartwright/identity';
import * as members from '@cartwright/members';
import * as reviews from '@cartwright/reviews';
import * as stores from '@cartwright/stores';
import type { OperationSpec } from '@cartwright/core';
import { cartV2Arguments } from './arguments/cart-v2.js';
import { ecomArguments } from './arguments/ecom.js';
import { identityArguments } from './arguments/identity.js';
import { catalogV3Arguments } from './arguments/catalog-v3.js';
import { membersArguments } from './arguments/members.js';
import { reviewsArguments } from './arguments/reviews.js';
import { storesArguments } from './arguments/stores.js';

/** Valid arguments of each operation, by name. */
const argumentsByOperation = {
  ...identityArguments,
  ...ecomArguments,
  ...cartV2Arguments,
  ...membersArguments,
  ...reviewsArguments,
  ...storesArguments,
  ...catalogV3Arguments,
};

/** Operation with valid arguments. */
export interface Call {
  readonly spec: OperationSpec;
  readonly args: readonly unknown[] | undefined;
}

const getSpec = (member: unknown) => (member as { spec?: OperationSpec } | undefined)?.spec;

/** The operations of packages, except token requests, whose faults are in `refreshes.test.ts`. */
const createCalls = (...packages: readonly object[]): readonly Call[] =>
  packages
    .flatMap((namespaces) => Object.values(namespaces).flatMap((module: object) => Object.values(module).map(getSpec)))
    .filter((spec) => spec !== undefined)
    .filter(({ path }) => path !== '/oauth2/token')
    .map((spec) => ({ spec, args: argumentsByOperation[spec.id] }));

export const identityAndEcomCalls = createCalls(identity, ecom);
export const storesCalls = createCalls(stores, members, reviews);

/** All operations. */
export const calls = [...identityAndEcomCalls, ...storesCalls];
