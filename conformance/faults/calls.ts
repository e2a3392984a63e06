import * as ecom from '@cartwright/ecom';
import * as identity from '@cartwright/identity';
import * as stores from '@cartwright/stores';
import type { OperationSpec } from '@cartwright/core';
import { cartV2Arguments } from './arguments/cart-v2.js';
import { ecomArguments } from './arguments/ecom.js';
import { identityArguments } from './arguments/identity.js';
import { storesArguments } from './arguments/stores.js';

/** Arguments that each operation accepts, by its name. */
const argumentsOf = { ...identityArguments, ...ecomArguments, ...cartV2Arguments, ...storesArguments };

/** An operation, and arguments that it accepts. */
export interface Call {
  readonly spec: OperationSpec;
  readonly args: readonly unknown[] | undefined;
}

const specOf = (member: unknown) => (member as { spec?: OperationSpec } | undefined)?.spec;

/** Every operation that the packages export, but the one on the path of sessions: `refreshes.test.ts` has its faults. */
export const calls: readonly Call[] = [identity, ecom, stores]
  .flatMap((namespaces) => Object.values<object>(namespaces).flatMap((module) => Object.values(module).map(specOf)))
  .filter((spec) => spec !== undefined)
  .filter(({ path }) => path !== '/oauth2/token')
  .map((spec) => ({ spec, args: argumentsOf[spec.id] }));
