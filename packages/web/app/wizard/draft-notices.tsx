import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import type { useDraft } from './use-draft.ts';
import { useWizard } from './wizard-context.ts';

interface Props {
  draft: ReturnType<typeof useDraft>;
  /** The first step is on screen. */
  first: boolean;
  onAnew: () => void;
  /** The notice goes with its button: the focus needs another place. */
  toHeading: () => void;
}

/** What the person should know about where their answers are. */
export function DraftNotices({ draft, first, onAnew, toHeading }: Props) {
  const t = useTranslations('wizard.draft');
  const { state } = useWizard();
  const [asking, setAsking] = useState(false);
  const changes = state.agreement !== undefined;
  return (
    <>
      <Announcement text={draft.newer ? t('newer') : ''} />
      {draft.newer && (
        <div className="mt-4">
          <Notice kind="info">
            <p>{t('newer')}</p>
            <button
              type="button"
              className="linkbtn"
              onClick={() => {
                draft.takeNewer();
                toHeading();
              }}
            >
              {t('takeNewer')}
            </button>
          </Notice>
        </div>
      )}
      {draft.unkept && (
        <div className="mt-4">
          <Notice kind="warn">
            <p>{t('unkept')}</p>
          </Notice>
        </div>
      )}
      {first && (state.restored || changes) && (
        <div className="mt-4">
          <Notice kind="info">
            <p>{t(changes ? 'changes' : 'restored')}</p>
            <button type="button" className="linkbtn" onClick={() => setAsking(true)}>
              {t('anew')}
            </button>
          </Notice>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          title={t('anewTitle')}
          keep={t('anewKeep')}
          act={t('anew')}
          onKeep={() => setAsking(false)}
          onAct={() => {
            setAsking(false);
            draft.startAnew();
            onAnew();
            toHeading();
          }}
        >
          <p>{t('anewMeans')}</p>
          {changes && <p>{t('anewAgreement')}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
