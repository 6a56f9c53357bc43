/** Questionnaires and their words for the documents chosen; each is fetched once per language. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { loadQuestionnaire, type Questionnaire } from '@clausewright/library/questionnaires';
import type { InterfaceLanguage } from '../interface-languages.ts';
import { wizardWords, type WizardWords } from '../wizard/words.ts';

export interface DocumentParts {
  type: AgreementType;
  questionnaire: Questionnaire;
  words: WizardWords;
}

const loading = new Map<string, Promise<readonly DocumentParts[]>>();
const loaded = new Map<string, DocumentParts>();

/**
 * The same promise each time, as React's `use` wants it; after a failure the next visit tries again. Where all are there,
 * `use` has them at once: React reads `status` and `value` of a promise, and a change of the list makes nobody wait.
 */
export function documentParts(
  types: readonly AgreementType[],
  language: InterfaceLanguage,
): Promise<readonly DocumentParts[]> {
  const key = [language, ...types].join(' ');
  const known = loading.get(key);
  if (known) return known;
  const there = types.flatMap((type) => loaded.get(`${language} ${type}`) ?? []);
  const promise =
    there.length === types.length
      ? Object.assign(Promise.resolve(there), { status: 'fulfilled', value: there })
      : Promise.all(types.map((type) => load(type, language)));
  loading.set(key, promise);
  promise.catch(() => loading.delete(key));
  return promise;
}

async function load(type: AgreementType, language: InterfaceLanguage): Promise<DocumentParts> {
  const [questionnaire, words] = await Promise.all([loadQuestionnaire(type), wizardWords(type, language)]);
  const parts = { type, questionnaire, words };
  loaded.set(`${language} ${type}`, parts);
  return parts;
}
