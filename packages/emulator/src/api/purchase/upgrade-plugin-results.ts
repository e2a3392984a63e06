import { type Input, isObject } from '../../kernel/input/object.js';
import { objectsIn, stringOrEmpty } from '../../protocol/plugins/read-response.js';
import type {
  PayingMembership,
  PluginProblem,
  PluginProblems,
  PluginResults,
} from '../../shop/pricing/totals/plugin-results.js';
import { readName } from './read-line-details.js';
import { readMembership } from './read-membership.js';
import { readViolation } from './read-violation.js';

/** Results of plugins as versions stored them that kept errors, violations and memberships in the platform's format. */
interface FormerResults extends Omit<PluginResults, 'memberships' | 'problems' | 'violations'> {
  readonly errors: Input;
  readonly violations: readonly Input[];
  readonly memberships: Pick<PluginResults['memberships'], 'paying' | 'selected'> & {
    readonly eligible: readonly Input[];
    readonly invalid: readonly { readonly membership: Input; readonly reason: string }[];
  };
}

function readProblem({ code, data, description }: Input): PluginProblem {
  const isEmpty = !isObject(data) || Object.keys(data).length === 0;
  return { code: stringOrEmpty(code), description: stringOrEmpty(description), ...(!isEmpty && { data }) };
}

function readProblems(errors: Input): PluginProblems {
  const error = (value: unknown) => {
    const found = isObject(value) ? value['applicationError'] : undefined;
    return isObject(found) ? readProblem(found) : undefined;
  };
  const { carrierErrors, discountsCalculationError, membershipError, taxCalculationError } = errors;
  const shipping = (isObject(carrierErrors) ? objectsIn(carrierErrors, 'errors') : []).flatMap((one) => {
    const problem = error(one['error']);
    return problem ? [{ ...problem, appId: stringOrEmpty(one['carrierId']) }] : [];
  });
  const [fees] = objectsIn(errors, 'orderValidationErrors').map(readProblem);
  const [discounts, tax] = [error(discountsCalculationError), error(taxCalculationError)];
  const memberships = error(membershipError);
  return {
    ...(shipping.length > 0 && { shipping }),
    ...(fees && { fees }),
    ...(discounts && { discounts }),
    ...(tax && { tax }),
    ...(memberships && { memberships }),
  };
}

const upgradeMembership = (membership: Input) => readMembership(membership, stringOrEmpty(membership['appId']));

/** Converts a membership that pays, whose name earlier versions stored in the platform's format. */
export function upgradePaying<T extends PayingMembership>(paying: T): T {
  const name: unknown = paying.name;
  return isObject(name) ? { ...paying, ...readName(name) } : paying;
}

/** Converts stored results of plugins from earlier versions. */
export function upgradePluginResults(results: PluginResults): PluginResults {
  if (!('errors' in results)) return results;
  const { errors, memberships, violations, ...rest } = results as unknown as FormerResults;
  return {
    ...rest,
    problems: readProblems(errors),
    violations: violations.map(readViolation),
    memberships: {
      eligible: memberships.eligible.map(upgradeMembership),
      invalid: memberships.invalid.map(({ membership, reason }) => ({
        membership: upgradeMembership(membership),
        reason,
      })),
      paying: memberships.paying.map(upgradePaying),
      selected: memberships.selected,
    },
  };
}
