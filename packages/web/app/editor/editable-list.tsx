import type { ListedAgreement } from '@clausewright/contract';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { send } from '../api.ts';
import { calls } from '../calls.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { languageNames } from '../language/interface-languages.ts';
import { useFailureText } from '../outcome-text.ts';
import type { Outcome } from '../outcome.ts';
import { Notice } from '../ui/notice.tsx';
import { useRetryWhenUp } from '../use-retry-when-up.ts';
import { EditorBar } from './editor-bar.tsx';

interface Page {
  agreements: ListedAgreement[];
  total: number;
}
const perPage = 20;

interface Props {
  /** What the id stands behind. */
  base?: string;
  title?: string;
  lead?: string;
}

/** An editor's address without an id: what there is to edit. */
export function EditableList({ base = '/profile/agreements/edit', title, lead }: Props) {
  const t = useTranslations('editor.list');
  const failureText = useFailureText();
  const [page, setPage] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ to: string; outcome: Outcome<Page> } | null>(null);
  const asked = `${page} ${attempt}`;
  const outcome = answer?.to === asked ? answer.outcome : null;
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    const leaving = new AbortController();
    const query = { page: String(page), per_page: String(perPage) };
    send(calls.allAgreements, { query, signal: leaving.signal })
      .then((outcome) => setAnswer({ to: asked, outcome }))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [page, asked]);
  useRetryWhenUp(outcome !== null && !outcome.ok, again);
  const pages = outcome?.ok ? Math.ceil(outcome.data.total / perPage) : 1;
  const finished = outcome?.ok ? outcome.data.agreements.filter(({ status }) => status === 'finalized') : [];
  return (
    <>
      <EditorBar title={title ?? t('title')} />
      <main id="main" tabIndex={-1} className="wrap narrow page">
        <PageTitle>{title ?? t('title')}</PageTitle>
        <p className="lead">{lead ?? t('lead')}</p>
        <Announcement text={outcome === null ? t('loading') : ''} />
        {outcome && !outcome.ok && (
          <Notice kind="danger">
            <p>{failureText(outcome)}</p>
            <p>
              <button type="button" className="linkbtn" onClick={again}>
                {t('again')}
              </button>
            </p>
          </Notice>
        )}
        {outcome?.ok && finished.length === 0 && (
          <div className="empty">
            <p className="blankmark" aria-hidden="true">
              [ • ]
            </p>
            <p>{t('empty')}</p>
          </div>
        )}
        <ul className="editor__list">
          {finished.map((agreement) => (
            <Item key={agreement.agreement_id} agreement={agreement} base={base} />
          ))}
        </ul>
        {pages > 1 && (
          <p className="row">
            {page > 1 && (
              <button type="button" className="btn btn--sm" onClick={() => setPage(page - 1)}>
                {t('earlier')}
              </button>
            )}
            <span className="num">{t('page', { page, pages })}</span>
            {page < pages && (
              <button type="button" className="btn btn--sm" onClick={() => setPage(page + 1)}>
                {t('later')}
              </button>
            )}
          </p>
        )}
      </main>
    </>
  );
}

function Item({ agreement, base }: { agreement: ListedAgreement; base: string }) {
  const t = useTranslations('editor.list');
  const types = useTranslations('types');
  const { agreement_id: id, type, site_name, site_url, languages, premium, edited } = agreement;
  const site = site_url ?? site_name;
  return (
    <li>
      <Link to={`${base}/${id}`}>{types(`${type}.name`)}</Link>
      {site && <span className="muted">{site}</span>}
      <span className="muted">{languages.map((language) => languageNames[language]).join(', ')}</span>
      {edited && <span className="badge badge--info">{t('edited')}</span>}
      {!premium && <span className="badge">{t('free')}</span>}
    </li>
  );
}
