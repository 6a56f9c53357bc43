import { useTranslations } from 'use-intl';
import { Announcement } from '../../announcement.tsx';
import { useFailureText } from '../../outcome-text.ts';
import type { Failure } from '../../outcome.ts';
import { Notice } from '../../ui/notice.tsx';

export function DeckLoading() {
  const t = useTranslations('consents');
  return (
    <>
      <Announcement text={t('loading')} />
      <div className="deck deck--3" aria-hidden="true" aria-busy="true">
        <span className="skel skel--h40" />
        <span className="skel skel--h40" />
        <span className="skel skel--h40" />
      </div>
    </>
  );
}

export function DeckFailed({ failure, retry }: { failure: Failure | null; retry: () => void }) {
  const t = useTranslations('consents');
  const text = useFailureText();
  return (
    <div role="alert" className="agr__said">
      {failure !== null && (
        <Notice kind="danger">
          <p className="pre-line">
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
