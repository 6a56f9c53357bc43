/** The documents that the profiles have of one site. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { profiles as statements } from '../../types/accessibility-statement/testing/profiles.ts';
import { sites as cookiesSites } from '../../types/cookies-policy/testing/sites.ts';
import { publishers } from '../../types/disclaimer/testing/publishers/index.ts';
import { sites as licences } from '../../types/eula/testing/sites/index.ts';
import { profiles as imprints } from '../../types/imprint/testing/profiles.ts';
import { profiles } from '../../types/privacy-policy/testing/profiles/index.ts';
import { today } from '../../types/privacy-policy/testing/random-answers.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { questionnaires } from '../../agreement-types.ts';
import { sellers } from '../../types/return-refund-policy/testing/sellers/index.ts';
import { sites as termsSites } from '../../types/terms-conditions/testing/sites/index.ts';
import type { SiteDocument } from '../site-document.ts';
import { trueOfSite } from './one-site.ts';

const cookies = Object.entries(cookiesSites).map(([name, { answers }]) => [name, answers] as const);
const owners: readonly (readonly [AgreementType, Readonly<Record<string, Answers>>])[] = [
  ['PRIVACY_POLICY', profiles],
  ['COOKIES_POLICY', Object.fromEntries(cookies)],
  ['TERMS_CONDITIONS', termsSites],
  ['RETURN_REFUND_POLICY', sellers],
  ['EULA', licences],
  ['DISCLAIMER', publishers],
  ['IMPRINT', imprints],
  ['ACCESSIBILITY_STATEMENT', statements],
];

/** With every document whose site has a Privacy Policy. */
export const siteNames: readonly string[] = Object.keys(profiles);

/** `change`: other answers by type, judged like the rest. */
export function sampleDocuments(
  name: string,
  change: Readonly<Partial<Record<AgreementType, Answers>>> = {},
): SiteDocument[] {
  return owners.flatMap(([type, sites]) => {
    const answers = sites[name];
    if (answers === undefined) return [];
    const all = { ...answers, ...privacyAt(name), ...trueOfSite[name]?.[type], ...change[type] };
    const { relevant } = evaluate(questionnaires[type], all, { today });
    return [{ type, answers: relevant }];
  });
}

/** Profiles of a type name any address. */
function privacyAt(name: string): Answers {
  return { privacy_url: `https://${name.toLowerCase()}.example/privacy` };
}
