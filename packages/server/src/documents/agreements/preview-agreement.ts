import {
  abridge,
  assemble,
  computeCoverage,
  heads,
  partsPresent,
  getLawLabel,
  describeLawReason,
  withBanner,
} from '@clausewright/library/clauses';
import { deriveLaws } from '@clausewright/library/questionnaires';
import type { Draft } from '@clausewright/engine/document/tree';
import type { Language, ResultOf } from '@clausewright/contract';
import type { previewAgreement as previewCall } from '@clausewright/contract';
import { renderDraftHtml } from '@clausewright/documents';
import { describeCosts } from '../planning/describe-costs.ts';
import { comparePair } from '../site-consistency/compare-pair.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import { withheldInDrafts, withheldInPlan, describeWithheldWording } from '../release-gate/release-gate.ts';
import { redactWithheld } from '../release-gate/redact-withheld.ts';
import { draftToken } from '../../customers/accounts/draft-token.ts';
import { compareSiteDocuments } from '../site-consistency/compare-site-documents.ts';
import { findHeading } from '../planning/find-heading.ts';
import type { AnswersInput } from '../planning/new-plan-input.ts';
import { planAnswers } from '../planning/plan-answers.ts';
import type { InstancePorts } from '../../platform/ports.ts';

export interface PreviewInput extends AnswersInput {
  /** Language of the document. */
  language: Language;
  /** Id of the only clause wanted. */
  clause: string | undefined;
  /** Language of the caller. */
  interfaceLanguage: Language;
}

type Preview = ResultOf<typeof previewCall>;

/** The document that the answers so far would give, blanks and all, but for wording that is held. Nothing is stored. */
export async function previewAgreement(
  ports: Pick<InstancePorts, 'db' | 'clock' | 'secret' | 'mode'>,
  input: PreviewInput,
): Promise<Outcome<Preview>> {
  const planned = await planAnswers(ports, input);
  if (!planned.ok) return planned;
  const { questionnaire, plan, served } = planned;
  const { today } = plan;
  const { relevant } = plan.evaluation;
  const whole = assemble(input.type, withBanner(relevant, plan.scope.banner), {
    language: input.language,
    today,
    blanks: true,
  });
  const held = await withheldInDrafts(ports, [whole], relevant);
  const shown = abridge(
    redactWithheld(whole, held),
    whole.clauses.filter(({ price }) => price === null).map(({ id }) => id),
  );
  const { due } = computeCoverage(whole, relevant, { laws: plan.scope.laws, today });
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
        name: getLawLabel(law, input.interfaceLanguage),
        home,
        reason: describeLawReason(reason, input.interfaceLanguage),
        covered,
      })),
      coverage: { total: due.total, met: due.met },
      contradictions: served && {
        consent_id: served.consentId,
        found: comparePair(input.type, { answers: relevant, banner: plan.scope.banner }, served.draft),
      },
      document_contradictions: await compareSiteDocuments(ports.db, {
        ownerId: input.ownerId,
        type: input.type,
        answers: relevant,
      }),
      costs: describeCosts(plan, input.interfaceLanguage),
      held_wording: describeWithheldWording(
        input.clause === undefined ? await withheldInPlan(ports, plan, whole) : [],
      ),
      draft_token: draftToken(ports.secret, ports.clock()),
    },
  };
}

function clausesOf(draft: Draft): Preview['clauses'] {
  const meets = new Map(heads(draft.type).map(({ id, parts }) => [id, parts]));
  const present = partsPresent(draft);
  return draft.clauses.map(({ id, price, blocks }) => ({
    id,
    heading: findHeading(blocks),
    premium: price !== null,
    requirement_ids: [
      ...new Set(
        present.flatMap(({ clause, part }) => (clause === id ? (meets.get(id)?.[part]?.meets ?? []) : [])),
      ),
    ],
  }));
}
