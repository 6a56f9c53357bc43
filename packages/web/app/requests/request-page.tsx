import type { OpenRequest } from '@clausewright/contract';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Section, StatusMessage } from '../account/section.tsx';
import { send } from '../api.ts';
import { languageNames } from '../interface-languages.ts';
import { NotFound } from '../layout/error-page.tsx';
import { isCode } from '../outcome.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Notice } from '../ui/notice.tsx';
import { useFetched } from '../use-fetched.ts';
import { WithdrawalFrame } from '../withdrawals/withdrawal-frame.tsx';
import { AnswerForm } from './answer-form.tsx';
import { AssigneeSection } from './assignee-section.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { FileSection } from './file-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { requestCalls, requestPaths } from './request-calls.ts';
import { DueLine, StateBadge } from './state-badge.tsx';

const dayOf = (day: string) => new Date(`${day}T12:00:00`);

/** `/profile/requests/{website}/{request}`: one request, what is due by which law, and what was done. */
export function RequestPage({ id, request: of }: { id: string; request: string }) {
  const t = useTranslations('withdrawals.desk');
  const [said, setSaid] = useState<string | null>(null);
  const ask = useCallback(
    (signal: AbortSignal) => send(requestCalls.readRequest, { params: { id, request: of }, signal }),
    [id, of],
  );
  const answer = useFetched(ask);
  const { outcome } = answer;
  if (outcome?.ok === false && (isCode(outcome, 'not-found') || isCode(outcome, 'wrong-format'))) {
    return <NotFound />;
  }
  const done = (words: string) => {
    setSaid(words);
    answer.again();
  };
  const number = outcome?.ok === true ? outcome.data.request.number : '';
  return (
    <WithdrawalFrame title={t('one', { number })} back={{ to: requestPaths.desk(id), words: t('all') }}>
      <StatusMessage>{said}</StatusMessage>
      <Loaded answer={answer}>
        {({ request, colleagues, banner }) => (
          <>
            <p className="wdr__badges">
              <StateBadge {...request} />
              <DueLine one={request} />
            </p>
            <Asked request={request} />
            <Periods request={request} />
            <Events request={request} />
            {request.state !== 'done' && request.state !== 'refused' && (
              <Section id="answer-title" title={t('answer.title')}>
                {request.state === 'unconfirmed' && (
                  <Notice kind="warn">
                    <p>{t('notConfirmed')}</p>
                  </Notice>
                )}
                <AnswerForm website={id} request={request} onDone={done} />
              </Section>
            )}
            <FileSection website={id} request={request} onDone={done} />
            {banner && <ConsentsSection website={id} request={request} onDone={done} />}
            {colleagues.length > 0 && (
              <AssigneeSection website={id} request={request} colleagues={colleagues} onDone={done} />
            )}
            <NotesSection website={id} request={request} onDone={done} />
          </>
        )}
      </Loaded>
    </WithdrawalFrame>
  );
}

function Asked({ request }: { request: OpenRequest }) {
  const t = useTranslations('withdrawals.desk');
  const facts = [
    [t('facts.kind'), t(`kind.${request.kind}`)],
    [t('facts.email'), request.email],
    [t('facts.received'), t('moment', { at: new Date(request.received_at) })],
    [t('facts.language'), languageNames[request.language]],
    [t('facts.letter'), t(`letter.${request.letter}`)],
    [t('facts.said'), request.said ?? t('facts.nothing')],
  ] as const;
  return (
    <Section id="asked-title" title={t('asked')}>
      <dl className="wdr__facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Periods({ request }: { request: OpenRequest }) {
  const t = useTranslations('withdrawals.desk');
  const { law, article, confirm_by: confirmBy, periods } = request;
  return (
    <Section id="periods-title" title={t('periods')}>
      <p>
        {law === null
          ? t('bindsOwn', { date: dayOf(request.due_on) })
          : t('binds', { law, article: article ?? '', date: dayOf(request.due_on) })}
      </p>
      {confirmBy !== null && <p>{t('confirmBy', { date: dayOf(confirmBy) })}</p>}
      <ul className="mt-4">
        {periods.map((period) => (
          <li key={period.law}>
            <strong>{period.name}</strong>, {period.article}:{' '}
            {period.answer_by === null ? t('noPeriod') : t('answerBy', { date: dayOf(period.answer_by) })}
            {period.extended_by !== null && ` ${t('extendedBy', { date: dayOf(period.extended_by) })}`}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Events({ request }: { request: OpenRequest }) {
  const t = useTranslations('withdrawals.desk');
  return (
    <Section id="events-title" title={t('events')}>
      <ol className="wdr">
        {request.events.map((event) => (
          <li key={`${event.kind} ${event.at}`} className="card wdr__one">
            <h3>{t(`event.${event.kind}`)}</h3>
            <p className="num">{t('moment', { at: new Date(event.at) })}</p>
            {event.said !== null && <p className="pre-line mt-2">{event.said}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
