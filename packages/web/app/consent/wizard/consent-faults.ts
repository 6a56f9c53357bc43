import { validateAppearance } from '@clausewright/banner/publish';
import { type ConsentAnswers, ownVendors } from './consent-draft.ts';
import { parseDomain } from '../parse-domain.ts';

export const questionSteps = ['website', 'visitors', 'vendors', 'look'] as const;
export type QuestionStep = (typeof questionSteps)[number];

/** What is wrong with one answer; `field` is its path. `exists`: the account has a banner for the domain. */
export type ConsentFault =
  | { step: QuestionStep; field: string; code: 'required' | 'not-an-url' | 'exists' | 'no-language' }
  | { step: QuestionStep; field: string; code: 'contrast-low'; ratio: string; needed: string };

/** In the order of the page. `taken`: the domain that has a banner already. */
export function consentFaults(answers: ConsentAnswers, taken: string | null): ConsentFault[] {
  return [
    ...siteFaults(answers.site, taken),
    ...answers.own
      .filter(({ name }) => name.trim() === '')
      .map(({ id }) => ({
        step: 'vendors' as const,
        field: `${ownVendors}/${id}/name`,
        code: 'required' as const,
      })),
    ...colourFaults(answers),
    ...(answers.languages.length === 0
      ? [{ step: 'look' as const, field: 'languages', code: 'no-language' as const }]
      : []),
  ];
}

function siteFaults(site: string, taken: string | null): ConsentFault[] {
  const domain = parseDomain(site);
  const code =
    site.trim() === '' ? 'required' : domain === null ? 'not-an-url' : domain === taken ? 'exists' : null;
  return code === null ? [] : [{ step: 'website', field: 'site', code }];
}

function colourFaults({ colour, custom }: ConsentAnswers): ConsentFault[] {
  const faults = validateAppearance({ colour, custom, languages: [] }, {});
  return faults.map(({ field, values }) => ({
    step: 'look',
    field: field.replace('appearance.custom.', 'custom_'),
    code: 'contrast-low',
    ratio: values?.['ratio'] ?? '',
    needed: values?.['needed'] ?? '',
  }));
}
