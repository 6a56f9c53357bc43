import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { trimmed } from '../editor/clause-text.ts';
import type { ClauseProps } from './clause-props.ts';

type Props = Pick<ClauseProps, 'clause' | 'markdown' | 'standing' | 'checked' | 'write' | 'check'> & {
  name: string;
};

/** What can be said of a translation, and the way to the generated text and back from it. */
export function ClauseActions({ clause, markdown, standing, checked, write, check, name }: Props) {
  const t = useTranslations('translation');
  const [before, setBefore] = useState<string | null>(null);
  const generated = clause.generated ?? clause.markdown;
  const isWritten = trimmed(markdown) !== trimmed(clause.markdown);
  const isGenerated = trimmed(markdown) === trimmed(generated);
  // One button: the focus stays on it.
  const swap = () => {
    setBefore(isGenerated ? null : markdown);
    write(clause.id, isGenerated ? (before ?? generated) : generated);
  };
  const canSwap = isGenerated ? before !== null : generated !== '';
  const checks = clause.source_changed && !isWritten;
  if (!checks && !canSwap) return null;
  return (
    <div className="row trans__acts">
      {checks && (
        <label className="check">
          <input
            type="checkbox"
            checked={checked}
            onChange={({ target }) => check(clause.id, target.checked)}
          />
          <span>
            {t('check')}
            <span className="vh"> {name}</span>
          </span>
        </label>
      )}
      {canSwap && (
        <button type="button" className="linkbtn" onClick={swap}>
          {t(isGenerated ? 'undo.act' : standing === 'removed' ? 'bringBack' : 'reset')}
          <span className="vh"> {name}</span>
        </button>
      )}
    </div>
  );
}
