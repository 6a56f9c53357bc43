import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLateConfirm } from '../ui/use-late-confirm.ts';

/** Nothing has to be saved by it: it says where the answers are, and how they are come back to. */
export function FinishLater() {
  const t = useTranslations('way-in.questions.later');
  const navigate = useNavigate();
  const { Dialog, ask, close } = useLateConfirm();
  return (
    <>
      <button type="button" className="btn btn--sm btn--quiet" onClick={ask}>
        {t('act')}
      </button>
      {Dialog && (
        <Dialog
          title={t('title')}
          keep={t('keep')}
          act={t('leave')}
          look="primary"
          onKeep={close}
          onAct={() => void navigate('/')}
        >
          <p>{t('text')}</p>
          <p className="num">{location.host + location.pathname + location.search}</p>
        </Dialog>
      )}
    </>
  );
}
