import { isApiError } from '@cartwright/core';
import { data, redirect } from 'react-router';
import { describeFailure, failure } from '../../lib/attempt.server.js';
import { readText } from '../../lib/read-text.js';
import type { EditedProduct, MerchantCatalog } from '../catalog/merchant-catalog.js';
import { isRevisionConflict } from '../catalog/revision-conflict.js';
import { type ChoiceTexts, readChoice } from './read-choice.js';

/** Change of the choices of an option that was not carried out. */
export interface RejectedChoice {
  readonly optionId: string;
  /** Texts of the form for a new choice. */
  readonly texts: ChoiceTexts;
  readonly errors: Partial<ChoiceTexts>;
  /** Whether someone else saved the product since the form was opened. */
  readonly isConflict: boolean;
}

/** Whether an option has a choice, and others. */
const isRemovable = ({ options }: EditedProduct, optionId: string, choiceId: string): boolean => {
  const choices = options.find(({ id }) => id === optionId)?.choices ?? [];
  return choices.length > 1 && choices.some(({ id }) => id === choiceId);
};

/**
 * Adds a choice to an option, or removes one. If someone else saved the product since the form was opened, nothing is
 * changed: the merchant sees what was saved before sending the form again.
 */
export async function saveChoice(catalog: MerchantCatalog, id: string, form: FormData, to: string) {
  const text = (name: string) => readText(form, name);
  const [optionId, choiceId, revision] = [text('option'), text('choice'), text('revision')];
  const texts: ChoiceTexts = { name: text('name'), color: text('color'), quantity: text('quantity') };
  const rejected: RejectedChoice = { optionId, texts, errors: {}, isConflict: false };
  const conflict = () => data({ choice: { ...rejected, isConflict: true } }, { status: 409 });
  try {
    const product = await catalog.read(id);
    if (product.revision !== revision) return conflict();
    if (text('intent') === 'removeChoice') {
      if (!isRemovable(product, optionId, choiceId)) return failure('An option needs at least one choice.');
      await catalog.removeChoice(id, revision, { optionId, choiceId });
      return redirect(to);
    }
    const choice = readChoice(product, optionId, texts, catalog.limits);
    if ('errors' in choice) return data({ choice: { ...rejected, errors: choice.errors } }, { status: 400 });
    await catalog.addChoice(id, revision, choice);
    return redirect(to);
  } catch (error) {
    if (isRevisionConflict(error)) return conflict();
    const status = isApiError(error) && error.status < 500 ? error.status : 503;
    return data({ error: describeFailure(error), choice: rejected }, { status });
  }
}
