import type { Language } from '@clausewright/contract/languages';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { languageNames } from '../language/interface-languages.ts';
import { ErrorText } from '../ui/error-text.tsx';
import type { ClauseStanding, TranslatedClause } from './clause-progress.ts';
import { SourceText } from './source-text.tsx';

const looks: Record<ClauseStanding, string> = {
  generated: 'badge',
  edited: 'badge badge--info',
  removed: 'badge badge--warn',
  behind: 'badge badge--warn',
};

interface Props {
  translated: TranslatedClause;
  /** From 1, where it has no heading. */
  place: number;
  source: Language;
  language: Language;
  fault: string | null;
  write: (markdown: string) => void;
  check: () => void;
}

/** One clause: its source on the left, its translation on the right, and how far it is. */
export function ClauseRow({ translated, place, source, language, fault, write, check }: Props) {
  const t = useTranslations('translation');
  const id = useId();
  const { clause, markdown, standing } = translated;
  const name = clause.heading === '' ? t('nameless', { place }) : clause.heading;
  const generated = clause.generated ?? clause.markdown;
  return (
    <article className="trans__clause" aria-labelledby={`${id}-name`}>
      <header className="trans__head">
        <h2 id={`${id}-name`} lang={clause.heading === '' ? undefined : language}>
          {name}
        </h2>
        <span className={looks[standing]}>{t(`standing.${standing}`)}</span>
      </header>
      <div className="trans__sides">
        <div className="trans__side">
          <p className="label">{languageNames[source]}</p>
          <div className="sheet docpad">
            {clause.source === null ? (
              <p className="hint">{t('noSource')}</p>
            ) : (
              <SourceText markdown={clause.source} language={source} />
            )}
          </div>
        </div>
        <div className={fault === null ? 'trans__side' : 'trans__side is-invalid'}>
          <label className="label" htmlFor={id}>
            {languageNames[language]}
            <span className="vh"> {name}</span>
          </label>
          <textarea
            id={id}
            className="textarea trans__text"
            lang={language}
            spellCheck
            value={markdown}
            aria-invalid={fault !== null}
            aria-describedby={fault === null ? undefined : `${id}-error`}
            onChange={({ target }) => write(target.value)}
          />
          {fault !== null && <ErrorText id={`${id}-error`}>{fault}</ErrorText>}
          <p className="row">
            {standing === 'behind' && (
              <button type="button" className="btn btn--sm" onClick={check}>
                {t('check')}
                <span className="vh"> {name}</span>
              </button>
            )}
            {(standing === 'edited' || standing === 'removed') && generated !== markdown && (
              <button type="button" className="linkbtn" onClick={() => write(generated)}>
                {t(standing === 'removed' ? 'bringBack' : 'reset')}
                <span className="vh"> {name}</span>
              </button>
            )}
          </p>
        </div>
      </div>
    </article>
  );
}
