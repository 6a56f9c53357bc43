import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '../layout/page-link.tsx';
import { useSession } from '../session/use-session.ts';
import { useLateConfirm } from '../ui/use-late-confirm.ts';
import type { StartDraft } from './start-draft.ts';
import { hasBegun } from './use-start.ts';

interface BeginAnew {
  /** Does it at once where nothing would be lost. */
  begin: (act: () => void) => void;
  question: ReactNode;
}

/** Asked before the answers of the way in give way to those of another website: what goes, and what stays where. */
export function useBeginAnew(draft: StartDraft): BeginAnew {
  const t = useTranslations('way-in.anew');
  const tDone = useTranslations('way-in.finished');
  const { status } = useSession();
  const { Dialog, ask, close } = useLateConfirm();
  const [wanted, setWanted] = useState<() => void>();
  const made = Object.keys(draft.made).length;
  return {
    begin(act) {
      if (!hasBegun(draft)) return act();
      setWanted(() => act);
      ask();
    },
    question: Dialog && (
      <Dialog
        title={t('title')}
        keep={t('keep')}
        act={t('act')}
        onKeep={close}
        onAct={() => {
          close();
          wanted?.();
        }}
      >
        <p>{t('lost')}</p>
        {made > 0 && (
          <p>
            {t('stays', { count: made })}{' '}
            <PageLink to={status === 'in' ? '/profile/agreements' : '/download'}>
              {status === 'in' ? tDone('mine') : t('inBrowser')}
            </PageLink>
          </p>
        )}
      </Dialog>
    ),
  };
}
