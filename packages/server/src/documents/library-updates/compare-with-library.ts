/** Whether the library of today would write another text than a version has, and why. */
import {
  changedClauses,
  changedLaws,
  firstDayOf,
  headClause,
  type SiteBanner,
} from '@clausewright/library/clauses';
import { sameBlocks } from '@clausewright/engine/merge/merge';
import { updatedAnswers } from '@clausewright/library/questionnaires';
import type { AgreementType } from '@clausewright/contract';
import { canonicalJson } from '../../platform/canonical-json.ts';
import { withoutNumbers } from '../planning/heading-numbers.ts';
import { type Plan, planAgreement, findQuestionnaire, writeDocuments } from '../planning/plan-agreement.ts';
import type { PriceFacts } from '../planning/price-facts.ts';
import { toClauses } from '../planning/update-merge.ts';
import type { GeneratedText, Version, VersionDocument } from '../records/version-store.ts';
import type { LibraryReason } from '../../platform/database/schema.ts';

export interface Compared {
  type: AgreementType;
  version: Version;
  documents: readonly VersionDocument[];
  facts: PriceFacts;
  /** On the website of the document now. */
  banner?: SiteBanner | undefined;
  /** ISO day. */
  today: string;
}

/** Empty where the text would be the same; what was written by hand does not count. */
export function reasonsToUpdate({
  type,
  version,
  documents,
  facts,
  banner,
  today,
}: Compared): LibraryReason[] {
  const questionnaire = findQuestionnaire(type);
  if (questionnaire === null) return [];
  const { answers, ask } = updatedAnswers(questionnaire, version.answers, version.questionnaireVersion);
  const plan = planAgreement(questionnaire, {
    answers,
    today,
    ...facts,
    freeOnly: version.scope.free,
    premium: version.scope.premium ?? false,
    banner,
  });
  const { valid, errors } = plan.evaluation;
  if (!valid || ask.length > 0) {
    const open = [...ask, ...errors.map(({ path }) => path.split('/')[0] ?? path)];
    return [...new Set(open)].map((id) => ({ kind: 'questions', id }));
  }
  const changed = changedTexts(documents, writeDocuments(sameDate(plan, version)).documents);
  return changed.size === 0 ? [] : reasonsFor(type, { version, plan, changed });
}

function isSame(one: SiteBanner | undefined, other: SiteBanner | undefined): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** The plan with the date that the version states, so that another day is no other text unless a law begins on it. */
function sameDate(plan: Plan, { answers, createdAt }: Version): Plan {
  const day = dayOf(createdAt);
  const isStated = answers['effective_date'] !== undefined;
  return isStated ? plan : { ...plan, printed: { ...plan.printed, effective_date: day } };
}

/** Ids of the clauses whose generated text differs in a language that both have. */
function changedTexts(before: readonly VersionDocument[], after: readonly VersionDocument[]): Set<string> {
  const changed = new Set<string>();
  for (const document of before) {
    const other = after.find(({ language }) => language === document.language);
    if (other === undefined) continue;
    const [old, now] = [blocksById(document.generated ?? document), blocksById(other)];
    for (const id of new Set([...old.keys(), ...now.keys()])) {
      if (!sameBlocks(old.get(id) ?? [], now.get(id) ?? [])) changed.add(id);
    }
  }
  return changed;
}

function blocksById(text: GeneratedText) {
  return new Map(withoutNumbers(toClauses(text)).map(({ id, blocks }) => [id, blocks]));
}

function reasonsFor(
  type: AgreementType,
  { version, plan, changed }: { version: Version; plan: Plan; changed: ReadonlySet<string> },
): LibraryReason[] {
  const newer = changedClauses(type, version.clauseVersions).filter(({ id }) => changed.has(id));
  const revised = new Set(changedLaws(version.lawCatalogueVersion).map(({ id }) => id));
  const begun = (law: string): boolean => {
    const day = firstDayOf(law, plan.evaluation.relevant);
    return day !== null && day > dayOf(version.createdAt) && day <= plan.today;
  };
  const laws = plan.scope.laws.filter(
    (law) => revised.has(law) || !version.scope.laws.includes(law) || begun(law),
  );
  const found: LibraryReason[] = [
    ...laws.map((id) => ({ kind: 'law', id }) as const),
    ...newer.map(({ id }) => ({ kind: 'clause', id }) as const),
    ...(isSame(version.scope.banner, plan.scope.banner) ? [] : [{ kind: 'banner', id: 'banner' } as const]),
  ];
  // Words that clauses share, or a clause that is new: the first place where it shows stands for it.
  // A version that was edited or restored carries the date of older words: another date alone is no newer text.
  const [first] = changed.has(headClause) ? [] : changed;
  return found.length > 0 || first === undefined ? found : [{ kind: 'clause', id: first }];
}
