import type { PageDocument, WebsitePage } from '@clausewright/contract';
import { Ellipsis, ExternalLink, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { isForSelling, paths } from '../agreements/paths.ts';
import { useAmount } from '../amount.ts';
import { languageNames } from '../interface-languages.ts';
import { Menu } from '../layout/menu.tsx';
import { PageLink } from '../layout/page-link.tsx';

export function DocumentSection({ page: { documents, website } }: { page: WebsitePage }) {
  const t = useTranslations('websites.documents');
  const [first] = documents;
  const isNew = first === undefined && website.kind === 'website';
  const meant = isNew ? `?website=${website.id}` : first === undefined ? '' : `?site=${first.agreement_id}`;
  const add = `/wizard${meant}`;
  return (
    <section aria-labelledby="documents">
      <div className="sec__head">
        <h2 id="documents">{t('title')}</h2>
        <PageLink className="linkbtn" to={add}>
          <Plus className="icon icon--sm" aria-hidden="true" />
          {t('add')}
        </PageLink>
      </div>
      {documents.length === 0 && <p className="line soft">{t('none')}</p>}
      {documents.map((one) => (
        <DocumentLine key={one.agreement_id} document={one} />
      ))}
    </section>
  );
}

function DocumentLine({ document }: { document: PageDocument }) {
  const t = useTranslations('websites.documents');
  const tTypes = useTranslations('types');
  const name = tTypes(`${document.type}.name`);
  const { languages, update_available: waits, edited } = document;
  return (
    <div className="line">
      <div>
        <h3>
          {name}
          {waits && <span className="badge badge--warn">{t('update')}</span>}
          {edited && <span className="badge badge--info">{t('edited')}</span>}
          {languages.map((language) => (
            <span key={language} className="badge badge--line" lang={language}>
              {languageNames[language]}
            </span>
          ))}
        </h3>
        <p className="num">
          <DocumentState document={document} />
        </p>
      </div>
      <div className="acts">
        <DocumentActions document={document} name={name} />
      </div>
    </div>
  );
}

/** Nothing but its owner is missing, such as of what a program prepared. */
function waitsForOwner({ status, due, held }: PageDocument): boolean {
  return status === 'unfinished' && due === null && !held;
}

function DocumentState({ document }: { document: PageDocument }) {
  const { due, held, version, served_at: served } = document;
  const t = useTranslations('websites.documents');
  const amount = useAmount();
  if (held) return t('waits');
  if (due !== null) return t('due', { sum: amount(due.amount, due.currency) });
  if (waitsForOwner(document)) return t('ready');
  if (version === null || served === null) return null;
  return t('live', { version, date: new Date(served) });
}

function DocumentActions({ document, name }: { document: PageDocument; name: string }) {
  const t = useTranslations('websites.documents');
  const tPage = useTranslations('websites.page');
  const hidden = <span className="vh"> {name}</span>;
  if (document.status === 'unfinished') {
    const isReady = waitsForOwner(document);
    return (
      <>
        {isReady && (
          <PageLink className="linkbtn" to={paths.update(document)}>
            {t('review')}
            {hidden}
          </PageLink>
        )}
        <a className="btn btn--sm" href={paths.pay(document)}>
          {t(isReady ? 'publish' : 'pay')}
          {hidden}
        </a>
      </>
    );
  }
  return (
    <>
      <Link className="linkbtn" to={paths.edit(document)}>
        {t('editText')}
        {hidden}
      </Link>
      <PageLink className="linkbtn" to={paths.download(document)}>
        {t('download')}
        {hidden}
      </PageLink>
      <Menu
        label={
          <>
            <Ellipsis className="icon" aria-hidden="true" />
            <span className="vh">
              {t('more')}: {name}
            </span>
          </>
        }
      >
        <PageLink to={paths.update(document)}>{t('updateAct')}</PageLink>
        <Link to={paths.versions(document)}>{t('versions')}</Link>
        {isForSelling(document) && <PageLink to={paths.withdrawal(document)}>{t('withdrawal')}</PageLink>}
        {document.live_url !== null && (
          <a href={document.live_url} target="_blank" rel="noreferrer">
            {t('livePage')}
            <span className="vh"> {tPage('newTab')}</span>
            <ExternalLink className="icon icon--sm" aria-hidden="true" />
          </a>
        )}
      </Menu>
    </>
  );
}
