import type { Answers } from '@clausewright/library/questionnaires';
import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { calls } from '../calls.ts';
import { isCode } from '../outcome.ts';
import { newRequestId } from '../request-id.ts';
import type { WizardMode } from '../wizard/wizard-mode.ts';
import { sentAnswers } from '../wizard/sent-answers.ts';
import type { WizardFlow } from '../wizard/use-wizard-flow.ts';
import { listConflicts, toResolutions, toWanted } from './decisions.ts';
import { DifferenceSection, differenceHeading } from './difference-section.tsx';
import type { Choose } from './decisions.ts';
import { questionNotes } from './question-notes.ts';
import { UpdateFailure, type Failed } from './update-failure.tsx';
import { LeftOut, PremiumChoice } from './premium-choice.tsx';
import { UpdateNotices } from './update-notices.tsx';
import type { UpdateDetails } from './use-update-details.ts';
import { useDifference } from './use-difference.ts';

/** What was pressed and could not be done, for the answers of that moment. */
interface Attempt {
  answers: Answers;
  failed: Failed;
}

/** Makes the next version of an agreement, once the person has seen what changes and decided what is theirs to decide. */
export function useUpdate(details: UpdateDetails, token: string | null, asking: WizardFlow): WizardMode {
  const { type, state, dispatch, evaluation, reviewing, leave, refuse } = asking;
  const { agreement_id: id, owned } = details;
  const t = useTranslations('update');
  const language = useLocale();
  const notes = useMemo(
    () => questionNotes(details, { newQuestion: t('newQuestion'), askedAgain: t('askedAgain') }),
    [details, t],
  );
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  /** Generate was pressed before there was anything to see, or before all was decided. */
  const [pressed, setPressed] = useState(false);

  const choices = state.choices ?? {};
  const wanted = toWanted(choices, { owned, chosen: details.premium });
  const { answers } = state;
  const asked = { type, answers, ...wanted, language };
  const differing = useDifference(id, token, state.ready && evaluation.valid ? asked : null);
  const { difference, current } = differing;
  const conflicts = difference ? listConflicts(difference, choices) : [];
  const costs = difference?.costs ?? null;

  const choose: Choose = (more) => dispatch({ type: 'choose', choices: more });

  const update = async (revision: number) => {
    setBusy(true);
    setAttempt(null);
    const outcome = await send(calls.updateAgreement, {
      params: { id },
      agreementToken: token,
      body: {
        request_id: newRequestId(),
        type,
        answers: sentAnswers(answers),
        revision,
        ...wanted,
        ...(conflicts.length > 0 && { resolutions: toResolutions(conflicts) }),
      },
    });
    setBusy(false);
    if (outcome.ok) return leave(outcome.data);
    const stale = (['revision-changed', 'edit-conflicts'] as const).find((code) => isCode(outcome, code));
    if (stale) differing.reload();
    setAttempt({ answers, failed: stale ?? outcome });
    refuse(outcome);
  };

  const generate = () => {
    if (busy) return;
    const open = conflicts.find(({ take }) => take === null);
    if (difference !== null && current && open === undefined) {
      setPressed(false);
      void update(difference.revision);
      return;
    }
    setPressed(true);
    // What is missing says so where it stands; the words are there when the focus arrives.
    setTimeout(() => document.getElementById(open && current ? open.key : differenceHeading)?.focus());
  };

  return {
    costs,
    ...(owned && { nothingDue: t('price.nothing') }),
    busy,
    generate,
    // Told about other answers, it would be wrong.
    failure: <UpdateFailure failed={attempt?.answers === answers ? attempt.failed : null} />,
    notices: (asking.number === 1 || reviewing) && <UpdateNotices details={details} asking={asking} />,
    notes,
    made: { id, token },
    top: reviewing && (
      <DifferenceSection
        details={details}
        differing={differing}
        complete={evaluation.valid}
        conflicts={conflicts}
        wanted={wanted}
        pressed={pressed}
        choose={choose}
      />
    ),
    price: {
      hint: costs?.total_price_is_extra_difference ? t('price.difference') : undefined,
      free: {
        words: owned ? t('price.continueWithout') : undefined,
        act: () => choose({ free: 'yes', premium: owned ? undefined : 'no' }),
      },
      more: (
        <>
          {!owned && <PremiumChoice costs={costs} wanted={wanted} choose={choose} />}
          {wanted.free_only && <LeftOut choose={choose} />}
        </>
      ),
    },
  };
}
