import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';

interface Props {
  phase: 'generating' | 'failed' | 'ready';
  retry: () => void;
}

const looks = { generating: 'note', failed: 'note note--danger', ready: 'note note--ok' } as const;

/** One region for all three, so that each change is announced. */
export function FilesNotice({ phase, retry }: Props) {
  const t = useTranslations('download');
  return (
    <div className="mb-6">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs */}
      <div className={looks[phase]} role="status">
        {phase === 'generating' && <span className="spin icon" aria-hidden="true" />}
        {phase === 'failed' && <CircleAlert className="icon" aria-hidden="true" />}
        {phase === 'ready' && <CircleCheck className="icon" aria-hidden="true" />}
        <p>{t(phase)}</p>
      </div>
      {phase === 'failed' && (
        <p className="mt-4">
          <button className="btn btn--primary" type="button" onClick={retry}>
            {t('generate')}
          </button>
        </p>
      )}
    </div>
  );
}
