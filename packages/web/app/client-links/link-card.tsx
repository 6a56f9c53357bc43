import type { ClientLink, WebsitePage } from '@clausewright/contract';
import { clientLinkLimits } from '@clausewright/contract/client-link-limits';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { send } from '../api.ts';
import type { Failure } from '../outcome.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { clientLinkCalls } from './client-link-calls.ts';
import { DocumentAnswers } from './document-answers.tsx';
import { documentFor } from './draft-of.ts';

interface Props {
  link: ClientLink;
  page: WebsitePage;
  mayChange: boolean;
  onMade: (token: string) => void;
  onDone: (words: string) => void;
  onRemoved: () => void;
  /** Somebody else changed it: what is said here stays. */
  onReload: () => void;
}

/** One link with what the client said. */
export function LinkCard({ link, page, mayChange, onMade, onDone, onRemoved, onReload }: Props) {
  const t = useTranslations('withdrawals.links');
  const format = useFormatter();
  const [busy, setBusy] = useState(false);
  const [asked, ask] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { id, asker, state, questions, remarks } = link;
  const params = { id: page.website.id };
  const day = (moment: string) => format.dateTime(new Date(moment), 'day');
  const answered = questions.filter(({ given }) => given !== null);
  // Two documents of one type have a draft each.
  const groups = Map.groupBy(answered, (one) => documentFor(page.documents, one) ?? one.type);
  const forms = [...groups].flatMap(([key, [first, ...more]]) =>
    first === undefined ? [] : [{ key, first, own: [first, ...more] }],
  );
  const title = `link-${id}`;
  const act = async (work: () => Promise<Failure | null>) => {
    if (busy) return;
    setBusy(true);
    setFailure(await work());
    setBusy(false);
  };
  const renew = async () => {
    const body = { link: id, days: clientLinkLimits.days };
    const outcome = await send(clientLinkCalls.renewClientLink, { params, body });
    if (!outcome.ok) return outcome;
    onMade(outcome.data.token);
    return null;
  };
  const revoke = async () => {
    const outcome = await send(clientLinkCalls.revokeClientLink, { params, body: { link: id } });
    if (!outcome.ok) return outcome;
    onDone(t('revoked'));
    return null;
  };
  const remove = async () => {
    ask(false);
    const body = { link: id, delete: true };
    const outcome = await send(clientLinkCalls.revokeClientLink, { params, body });
    if (!outcome.ok) return outcome;
    onRemoved();
    return null;
  };
  const hidden = <span className="vh"> {t('of', { date: day(link.created_at) })}</span>;
  return (
    <section className="section" aria-labelledby={title}>
      <h2 id={title}>{t('made.on', { date: day(link.created_at) })}</h2>
      <p>
        <span className={`badge badge--${state === 'open' ? 'ok' : 'line'}`}>{t(`state.${state}`)}</span>{' '}
        {t('facts', {
          asker,
          date: day(link.expires_at),
          count: questions.length,
          answered: answered.length,
        })}
      </p>
      <FailureAlert failure={failure} />
      {remarks.map(({ said, at }) => (
        <blockquote key={at} className="ask__remark">
          <p className="hint">{t('remark', { date: day(at) })}</p>
          <p>{said}</p>
        </blockquote>
      ))}
      {forms.map(({ key, first, own }) => (
        <DocumentAnswers
          key={key}
          link={link}
          type={first.type}
          agreementId={documentFor(page.documents, first)}
          answered={own}
          page={page}
          mayChange={mayChange}
          onDone={onDone}
          onReload={onReload}
        />
      ))}
      {mayChange && (
        <p className="form__acts row">
          {state === 'open' && (
            <button
              type="button"
              className="btn"
              aria-busy={busy}
              onClick={() => void act(revoke).catch(reportError)}
            >
              {t('revoke')}
              {hidden}
            </button>
          )}
          <button
            type="button"
            className="linkbtn"
            aria-busy={busy}
            onClick={() => void act(renew).catch(reportError)}
          >
            {t('renew')}
            {hidden}
          </button>
          <button type="button" className="linkbtn" aria-busy={busy} onClick={() => ask(true)}>
            {t('remove')}
            {hidden}
          </button>
        </p>
      )}
      {asked && (
        <ConfirmDialog
          title={t('made.on', { date: day(link.created_at) })}
          keep={t('keep')}
          act={t('remove')}
          onKeep={() => ask(false)}
          onAct={() => void act(remove).catch(reportError)}
        >
          <p>{t('removeWhat')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
