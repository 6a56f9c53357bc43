import {
  type Coverage,
  abridge,
  assemble,
  coverageOf,
  heads,
  partsPresent,
  spokenLaw,
  spokenReason,
  withBanner,
} from '@clausewright/agreements/clauses';
import { type Answers, deriveLaws } from '@clausewright/agreements/questionnaires';
import type { Draft } from '@clausewright/agreements/tree';
import type { AgreementType, Language, ResultOf } from '@clausewright/contract';
import type { previewAgreement as previewCall } from '@clausewright/contract';
import { renderDraftHtml } from '@clausewright/documents';
import { describeCosts } from '../billing/prices/describe-costs.ts';
import { currentPrices } from '../billing/prices/price-store.ts';
import { bannerOfSite, factsOf } from '../consents/banner-of-site.ts';
import { foundBetween } from '../consents/found-between.ts';
import type { Outcome } from '../http/envelope.ts';
import { draftToken } from './draft-token.ts';
import { headingOf } from './heading-of-clause.ts';
import { offeredQuestionnaire, planAgreement } from './plan-agreement.ts';
import type { AgreementPorts } from './ports.ts';

export interface PreviewInput {
  type: AgreementType;
  answers: unknown;
  /** Language of the document. */
  language: Language;
  /** Id of the only clause wanted. */
  clause: string | undefined;
  /** Language of the caller. */
  interfaceLanguage: Language;
  /** Whose it will be; null for a visitor's. */
  ownerId: string | null;
}

type Preview = ResultOf<typeof previewCall>;

/** The document that the answers so far would give, blanks and all. Nothing is stored. */
export async function previewAgreement(
  { db, clock, secret, mode }: Pick<AgreementPorts, 'db' | 'clock' | 'secret' | 'mode'>,
  input: PreviewInput,
): Promise<Outcome<Preview>> {
  const questionnaire = offeredQuestionnaire(input.type, mode);
  if (questionnaire === null) return { ok: false, reason: 'type-unavailable' };
  const now = clock();
  const today = now.toISOString().slice(0, 10);
  // The contract bounds the shape; what does not fit its question is left out by the engine.
  const answers = input.answers as Answers;
  const served = await bannerOfSite(db, { ownerId: input.ownerId, type: input.type, answers });
  const plan = planAgreement(questionnaire, {
    answers,
    today,
    prices: await currentPrices(db, now),
    owned: [],
    served: [],
    freeOnly: false,
    ...(served && { banner: factsOf(served.draft) }),
  });
  const { relevant } = plan.evaluation;
  const whole = assemble(input.type, withBanner(relevant, plan.scope.banner), {
    language: input.language,
    today,
    blanks: true,
  });
  const shown = abridge(
    whole,
    whole.clauses.filter(({ price }) => price === null).map(({ id }) => id),
  );
  const wanted =
    input.clause === undefined
      ? shown
      : { ...shown, clauses: shown.clauses.filter(({ id }) => id === input.clause) };
  return {
    ok: true,
    value: {
      html: renderDraftHtml(wanted),
      clauses: clausesOf(whole),
      laws: deriveLaws(relevant, questionnaire.lawBook).map(({ law, reason, home, covered }) => ({
        id: law,
        name: spokenLaw(law, input.interfaceLanguage),
        home,
        reason: spokenReason(reason, input.interfaceLanguage),
        covered,
      })),
      coverage: describeCoverage(coverageOf(whole, relevant, { laws: plan.scope.laws, today })),
      contradictions: served && {
        consent_id: served.consentId,
        found: foundBetween(input.type, { answers: relevant, banner: plan.scope.banner }, served.draft),
      },
      costs: describeCosts(plan, input.interfaceLanguage),
      draft_token: draftToken(secret, now),
    },
  };
}

function clausesOf(draft: Draft): Preview['clauses'] {
  const meets = new Map(heads(draft.type).map(({ id, parts }) => [id, parts]));
  const present = partsPresent(draft);
  return draft.clauses.map(({ id, price, blocks }) => ({
    id,
    heading: headingOf(blocks),
    premium: price !== null,
    requirement_ids: [
      ...new Set(
        present.flatMap(({ clause, part }) => (clause === id ? (meets.get(id)?.[part]?.meets ?? []) : [])),
      ),
    ],
  }));
}

function describeCoverage({ applies, due }: Coverage): Preview['coverage'] {
  return {
    total: due.total,
    met: due.met,
    duties: applies
      .filter(({ kind }) => kind === 'state')
      .map(({ requirement, citation, met }) => ({
        requirement_id: requirement,
        law: citation,
        clauses: [...new Set(met?.map(({ clause }) => clause))],
      })),
  };
}
