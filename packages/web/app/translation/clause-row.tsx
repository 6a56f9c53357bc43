import { memo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { trimmed } from '../editor/clause-text.ts';
import { languageNames } from '../interface-languages.ts';
import { ErrorText } from '../ui/error-text.tsx';
import type { ClauseStanding } from './clause-progress.ts';
import { ClauseActions } from './clause-actions.tsx';
import type { ClauseProps } from './clause-props.ts';
import { FormattedClause } from './formatted-clause.tsx';
import { OtherClause } from './other-clause.tsx';
import { ShownText } from './shown-text.tsx';
import { UnsupportedNotes } from './unsupported-notes.tsx';

const looks: Record<ClauseStanding, string> = {
  generated: 'badge',
  edited: 'badge badge--info',
  removed: 'badge badge--warn',
  behind: 'badge badge--warn',
};

/** Id of the field of a clause. */
export function clauseFieldId(clause: string): string {
  return `clause-${clause}`;
}

/** One clause: its source on the left, its translation on the right, and how far it is. Each key concerns one of many. */
export const ClauseRow = memo(function ClauseRow(props: ClauseProps) {
  const { clause, markdown, standing, place, source, language, fault, other, write, formatted } = props;
  const t = useTranslations('translation');
  const [isPreview, setPreview] = useState(false);
  const id = clauseFieldId(clause.id);
  const name = clause.heading === '' ? t('nameless', { place }) : clause.heading;
  // What is wrong can be mended.
  const isShown = isPreview && fault === null && formatted === null;
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
          <p className="trans__label">{languageNames[source]}</p>
          <div className="sheet docpad">
            {clause.source === null ? (
              <p className="hint">{t('noSource')}</p>
            ) : (
              <ShownText markdown={clause.source} language={source} />
            )}
          </div>
        </div>
        <div className={fault === null ? 'trans__side' : 'trans__side is-invalid'}>
          <div className="trans__label">
            {formatted === null ? (
              <>
                <label htmlFor={id}>
                  {languageNames[language]}
                  <span className="vh"> {name}</span>
                </label>
                <button
                  type="button"
                  className="linkbtn"
                  aria-pressed={isShown}
                  onClick={() => setPreview(!isShown)}
                >
                  {t('preview')}
                  <span className="vh"> {name}</span>
                </button>
              </>
            ) : (
              languageNames[language]
            )}
          </div>
          {isShown && (
            <div className="sheet docpad">
              {trimmed(markdown) === '' ? (
                <p className="hint">{t('leftOut')}</p>
              ) : (
                <ShownText markdown={markdown} language={language} />
              )}
            </div>
          )}
          {formatted === null ? (
            <textarea
              id={id}
              className="textarea trans__text"
              lang={language}
              spellCheck
              hidden={isShown}
              value={markdown}
              aria-invalid={fault !== null}
              aria-describedby={fault === null ? undefined : `${id}-error`}
              onChange={({ target }) => write(clause.id, target.value)}
            />
          ) : (
            <FormattedClause {...formatted} id={clause.id} name={name} markdown={markdown} />
          )}
          {fault !== null && <ErrorText id={`${id}-error`}>{fault}</ErrorText>}
          {formatted === null && markdown !== clause.markdown && (
            <UnsupportedNotes field={id} markdown={markdown} />
          )}
          <ClauseActions {...props} name={name} />
          {other !== null && trimmed(other) !== trimmed(markdown) && (
            <OtherClause
              name={name}
              language={language}
              markdown={other}
              take={() => write(clause.id, other)}
            />
          )}
        </div>
      </div>
    </article>
  );
});
