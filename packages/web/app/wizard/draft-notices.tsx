import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { Notice } from '../ui/notice.tsx';
import type { DraftCare } from './use-draft.ts';
import type { WizardState } from './wizard-state.ts';

interface Props {
  draft: DraftCare;
  /** The notice goes with its button: the focus needs another place. */
  toHeading: () => void;
}

/** What the person should know about where their answers are. */
export function TabNotices({ draft, toHeading }: Props) {
  const t = useTranslations('wizard.draft');
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
    </>
  );
}

/** On the first step, and wherever the wizard goes on until Next Step is pressed there. */
export function showsRestored({ restored, checked }: WizardState, number: number): boolean {
  return restored && (number === 1 || checked.length === 0);
}
