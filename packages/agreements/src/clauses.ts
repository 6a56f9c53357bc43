/** The server's entry: clause texts, which never reach the browser. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { assembleOutline, type AssembleOptions } from './document/assemble.ts';
import type { ClauseHead } from './document/clause.ts';
import type { Outline } from './document/outline.ts';
import { questionsOfClause, type ClauseQuestions } from './document/provenance.ts';
import { partsPresent } from './document/parts-present.ts';
import type { Draft } from './document/tree.ts';
import { coverage, type Coverage } from './law/duty-coverage.ts';
import { partPresence } from './law/part-presence.ts';
import { outlines } from './outlines.ts';
import type { Answers } from './questionnaire/definition.ts';

export { abridge } from './document/abridge.ts';
export type { AssembleOptions, Included } from './document/assemble.ts';
export type { ClauseHead } from './document/clause.ts';
export { finish } from './document/finish.ts';
export { fullWording } from './document/full-wording.ts';
export { headClause } from './document/head-clause.ts';
export {
  changedClauses,
  changedLaws,
  libraryVersion,
  reasonFor,
  type ChangedClause,
} from './document/library-changes.ts';
export type { LibraryChange } from './document/library-changes-list.ts';
export { normalise } from './document/normalise.ts';
export type { Outline } from './document/outline.ts';
export { outlines } from './outlines.ts';
export { spokenCitation } from './law/spoken-citation.ts';
export { spokenCondition, spokenDuty } from './law/spoken-duties.ts';
export { spokenLaw, spokenReason } from './law/spoken-laws.ts';
export { catalogueVersion as lawCatalogueVersion, findRequirement } from './law/requirements.ts';
export { defaultPrices } from './pricing/default-prices.ts';
export { amountOf, checkPriceTable, type PriceTable } from './pricing/price-table.ts';
export * from './pricing/price-lines.ts';
export { healthChecks } from './privacy-policy/health-checks.ts';
export { storeChecks, type OwnerCheck } from './privacy-policy/store-checks.ts';
export { documentContradictions, type SiteDocument } from './consistency/document-contradictions.ts';
export {
  contradictions,
  deniedUses,
  type BannerFacts,
  type Contradiction,
  type DeniedUse,
  type PolicyFacts,
  vendorsToAsk,
} from './vendors/consistency.ts';
export { isPolicyType, policyTypes, type PolicyType } from './vendors/policy-questions.ts';
export { bannerFor, siteBanner, type SiteBanner, withBanner } from './vendors/site-banner.ts';
export { carriedUnverified, mayCarryPrescribed } from './statutory/carried.ts';
export { withhold, withheldNotice } from './statutory/withhold.ts';
export { type Official, type StatutoryText, statutoryPart, statutoryTexts } from './statutory/texts.ts';
export type { AppliedDuty, Coverage, SpareDuty } from './law/duty-coverage.ts';
export { partsPresent, type PartPlace } from './document/parts-present.ts';
export type { ClauseQuestions } from './document/provenance.ts';
export type { Clause } from './document/clause.ts';

/** The draft of a document; throws for a type without clauses, and on a blank unless `blanks`. */
export function assemble(type: AgreementType, relevant: object, options: AssembleOptions): Draft {
  return assembleOutline(outlineOf(type), relevant, options);
}

/** Which duties the document has and which of its parts meet each; `laws` are the chosen ones. */
export function coverageOf(
  draft: Draft,
  relevant: Answers,
  options: { laws: readonly string[]; today: string },
): Coverage {
  const parts = partPresence(heads(draft.type), partsPresent(draft));
  return coverage({ type: draft.type, answers: relevant, parts, ...options });
}

/** Clauses that the answers bring, each with the code of its price line: what a quote is made of. */
export function clausePrices(type: AgreementType, relevant: object): { id: string; price: string | null }[] {
  return outlineOf(type)
    .clauses.filter((clause) => clause.when(relevant))
    .map((clause) => ({ id: clause.id, price: clause.price(relevant) }));
}

/** Heads of all clauses of a type in the order of its document. */
export function heads(type: AgreementType): ClauseHead[] {
  return outlineOf(type).clauses.map(({ id, version, parts }) => ({
    id,
    version,
    parts: Object.fromEntries(
      Object.entries(parts).map(([name, { meets, when }]) => [
        name,
        { meets, conditional: when !== undefined },
      ]),
    ),
  }));
}

/** What each clause of a type reads: for the questionnaire linter and 'this answer adds …'. */
export function clauseQuestions(type: AgreementType): ClauseQuestions[] {
  return outlineOf(type).clauses.map(questionsOfClause);
}

function outlineOf(type: AgreementType): Outline {
  const outline = outlines[type];
  if (outline === undefined) throw new Error(`${type} has no clauses yet`);
  return outline;
}
