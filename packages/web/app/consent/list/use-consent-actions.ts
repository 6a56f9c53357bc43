import type { ConsentCard } from '@clausewright/contract';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../../api.ts';
import { isCode } from '../../outcome.ts';
import { useFailureText } from '../../outcome-text.ts';
import { consentCalls } from '../consent-calls.ts';

/** The heading of a card, which takes the focus when the card before it goes. */
export function cardHeadingId(id: string): string {
  return `consent-${id}`;
}

export interface ConsentActions {
  /** The consent as it is after what was pressed here; the switch moves at once. */
  now: (consent: ConsentCard) => ConsentCard;
  toggle: (consent: ConsentCard) => void;
  /** Whose deletion a dialog asks about. */
  asked: ConsentCard | null;
  ask: (consent: ConsentCard) => void;
  answer: (yes: boolean) => void;
  /** Id of the consent that is being deleted. */
  deleting: string | null;
  isGone: (id: string) => boolean;
  failureOf: (id: string) => string | null;
  /** Its plan renews, which the list did not know: that has to end first. */
  planRuns: (id: string) => boolean;
  /** What has happened, for everybody to hear and see. */
  said: string | null;
}

/** The card whose turn it is when one goes: the next, else the one before, else the page. */
function neighbourOf(id: string): string {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-consent]')];
  const at = cards.findIndex(({ dataset }) => dataset['consent'] === id);
  const next = (cards[at + 1] ?? cards[at - 1])?.dataset['consent'];
  return next === undefined ? 'main' : cardHeadingId(next);
}

/** The switch and the deletion of all cards of the page. */
export function useConsentActions(reload: () => void): ConsentActions {
  const t = useTranslations('consents');
  const failureText = useFailureText();
  const [switched, setSwitched] = useState<Readonly<Record<string, boolean>>>({});
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<ConsentCard | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<{ id: string; text: string; planRuns?: boolean } | null>(null);
  const [said, setSaid] = useState<{ text: string; focus: string } | null>(null);

  useEffect(() => {
    // The button that was pressed went with its card.
    if (said !== null && document.activeElement === document.body)
      document.getElementById(said.focus)?.focus();
  }, [said]);

  const turn = async ({ id }: ConsentCard, active: boolean) => {
    if (busy.has(id)) return;
    setBusy((before) => new Set([...before, id]));
    setFailed(null);
    setSaid(null);
    setSwitched((before) => ({ ...before, [id]: active }));
    const outcome = await send(consentCalls.toggleConsent, { params: { id }, body: { active } });
    setBusy((before) => new Set([...before].filter((one) => one !== id)));
    setSwitched((before) => ({ ...before, [id]: outcome.ok ? outcome.data.active : !active }));
    if (!outcome.ok) {
      setFailed({ id, text: `${t(active ? 'notOn' : 'notOff')} ${failureText(outcome)}` });
    }
  };

  const remove = async ({ id, site_url: site }: ConsentCard) => {
    setDeleting(id);
    setFailed(null);
    setSaid(null);
    const outcome = await send(consentCalls.deleteConsent, { params: { id } });
    setDeleting(null);
    if (!outcome.ok && !isCode(outcome, 'not-found')) {
      const text = `${t('notDeleted')} ${failureText(outcome)}`;
      setFailed({ id, text, planRuns: isCode(outcome, 'plan-runs') });
      return;
    }
    const focus = neighbourOf(id);
    setGone((before) => new Set([...before, id]));
    setSaid({ text: t('deleted', { site }), focus });
    reload();
  };

  return {
    now: (consent) => ({ ...consent, active: switched[consent.id] ?? consent.active }),
    toggle: (consent) => void turn(consent, !consent.active).catch(reportError),
    asked,
    ask: setAsked,
    answer: (yes) => {
      setAsked(null);
      if (yes && asked !== null) void remove(asked).catch(reportError);
    },
    deleting,
    isGone: (id) => gone.has(id),
    failureOf: (id) => (failed?.id === id ? failed.text : null),
    planRuns: (id) => failed?.id === id && failed.planRuns === true,
    said: said?.text ?? null,
  };
}
