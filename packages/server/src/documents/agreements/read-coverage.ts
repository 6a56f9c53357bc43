import {
  assemble,
  type Coverage,
  computeCoverage,
  documentPromises,
  healthChecks,
  isPolicyType,
  missingAnswers,
  storeChecks,
  vendorChecks,
  withBanner,
} from '@clausewright/library/clauses';
import type { Answers, Evaluation } from '@clausewright/library/questionnaires';
import type { AgreementType, CoverageResult, Language } from '@clausewright/contract';
import type { Outcome } from '../../platform/http/envelope.ts';
import { notServedReason } from '../release-gate/not-served-reason.ts';
import { type Caller, openAgreement } from '../records/agreement-access.ts';
import { describeCoverage } from '../planning/describe-coverage.ts';
import { findHeading } from '../planning/find-heading.ts';
import { titleWithoutNumber } from '../planning/heading-numbers.ts';
import type { AnswersInput } from '../planning/new-plan-input.ts';
import { planAnswers } from '../planning/plan-answers.ts';
import { planStoredVersion } from '../planning/plan-stored-agreement.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { priceFacts } from '../planning/price-facts.ts';
import { listVersionDocuments, findVersion } from '../records/version-store.ts';

interface CoverInput extends AnswersInput {
  /** Of the document. */
  language: Language;
  /** Of the caller. */
  interfaceLanguage: Language;
}

/** What sections of the document, and vendors that it names, leave to the owner. */
function checksOf(
  type: AgreementType,
  headings: ReadonlyMap<string, string>,
  relevant: Answers,
  language: Language,
) {
  return [
    ...(headings.has('pp.storeforms') ? storeChecks(relevant, language) : []),
    ...(headings.has('pp.health') ? healthChecks(language) : []),
    ...(isPolicyType(type) ? vendorChecks(relevant, language) : []),
  ];
}

/** The answers that would meet what no clause meets now. */
function lackingIn({ applies, platforms, further }: Coverage, type: AgreementType, evaluation: Evaluation) {
  const unmet = [...applies, ...platforms, ...further].filter(
    ({ kind, met }) => kind === 'state' && met === null,
  );
  return missingAnswers(
    type,
    evaluation,
    unmet.map(({ requirement }) => requirement),
  );
}

/** What the document of these answers would meet. */
export async function reportAnswersCoverage(
  ports: Pick<InstancePorts, 'db' | 'clock' | 'mode'>,
  input: CoverInput,
): Promise<Outcome<CoverageResult>> {
  const planned = await planAnswers(ports, input);
  if (!planned.ok) return planned;
  const { evaluation, scope, today } = planned.plan;
  const { relevant } = evaluation;
  const { language } = input;
  const printed = withBanner(relevant, scope.banner);
  const draft = assemble(input.type, printed, { language, today, blanks: true });
  const headings = new Map(draft.clauses.map(({ id, blocks }) => [id, findHeading(blocks)]));
  const coverage = computeCoverage(draft, relevant, { laws: scope.laws, today });
  return {
    ok: true,
    value: describeCoverage({
      coverage,
      lacking: lackingIn(coverage, input.type, evaluation),
      laws: scope.laws,
      headings,
      checks: checksOf(input.type, headings, relevant, input.interfaceLanguage),
      promises: documentPromises(input.type, printed, { language, today, blanks: true }),
      edited: false,
      language: input.interfaceLanguage,
    }),
  };
}

interface VersionInput {
  id: string;
  caller: Caller;
  /** Of the document whose clauses are named. */
  document: Language;
  /** Of the caller. */
  language: Language;
}

/** What the version that is served meets: judged as on the day on which it was made. */
export async function reportAgreementCoverage(
  { db, clock, mode }: Pick<InstancePorts, 'db' | 'clock' | 'mode'>,
  { id, caller, document: language, language: interfaceLanguage }: VersionInput,
): Promise<Outcome<CoverageResult>> {
  const opened = await openAgreement(db, id, caller);
  if (!opened.ok) return opened;
  const { type, currentVersionId } = opened.agreement;
  if (currentVersionId === null) return notServedReason({ db, mode, clock }, opened.agreement);
  const version = await findVersion(db, currentVersionId);
  if (version === null) throw new Error('an agreement serves a version that does not exist');
  const stored = (await listVersionDocuments(db, version.id)).find((one) => one.language === language);
  if (stored === undefined) return { ok: false, reason: 'not-found' };
  const { evaluation, printed, scope, today } = planStoredVersion(
    type,
    version,
    await priceFacts(db, id, clock()),
  );
  const options = {
    language,
    today,
    blanks: true,
    included: { clauses: scope.paidClauses, laws: scope.laws },
  };
  const draft = assemble(type, printed, options);
  const headings = new Map(
    stored.clauses.map(({ id: clause, from, to }) => [
      clause,
      titleWithoutNumber(findHeading(stored.document.children.slice(from, to))),
    ]),
  );
  const coverage = computeCoverage(draft, evaluation.relevant, { laws: scope.laws, today });
  return {
    ok: true,
    value: describeCoverage({
      coverage,
      lacking: lackingIn(coverage, type, evaluation),
      laws: scope.laws,
      headings,
      checks: checksOf(type, headings, evaluation.relevant, interfaceLanguage),
      promises: documentPromises(type, printed, options),
      edited: stored.generated !== null,
      language: interfaceLanguage,
    }),
  };
}
