import {
  type ServicePrice,
  type ShippingRegion,
  comparisons,
  shippingRuleTypes,
} from '../../shop/settings/shipping-table.js';
import { newId } from '../../kernel/state/ids.js';
import { Fields } from './fields.js';

/**
 * Reads the shipping regions of a store.
 *
 * @throws {ValidationError} for invalid fields
 */
export function readShipping(body: unknown): ShippingRegion[] {
  const fields = new Fields(body, ['regions']);
  return fields.needed('regions', fields.list('regions', readRegion));
}

function readRegion(value: unknown, path: string): ShippingRegion {
  const fields = new Fields(value, ['id', 'name', 'places', 'services'], path);
  return {
    id: fields.string('id') ?? newId(),
    name: fields.require('name'),
    places: fields.needed('places', fields.strings('places')),
    services: fields.needed('services', fields.list('services', readService)),
  };
}

function readService(value: unknown, path: string): ShippingRegion['services'][number] {
  const fields = new Fields(value, ['code', 'title', 'deliveryTime', 'prices', 'pickupIn'], path);
  const pickupIn = fields.strings('pickupIn');
  return {
    code: fields.require('code'),
    title: fields.require('title'),
    deliveryTime: fields.string('deliveryTime') ?? '',
    prices: fields.needed('prices', fields.list('prices', readPrice)),
    ...(pickupIn && { pickupIn }),
  };
}

function readPrice(value: unknown, path: string): ServicePrice {
  const fields = new Fields(value, ['price', 'rules', 'perPiece'], path);
  return {
    price: fields.needed('price', fields.decimal('price')),
    rules: fields.list('rules', readRule) ?? [],
    perPiece: fields.boolean('perPiece') ?? false,
  };
}

function readRule(value: unknown, path: string): ServicePrice['rules'][number] {
  const fields = new Fields(value, ['type', 'operator', 'value'], path);
  return {
    type: fields.needed('type', fields.enumeration('type', shippingRuleTypes)),
    operator: fields.needed('operator', fields.enumeration('operator', comparisons)),
    value: fields.needed('value', fields.decimal('value')),
  };
}
