/** @jsxImportSource hono/jsx */
import type { Markup } from '../../../kernel/markup.js';
import type { Section } from './sections.js';
import { textField } from './text-field.js';
import type { View } from './view.js';

/** Form that filters the list of a section by a text and other fields. Works without the script. */
export const searchForm = (view: View, section: Section, label: string, ...more: readonly Markup[]): Markup => (
  <form class="filters" method="get" action={`/_emulator/dashboard/${section}`}>
    {Object.entries(view.client).map(([name, value]) => (
      <input type="hidden" name={name} value={value} />
    ))}
    {textField('q', label, { type: 'search', value: view.query['q'] ?? '' })}
    {more}
    <button class="button quiet">Filter</button>
  </form>
);
