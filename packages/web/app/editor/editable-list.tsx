import type { ListedAgreement } from '@clausewright/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { perPage } from '../agreements/list-choice.ts';
import { useOwnAgreements } from '../agreements/use-own-agreements.ts';
import { Announcement } from '../announcement.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { languageNames } from '../interface-languages.ts';
import { useFailureText } from '../outcome-text.ts';
import { Notice } from '../ui/notice.tsx';
import { PageTurner } from '../ui/page-turner.tsx';
import { EditorBar } from './editor-bar.tsx';

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
  const [number, setNumber] = useState(1);
  const list = useOwnAgreements('finished', { page: String(number), per_page: String(perPage) });
  const { page, failure, asking, again } = list;
  const last = Math.ceil((page?.total ?? 0) / perPage);
  return (
    <>
      <EditorBar title={title ?? t('title')} />
      <main id="main" tabIndex={-1} className="wrap narrow page">
        <PageTitle>{title ?? t('title')}</PageTitle>
        <p className="lead">{lead ?? t('lead')}</p>
        <Announcement text={asking ? t('loading') : ''} />
        {failure && (
          <Notice kind="danger">
            <p>{failureText(failure)}</p>
            <p>
              <button type="button" className="linkbtn" onClick={again}>
                {t('again')}
              </button>
            </p>
          </Notice>
        )}
        {page?.total === 0 && (
          <div className="empty">
            <p className="blankmark" aria-hidden="true">
              [ • ]
            </p>
            <p>{t('empty')}</p>
          </div>
        )}
        <ul className="editor__list" aria-busy={asking}>
          {page?.agreements.map((agreement) => (
            <Item key={agreement.agreement_id} agreement={agreement} base={base} />
          ))}
        </ul>
        {last > 1 && (
          <div className="pager">
            <p className="num">{t('page', { page: number, pages: last })}</p>
            <PageTurner
              page={number}
              last={last}
              before={t('earlier')}
              after={t('later')}
              onPage={setNumber}
            />
          </div>
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
