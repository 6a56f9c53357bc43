import type { AgreementType } from '@clausewright/contract/agreement-types';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { consentPaths } from '../consent-paths.ts';
import { FileList } from '../download/file-list.tsx';
import { useFiles } from '../download/use-files.ts';
import { PageLink } from '../layout/page-link.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useSession } from '../session/use-session.ts';
import { useAgreementToken } from '../use-agreement-token.ts';
import { makeDocuments } from './make-documents.ts';
import { addressOf } from './begin-banner.ts';
import type { MadeDocument } from './start-draft.ts';
import type { Writing } from './use-writing.ts';

interface Props {
  writing: Writing;
  onNew: () => void;
}

/** All documents with their files, what is still to be paid, and the banner if it was chosen. */
export function DoneView({ writing, onNew }: Props) {
  const { draft, types, documents, dispatch } = writing;
  const t = useTranslations('way-in.finished');
  const tTypes = useTranslations('types');
  const { status } = useSession();
  const [busy, setBusy] = useState(false);
  const made = types.flatMap((type) => {
    const document = draft.made[type];
    return document ? [{ type, document }] : [];
  });
  const waiting = types.filter((type) => draft.made[type] === undefined);
  const due = made.find(({ document }) => document.due);
  const makeRest = async () => {
    if (busy) return;
    setBusy(true);
    await makeDocuments({ documents, draft, freeOnly: false, dispatch });
    setBusy(false);
  };
  return (
    <main id="main" tabIndex={-1} className="wrap page start">
      <PageTitle>{t('title')}</PageTitle>
      <h1>{t('title')}</h1>
      <p className="lead mt-3">{t(due ? 'leadDue' : 'lead', { count: made.length })}</p>
      <ul className="ways mt-6">
        {made.map(({ type, document }) => (
          <Made key={type} type={type} document={document} />
        ))}
        {waiting.map((type) => (
          <li key={type}>
            <div>
              <h2>{tTypes(`${type}.name`)}</h2>
              <p>{t('waiting')}</p>
            </div>
            <button type="button" className="btn" aria-busy={busy} onClick={() => void makeRest()}>
              {t('makeNow')}
              <span className="vh">: {tTypes(`${type}.name`)}</span>
            </button>
          </li>
        ))}
        {draft.banner && (
          <li>
            <div>
              <h2>{t('banner')}</h2>
              <p>{t('bannerText')}</p>
            </div>
            <PageLink
              className={due ? 'btn' : 'btn btn--primary'}
              to={consentPaths.createFor({ site: addressOf(writing), scan: draft.scan })}
            >
              {t('setUp')}
            </PageLink>
          </li>
        )}
      </ul>
      {status === 'out' && (
        <p className="mt-6">
          {t('keep')} <PageLink to="/profile/register">{t('register')}</PageLink>
        </p>
      )}
      {status === 'in' && (
        <p className="mt-6">
          <PageLink to="/profile/agreements">{t('mine')}</PageLink>
        </p>
      )}
      <p className="mt-6">
        <button type="button" className="linkbtn" onClick={onNew}>
          {t('another')}
        </button>
      </p>
    </main>
  );
}

function Made({ type, document: { id, due } }: { type: AgreementType; document: MadeDocument }) {
  const t = useTranslations('way-in.finished');
  const tTypes = useTranslations('types');
  const { token, settle } = useAgreementToken(id);
  const { progress } = useFiles(id, token, settle);
  const files = 'files' in progress ? progress.files.languages : [];
  const name = tTypes(`${type}.name`);
  const unpaid = due && progress.phase === 'unpaid';
  return (
    <li>
      <div>
        <h2>{name}</h2>
        <output>{t(unpaid ? 'due' : progress.phase === 'ready' ? 'ready' : 'making')}</output>
        {files.map(({ language, files: of }) => (
          <FileList key={language} files={of} />
        ))}
      </div>
      {unpaid ? (
        <a className="btn btn--primary" href={`/wizard/pay/${id}`}>
          {t('pay')}
          <span className="vh">: {name}</span>
        </a>
      ) : (
        <PageLink className="btn" to={`/download/${id}`}>
          {t('open')}
          <span className="vh">: {name}</span>
        </PageLink>
      )}
    </li>
  );
}
