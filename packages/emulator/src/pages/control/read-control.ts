import type { SiteSettings } from '../../shop/settings/site-settings.js';
import { type ServicePlugin, configuredPlugin } from '../../protocol/plugins/service-plugin.js';
import type { Fault } from '../../protocol/http/faults.js';
import type { NewMember } from '../../shop/members/create-member.js';
import type { ControlledClock } from '../../kernel/state/clock.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { configuredWebhook, type Webhook } from '../../protocol/webhooks/webhook.js';
import { Fields } from './fields.js';

const FAULT_FIELDS = [
  'method',
  'path',
  'times',
  'latency',
  'status',
  'body',
  'headers',
  'drop',
  'malformed',
  'afterwards',
];

/**
 * Reads a fault.
 *
 * @throws {ValidationError} for invalid fields
 */
export function readFault(body: unknown): Fault {
  const fields = new Fields(body, FAULT_FIELDS);
  return defined<Fault>({
    method: fields.string('method'),
    path: fields.string('path'),
    times: fields.number('times', 1, 1_000_000),
    latency: fields.number('latency', 0, 600_000),
    status: fields.number('status', 200, 599),
    body: fields.objectOrString('body'),
    headers: fields.object('headers') as Record<string, string> | undefined,
    drop: fields.boolean('drop'),
    malformed: fields.boolean('malformed'),
    afterwards: fields.boolean('afterwards'),
  });
}

/**
 * Reads a new member.
 *
 * @throws {ValidationError} for invalid fields
 */
export function readMember(body: unknown): NewMember {
  const fields = new Fields(body, ['email', 'password', 'nickname']);
  return defined<NewMember>({
    email: fields.require('email'),
    password: fields.require('password'),
    nickname: fields.string('nickname'),
  });
}

/**
 * Reads a change of the site's settings.
 *
 * @throws {ValidationError} for invalid fields
 */
export function readSiteSettings(body: unknown): Partial<SiteSettings> {
  const switches = ['requireOwnerApproval', 'requireEmailVerification', 'requireCaptcha', 'requireEmailFactor'];
  const fields = new Fields(body, [...switches, 'redirectUris']);
  const redirectUris = fields.strings('redirectUris');
  return {
    ...(Object.fromEntries(
      switches.flatMap((name) => (fields.boolean(name) === undefined ? [] : [[name, fields.boolean(name)]])),
    ) as Partial<SiteSettings>),
    ...(redirectUris && { redirectUris }),
  };
}

/**
 * Reads a new webhook.
 *
 * @throws {ValidationError} for invalid fields
 */
export function readWebhook(body: unknown): Omit<Webhook, 'clientId'> {
  const fields = new Fields(body, ['url', 'events', 'appId']);
  const webhook = defined<Omit<Webhook, 'clientId'>>({
    url: fields.require('url'),
    events: fields.strings('events'),
    appId: fields.string('appId'),
  });
  try {
    configuredWebhook(webhook);
  } catch (error) {
    throw new ApplicationError('invalidArgument', 'INVALID_URL', (error as Error).message);
  }
  return webhook;
}

/**
 * Reads what to sign: data, and the app that it is for.
 *
 * @throws {ValidationError} for invalid fields
 */
export function readSigning(body: unknown): { data: object | string; appId: string | undefined } {
  const fields = new Fields(body, ['data', 'appId']);
  return { data: fields.objectOrString('data') ?? fields.require('data'), appId: fields.string('appId') };
}

/**
 * Reads a new service plugin.
 *
 * @throws {ValidationError} for invalid fields
 */
export function readPlugin(body: unknown): ServicePlugin {
  const fields = new Fields(body, ['type', 'url', 'appId', 'timeout', 'validateInCart']);
  const plugin = defined<ServicePlugin>({
    type: fields.require('type') as ServicePlugin['type'],
    url: fields.require('url'),
    appId: fields.string('appId'),
    timeout: fields.number('timeout', 1, 600_000),
    validateInCart: fields.boolean('validateInCart'),
    clientId: undefined,
  });
  try {
    configuredPlugin(plugin);
  } catch (error) {
    throw new ApplicationError('invalidArgument', 'INVALID_PLUGIN', (error as Error).message);
  }
  return plugin;
}

/**
 * Reads the ID of a snapshot.
 *
 * @throws {ValidationError} if it is missing
 */
export const readSnapshotId = (body: unknown): string => new Fields(body, ['id']).require('id');

/**
 * Reads a change of the clock: `{ reset: true }`, `{ freeze: ISO date, or '' for now }` and `{ advance: milliseconds
 * }`, applied in this order.
 *
 * @throws {ValidationError} for invalid fields
 */
export function readClockChange(body: unknown): (clock: ControlledClock) => void {
  const fields = new Fields(body, ['reset', 'freeze', 'advance']);
  const reset = fields.boolean('reset');
  const freeze = fields.string('freeze');
  const advance = fields.number('advance', -1e14, 1e14);
  const at = freeze ? new Date(freeze) : undefined;
  if (at && Number.isNaN(at.getTime()))
    throw new ApplicationError(
      'invalidArgument',
      'INVALID_DATE',
      'freeze must be an ISO 8601 date, or "" for the current time.',
    );
  return (clock) => {
    if (reset) clock.reset();
    if (freeze !== undefined) clock.freeze(at);
    if (advance !== undefined) clock.advance(advance);
  };
}

/** Removes undefined properties. */
const defined = <T extends object>(object: { [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
