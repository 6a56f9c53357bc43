import { useTranslations } from 'use-intl';
import { ChoiceCard } from '../ui/choice-card.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Choose } from './decisions.ts';

interface Props {
  edits: 'keep' | 'reset';
  /** Clauses that were edited by hand. */
  edited: number;
  choose: Choose;
}

/** Whether texts written by hand stay or are written anew. */
export function EditsChoice({ edits, edited, choose }: Props) {
  const t = useTranslations('update.edits');
  return (
    <fieldset className="field upd__edits">
      <legend className="label">{t('legend')}</legend>
      <p className="hint">{t('warning', { count: edited })}</p>
      <div className="choices">
        {(['keep', 'reset'] as const).map((one) => (
          <ChoiceCard
            key={one}
            type="radio"
            id={`edits-${one}`}
            name="edits"
            value={one}
            checked={edits === one}
            onChange={() => choose({ edits: one })}
            label={t(one)}
            note={t(`${one}Means`)}
          />
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs */}
      <div role="status">
        {edits === 'reset' && (
          <div className="mt-3">
            <Notice kind="warn">
              <p>{t('resetWarning')}</p>
            </Notice>
          </div>
        )}
      </div>
    </fieldset>
  );
}
