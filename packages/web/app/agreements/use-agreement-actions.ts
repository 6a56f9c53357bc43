import type { ListedAgreement } from '@clausewright/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { accountCalls } from '../account-calls.ts';
import { send } from '../api.ts';
import { agreementToken, removeStoredAgreement } from '../stored-agreements.ts';
import { useFailureText } from '../outcome-text.ts';
import type { Failure } from '../outcome.ts';
import { saveCustomer } from '../stored-session/session-store.ts';
import { useSession } from '../session/use-session.ts';
import { agreementCalls } from './agreement-calls.ts';
import { cardHeadingId } from './card-top.tsx';
import { paths } from './paths.ts';
import { useName } from './use-name.ts';

/** premium: text is edited in the premium version only. confirm: the address is not confirmed yet. */
export type Question = 'edit' | 'update' | 'delete' | 'premium' | 'confirm';

export interface Asked {
  question: Question;
  agreement: ListedAgreement;
}

export interface AgreementActions {
  /** What a dialog asks now. */
  asked: Asked | null;
  ask: (question: Question, agreement: ListedAgreement) => void;
  /** Goes where it happens, or asks first. */
  act: (what: 'edit' | 'update', agreement: ListedAgreement) => void;
  answer: (yes: boolean) => void;
  /** Id of the agreement that is being deleted. */
  deleting: string | null;
  isGone: (id: string) => boolean;
  failureOf: (id: string) => string | null;
  /** What has happened, for everybody to hear and see. */
  said: string | null;
  reload: () => void;
}

/** What has to be asked first; null where nothing has. */
function questionBefore(
  what: 'edit' | 'update',
  { premium, edited }: ListedAgreement,
  confirmed: boolean,
): Question | null {
  if (!confirmed) return 'confirm';
  if (what === 'edit' && !premium) return 'premium';
  // The first edit is the step that counts; an update counts once something was edited.
  return edited === (what === 'update') ? what : null;
}

/** The card whose turn it is when one goes: the next, else the one before, else the page. */
function neighbourOf(id: string): string {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-agreement]')];
  const at = cards.findIndex(({ dataset }) => dataset['agreement'] === id);
  const next = cards[at + 1] ?? cards[at - 1];
  return next?.dataset['agreement'] === undefined ? 'main' : cardHeadingId(next.dataset['agreement']);
}

/** Whoever confirmed the address elsewhere meanwhile is let in here at once. */
async function readAgain(): Promise<void> {
  const info = await send(accountCalls.customerInfo, {});
  if (info.ok) saveCustomer(info.data.customer);
}

/** Dialogs and deletion for all cards of the page. */
export function useAgreementActions(reload: () => void): AgreementActions {
  const t = useTranslations('agreements');
  const failureText = useFailureText();
  const name = useName();
  const navigate = useNavigate();
  const { confirmed } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<{ id: string; text: string } | null>(null);
  const [said, setSaid] = useState<{ text: string; focus: string } | null>(null);

  useEffect(() => {
    // The button that was pressed went with its card.
    if (said !== null && document.activeElement === document.body)
      document.getElementById(said.focus)?.focus();
  }, [said]);

  const whyNot = (failure: Failure): string =>
    'messages' in failure && failure.messages.length > 0 ? failureText(failure) : t('deleteFailed');

  const remove = async (agreement: ListedAgreement) => {
    const { agreement_id: id } = agreement;
    setDeleting(id);
    setFailed(null);
    setSaid(null);
    const outcome = await send(agreementCalls.deleteAgreement, {
      params: { id },
      agreementToken: agreementToken(id),
    });
    setDeleting(null);
    const isGone =
      outcome.ok ||
      (outcome.reason === 'refused' && outcome.messages.some(({ code }) => code === 'not-found'));
    if (!isGone) {
      setFailed({ id, text: whyNot(outcome) });
      return;
    }
    const focus = neighbourOf(id);
    removeStoredAgreement(id);
    setGone((before) => new Set([...before, id]));
    setSaid({ text: t('deleted', { name: name(agreement) }), focus });
    reload();
  };

  return {
    asked,
    ask: (question, agreement) =>
      setAsked({ question: question === 'delete' && !confirmed ? 'confirm' : question, agreement }),
    act: (what, agreement) => {
      const question = questionBefore(what, agreement, confirmed);
      if (question === null) void navigate(paths[what](agreement));
      else setAsked({ question, agreement });
    },
    answer: (yes) => {
      setAsked(null);
      if (!yes || asked === null) return;
      if (asked.question === 'confirm') void readAgain().catch(reportError);
      else if (asked.question === 'delete') void remove(asked.agreement).catch(reportError);
      else void navigate(paths[asked.question](asked.agreement));
    },
    deleting,
    isGone: (id) => gone.has(id),
    failureOf: (id) => (failed?.id === id ? failed.text : null),
    said: said?.text ?? null,
    reload,
  };
}
