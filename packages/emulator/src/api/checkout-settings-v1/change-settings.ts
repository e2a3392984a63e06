import { FieldReader } from '../../kernel/input/field-reader.js';
import type { Input } from '../../kernel/input/object.js';
import { maskedFields, type MaskFields } from '../../kernel/input/masked-fields.js';
import { maskPaths } from '../../kernel/input/mask-paths.js';
import type { SettingsPart } from '../../shop/settings/checkout-settings.js';
import { type SettingKind, type SettingsSchema, settingsSchema } from './settings-schema.js';

const maskFields = ({ fields }: SettingsSchema): { readonly [name: string]: MaskFields } =>
  Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => [
      name,
      typeof kind === 'object' && 'fields' in kind ? maskFields(kind) : 'value',
    ]),
  );

/**
 * Returns the settings with the given fields, or with exactly the fields of the mask. `null` clears a field. Unknown
 * fields are ignored.
 *
 * @throws {ValidationError} with all invalid fields
 */
export function changeSettings(settings: SettingsPart, input: Input, mask: unknown): SettingsPart {
  const read = new FieldReader();
  const fields = maskFields(settingsSchema);
  const changes = maskedFields(read, { input, before: settings, mask, fields });
  const isMasked = maskPaths(mask) !== undefined;
  const unchanged = Object.entries(settings).filter(([name]) => !isMasked || !(name in changes));
  const inner = { given: changes, shape: settingsSchema, field: 'checkoutSettings' };
  const changed = changePart(read, Object.fromEntries(unchanged), inner);
  read.check();
  return changed;
}

function changePart(
  read: FieldReader,
  part: SettingsPart,
  { field, given, shape }: { field: string; given: Input; shape: SettingsSchema },
): SettingsPart {
  const changed: Record<string, SettingsPart[string]> = { ...part };
  for (const [name, kind] of Object.entries(shape.fields)) {
    const value = given[name];
    if (value === undefined) continue;
    const at = `${field}.${name}`;
    if (value === null) {
      delete changed[name];
    } else if (typeof kind === 'object' && 'fields' in kind) {
      const before = changed[name];
      const inner = { given: read.object(value, at) ?? {}, shape: kind, field: at };
      changed[name] = changePart(read, typeof before === 'object' && before !== null ? before : {}, inner);
    } else {
      const result = readValue(read, value, kind, at);
      if (result !== undefined) changed[name] = result;
    }
  }
  return changed;
}

function readValue(read: FieldReader, value: unknown, kind: Exclude<SettingKind, SettingsSchema>, field: string) {
  if (kind === 'flag') return read.boolean(value, field);
  if ('words' in kind) return read.enumeration(value, field, kind.words);
  if ('upTo' in kind) return read.number(value, field, { max: kind.upTo, scale: 0 });
  const text = read.string(value, field, { max: kind.text });
  if (text && kind.pattern && !kind.pattern.test(text)) return read.addViolation(field, 'must be a color', 'FORMAT');
  return text;
}
