import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../ui/notice.tsx';
import type { DraftCare } from './use-draft.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../ui/confirm-dialog.tsx')).ConfirmDialog,
}));

interface Props {
  draft: DraftCare;
  /** The draft is one from before. */
  restored: boolean;
  /** It is one of an earlier visit: asked about before anything else. */
  since?: number | undefined;
  onAnew: () => void;
  /** The notice goes with its button: the focus needs another place. */
  toHeading: () => void;
}

/** That there are answers from before, and how to be rid of them. */
export function RestoredNotice({ draft, restored, since, onAnew, toHeading }: Props) {
  const t = useTranslations('wizard.draft');
  const [pressed, setAsking] = useState(false);
  const [goesOn, setGoesOn] = useState(false);
  const comesBack = restored && since !== undefined && !goesOn;
  const asking = pressed || comesBack;
  return (
    <>
      {restored && (
        <div className="mt-4">
          <Notice kind="info">
            <p>{t('restored')}</p>
            <button type="button" className="linkbtn" onClick={() => setAsking(true)}>
              {t('anew')}
            </button>
          </Notice>
        </div>
      )}
      {asking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t(comesBack ? 'resumeTitle' : 'anewTitle')}
            keep={t(comesBack ? 'resume' : 'anewKeep')}
            act={t('anew')}
            onKeep={() => {
              setAsking(false);
              setGoesOn(true);
            }}
            onAct={() => {
              setAsking(false);
              setGoesOn(true);
              draft.startAnew();
              onAnew();
              toHeading();
            }}
          >
            <p>{comesBack ? t('resumeMeans', { date: new Date(since) }) : t('anewMeans')}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
