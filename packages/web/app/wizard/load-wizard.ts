import { loadQuestionnaire } from '@clausewright/library/questionnaires';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { InterfaceLanguage } from '../interface-languages.ts';
import type * as asking from './late-wizard.ts';
import type { WholeWizard, WizardContent } from './whole-wizard.ts';
import { wizardWords } from './words.ts';

export interface WizardParts extends WizardContent {
  page: typeof asking;
  /** What `complete` came to, once it is there. */
  whole: WholeWizard | null;
}

async function load(type: AgreementType, language: InterfaceLanguage): Promise<WizardParts> {
  // None is of use without the other, so none waits for it.
  const [page, words] = await Promise.all([import('./late-wizard.ts'), wizardWords(type, language)]);
  const parts: WizardParts = {
    page,
    words,
    opening: page.openingOf(type),
    complete: loadWhole(type),
    whole: null,
  };
  const fill = async () => {
    parts.whole = await parts.complete;
  };
  if (parts.opening === null) await fill();
  // Whoever needs it hears of the failure from `complete`.
  else fill().catch(() => {});
  return parts;
}

async function loadWhole(type: AgreementType): Promise<WholeWizard> {
  const [rest, questionnaire] = await Promise.all([import('./rest-of-wizard.ts'), loadQuestionnaire(type)]);
  return { rest, questionnaire };
}

const loading = new Map<string, Promise<WizardParts>>();

/** The same promise each time, as React's `use` wants it; after a failure the next visit tries again. */
export function wizardParts(type: AgreementType, language: InterfaceLanguage): Promise<WizardParts> {
  const key = `${type} ${language}`;
  const known = loading.get(key);
  if (known) return known;
  const promise = load(type, language);
  loading.set(key, promise);
  promise.then(({ complete }) => complete).catch(() => loading.delete(key));
  return promise;
}
