/** Owners for whom a preview writes a document: those of the golden files, and random ones by number. */
import type { AgreementType } from '../../packages/contract/src/agreement-types.ts';
import { isLanguage } from '../../packages/contract/src/languages.ts';
import type { Answers } from '../../packages/engine/src/questionnaire/definition.ts';
import { evaluate } from '../../packages/engine/src/questionnaire/evaluate.ts';
import { randomNumbers } from '../../packages/engine/src/questionnaire/random-answers.ts';
import { questionnaires } from '../../packages/library/agreement-types.ts';
import { profiles as statements } from '../../packages/library/types/accessibility-statement/testing/profiles.ts';
import { sites as cookiesSites } from '../../packages/library/types/cookies-policy/testing/sites.ts';
import { publishers } from '../../packages/library/types/disclaimer/testing/publishers/index.ts';
import { sites as software } from '../../packages/library/types/eula/testing/sites/index.ts';
import { profiles as imprints } from '../../packages/library/types/imprint/testing/profiles.ts';
import { profiles } from '../../packages/library/types/privacy-policy/testing/profiles/index.ts';
import { today, validAnswers } from '../../packages/library/types/privacy-policy/testing/random-answers.ts';
import { sellers } from '../../packages/library/types/return-refund-policy/testing/sellers/index.ts';
import { sites as shops } from '../../packages/library/types/terms-conditions/testing/sites/index.ts';
import { type SiteBanner, withBanner } from '../../packages/library/vendors/site-banner.ts';

interface SampleOwner {
  answers: Answers;
  banner?: SiteBanner;
}

const plain = (owners: Readonly<Record<string, Answers>>): Record<string, SampleOwner> =>
  Object.fromEntries(Object.entries(owners).map(([name, answers]) => [name, { answers }]));

const samples: { readonly [T in AgreementType]?: Readonly<Record<string, SampleOwner>> } = {
  PRIVACY_POLICY: plain(profiles),
  ACCESSIBILITY_STATEMENT: plain(statements),
  COOKIES_POLICY: cookiesSites,
  DISCLAIMER: plain(publishers),
  EULA: plain(software),
  IMPRINT: plain(imprints),
  RETURN_REFUND_POLICY: plain(sellers),
  TERMS_CONDITIONS: plain(shops),
};

export const previewTypes = Object.keys(samples) as readonly AgreementType[];

/** Two that chance made up stand beside the known ones; a number gives another. */
export function ownerNames(type: AgreementType): string[] {
  return [...Object.keys(samples[type] ?? {}), 'random-1', 'random-2'];
}

/** The relevant answers of an owner; null where the type has none of that name. */
export function findOwnerAnswers(type: AgreementType, owner: string, language: string): Answers | null {
  const questionnaire = questionnaires[type];
  const [, seed] = /^random-(\d+)$/.exec(owner) ?? [];
  const known = Object.entries(samples[type] ?? {}).find(([name]) => name === owner)?.[1];
  if (questionnaire === undefined || (known === undefined && seed === undefined)) return null;
  const answers = known?.answers ?? validAnswers(questionnaire, randomNumbers(Number(seed)));
  const { relevant } = evaluate(questionnaire, answers, { today });
  return withBanner(inLanguage(relevant, language) as Answers, known?.banner);
}

/** Sample owners wrote nothing in a draft: their words in another language stand there too. */
function inLanguage(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, language));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isByLanguage = entries.length > 0 && entries.every(([key]) => isLanguage(key));
  const [[, words] = []] = entries.filter(([key]) => key === 'en').concat(entries);
  if (isByLanguage) return { ...value, [language]: Reflect.get(value, language) ?? words };
  return Object.fromEntries(entries.map(([key, one]) => [key, inLanguage(one, language)] as const));
}
