/** The server's entry: clause texts, which never reach the browser. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { assembleOutline, type AssembleOptions } from '@clausewright/engine/document/assemble';
import type { ClauseHead } from '@clausewright/engine/document/clause';
import { questionsOfClause, type ClauseQuestions } from '@clausewright/engine/document/provenance';
import { partsPresent } from '@clausewright/engine/document/parts-present';
import type { Draft } from '@clausewright/engine/document/tree';
import { coverage, type Coverage } from './laws/duty-coverage.ts';
import { withLawsInForce } from './laws/laws-in-force.ts';
import { partPresence } from '@clausewright/engine/law/part-presence';
import { outlines } from './agreement-types.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';

export { abridge } from '@clausewright/engine/document/abridge';
export type { AssembleOptions, Included } from '@clausewright/engine/document/assemble';
export type { ClauseHead } from '@clausewright/engine/document/clause';
export { finish } from '@clausewright/engine/document/finish';
export { fullWording } from '@clausewright/engine/document/full-wording';
export { headClause } from '@clausewright/engine/document/head-clause';
export {
  changedClauses,
  changedLaws,
  libraryVersion,
  reasonFor,
  type ChangedClause,
} from './changes/library-changes.ts';
export type { LibraryChange } from './changes/library-changes-list.ts';
export { normalise } from '@clausewright/engine/document/normalise';
export type { Outline } from '@clausewright/engine/document/outline';
export { outlines, questionnaires } from './agreement-types.ts';
export { formatCitation } from './laws/format-citation.ts';
export { describeCondition, describeDuty } from './laws/describe-duties.ts';
export { firstDayOf } from './laws/size-facts.ts';
export { missingAnswers } from './missing-answers.ts';
export { isTestedLimit } from './laws/tested-limits.ts';
export { getLawLabel, describeLawReason } from './laws/describe-laws.ts';
export { catalogueVersion as lawCatalogueVersion, findRequirement } from './laws/requirements.ts';
export { defaultPrices } from './prices/default-prices.ts';
export { getAmount, checkPriceTable, type PriceTable } from '@clausewright/engine/pricing/price-table';
export { owedClauses } from '@clausewright/engine/pricing/owed-clauses';
export * from '@clausewright/engine/pricing/price-lines';
export { documentPromises, type DocumentPromise, plannedPromises } from './promises/document-promises.ts';
export { promiseFiles } from './promises/promise-files.ts';
export { healthChecks } from './types/privacy-policy/health-checks.ts';
export { storeChecks, type OwnerCheck } from './types/privacy-policy/store-checks.ts';
export { consistencyVersion } from './consistency/consistency-version.ts';
export { documentContradictions, type SiteDocument } from './consistency/document-contradictions.ts';
export {
  contradictions,
  deniedUses,
  type BannerFacts,
  type Contradiction,
  type DeniedUse,
  type PolicyFacts,
  vendorsToAsk,
} from './consistency/banner-consistency.ts';
export { vendorChecks } from './types/privacy-policy/vendor-checks.ts';
export { isPolicyType, policyTypes, type PolicyType } from './vendors/policy-questions.ts';
export { bannerFor, siteBanner, type SiteBanner, withBanner } from './vendors/site-banner.ts';
export {
  findPrescribedTexts,
  findUnverifiedTexts,
  mayContainPrescribed,
} from './statutory/unverified-texts.ts';
export { withhold, withheldNotice } from './statutory/withhold.ts';
export { type Official, type StatutoryText, statutoryPart, statutoryTexts } from './statutory/texts.ts';
export type { AppliedDuty, Coverage, SpareDuty } from './laws/duty-coverage.ts';
export { partsPresent, type PartPlace } from '@clausewright/engine/document/parts-present';
export type { ClauseQuestions } from '@clausewright/engine/document/provenance';
export type { Clause } from '@clausewright/engine/document/clause';

/** The draft of a document; throws on a blank unless `blanks`. */
export function assemble(type: AgreementType, relevant: object, options: AssembleOptions): Draft {
  return assembleOutline(outlines[type], withLawsInForce(relevant, options.today), options);
}

/** The clauses that may cost something for these answers, with their price codes, before any is written. */
export function pricedClauses(
  type: AgreementType,
  relevant: object,
  today: string,
): [id: string, code: string][] {
  const answers = withLawsInForce(relevant, today);
  return outlines[type].clauses
    .filter((clause) => clause.when(answers))
    .flatMap((clause): [string, string][] => {
      const code = clause.price(answers);
      return code === null ? [] : [[clause.id, code]];
    });
}

/** Which duties the document has and which of its parts meet each; `laws` are the chosen ones. */
export function computeCoverage(
  draft: Draft,
  relevant: Answers,
  options: { laws: readonly string[]; today: string },
): Coverage {
  const parts = partPresence(heads(draft.type), partsPresent(draft));
  return coverage({ type: draft.type, answers: relevant, parts, ...options });
}

/** Clauses that the answers bring, each with the code of its price line: what a quote is made of. */
export function clausePrices(type: AgreementType, relevant: object): { id: string; price: string | null }[] {
  return outlines[type].clauses
    .filter((clause) => clause.when(relevant))
    .map((clause) => ({ id: clause.id, price: clause.price(relevant) }));
}

/** Heads of all clauses of a type in the order of its document. */
export function heads(type: AgreementType): ClauseHead[] {
  return outlines[type].clauses.map(({ id, version, parts }) => ({
    id,
    version,
    parts: Object.fromEntries(
      Object.entries(parts).map(([name, { meets, when, promise }]) => [
        name,
        { meets, conditional: when !== undefined, ...(promise !== undefined && { promise }) },
      ]),
    ),
  }));
}

/** What each clause of a type reads: for the questionnaire linter and 'this answer adds …'. */
export function clauseQuestions(type: AgreementType): ClauseQuestions[] {
  return outlines[type].clauses.map(questionsOfClause);
}
