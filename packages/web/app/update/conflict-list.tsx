import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DocumentHtml } from '../document/document-html.tsx';
import { ScrollBox } from '../scroll-box.tsx';
import { ErrorText } from '../ui/error-text.tsx';
import { decision, type Conflict, type Take } from './decisions.ts';
import type { Choose } from './decisions.ts';

interface Props {
  conflicts: readonly Conflict[];
  /** Generate was pressed: what is not decided says so. */
  pressed: boolean;
  choose: Choose;
}

/** Clauses that a hand and the update both changed, one decision each. */
export function ConflictList({ conflicts, pressed, choose }: Props) {
  const t = useTranslations('update.conflicts');
  if (conflicts.length === 0) return null;
  const open = conflicts.filter(({ take }) => take === null).length;
  const progress = t('progress', { done: conflicts.length - open, count: conflicts.length });
  return (
    <div className="upd__conflicts">
      <h3>{t('title')}</h3>
      <p>{t('lead')}</p>
      <p className="num upd__progress">
        <output>{progress}</output>
        <meter min={0} max={conflicts.length} value={conflicts.length - open} aria-label={progress} />
      </p>
      {pressed && open > 0 && (
        <ErrorText id="conflicts-missing">{t('missingCount', { count: open })}</ErrorText>
      )}
      {conflicts.map((conflict) => (
        <ConflictChoice key={conflict.key} conflict={conflict} pressed={pressed} choose={choose} />
      ))}
    </div>
  );
}

function ConflictChoice({ conflict, pressed, choose }: Omit<Props, 'conflicts'> & { conflict: Conflict }) {
  const t = useTranslations('update.conflicts');
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' });
  const { clause, language, key, take } = conflict;
  const error = useId();
  const missing = pressed && take === null;
  const legend = t('legend', { heading: clause.heading, language: names.of(language) ?? language });
  const side = (one: Take, gone: string) => {
    const html = clause[one];
    // The new text shows where it departs from the other.
    const marked = one === 'theirs' && html !== null && clause.html !== '';
    return (
      <div className="upd__side">
        <label className="choice">
          <input
            type="radio"
            id={one === 'mine' ? key : undefined}
            name={key}
            value={one}
            checked={take === one}
            aria-describedby={missing ? error : undefined}
            onChange={() => choose({ [key]: decision(clause, one) })}
          />
          <span>{t(one)}</span>
        </label>
        <ScrollBox className="sheet docpad" label={`${t(one)}: ${legend}`}>
          {html === null ? (
            <p className="hint">{gone}</p>
          ) : (
            <DocumentHtml
              html={marked ? clause.html : html}
              language={language}
              className={marked ? 'doc--small redline' : 'doc--small'}
            />
          )}
        </ScrollBox>
      </div>
    );
  };
  return (
    <fieldset className={missing ? 'upd__conflict is-invalid' : 'upd__conflict'}>
      <legend>{legend}</legend>
      <ErrorText id={error}>{missing ? t('missing') : undefined}</ErrorText>
      <div className="upd__sides">
        {side('mine', t('mineGone'))}
        {side('theirs', t('theirsGone'))}
      </div>
    </fieldset>
  );
}
