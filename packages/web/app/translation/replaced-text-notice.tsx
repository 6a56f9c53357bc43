import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../ui/notice.tsx';
import type { ReplacedText } from './use-translation.ts';

/** Fields that are filled anew forget their own undo: this one stands in for it. */
export function ReplacedTextNotice({
  givenUp,
  takeBack,
}: {
  givenUp: ReplacedText | null;
  takeBack: () => void;
}) {
  const t = useTranslations('translation.undo');
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // It may stand far above what was pressed.
    if (givenUp) undo.current?.focus();
  }, [givenUp]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs
    <div role="status" className="trans__undo">
      {givenUp && (
        <Notice kind="info">
          <p>
            {t(givenUp.why)}{' '}
            <button type="button" className="linkbtn" ref={undo} onClick={takeBack}>
              {t('act')}
            </button>
          </p>
        </Notice>
      )}
    </div>
  );
}
