import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { useFailureText } from '../outcome-text.ts';
import type { Failure } from '../outcome.ts';
import { Notice } from '../ui/notice.tsx';
import { searchField } from './list-tools.tsx';

export function LoadingLists() {
  const t = useTranslations('agreements');
  return (
    <>
      <Announcement text={t('loading')} />
      <div className="deck" aria-hidden="true">
        <span className="skel skel--h40" />
        <span className="skel skel--h40" />
      </div>
    </>
  );
}

export function FailedLists({ failure, retry }: { failure: Failure | null; retry: () => void }) {
  const t = useTranslations('agreements');
  const text = useFailureText();
  return (
    <div role="alert">
      {failure !== null && (
        <Notice kind="danger">
          <p>
            {t('failed')} {text(failure)}
          </p>
          <button type="button" className="linkbtn" onClick={retry}>
            {t('again')}
          </button>
        </Notice>
      )}
    </div>
  );
}

export function NothingYet() {
  const t = useTranslations('agreements');
  return (
    <div className="empty">
      <p className="blankmark" aria-hidden="true">
        [ • ]
      </p>
      <p>{t('empty')}</p>
    </div>
  );
}

/** Clearing the search brings the person back to its field. */
export function NothingFound({ clear }: { clear: () => void }) {
  const t = useTranslations('agreements');
  return (
    <div className="empty">
      <p className="blankmark" aria-hidden="true">
        [ • ]
      </p>
      <p>{t('nothingFound')}</p>
      <button
        type="button"
        className="btn"
        onClick={() => {
          clear();
          document.getElementById(searchField)?.focus();
        }}
      >
        {t('tools.clear')}
      </button>
    </div>
  );
}
