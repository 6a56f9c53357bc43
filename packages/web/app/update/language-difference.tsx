import { useTranslations } from 'use-intl';
import { DocumentHtml } from '../document/document-html.tsx';
import { FoldSummary } from '../ui/fold-summary.tsx';
import type { ClauseChange, LanguageChange } from './decisions.ts';

const looks = {
  changed: 'badge badge--info',
  added: 'badge badge--ok',
  removed: 'badge badge--warn',
} as const;

interface Props {
  change: LanguageChange;
  /** Null where there is only one language. */
  name: string | null;
}

/** The document of one language: what changes stands open, what stays is counted and folded away. */
export function LanguageDifference({ change: { language, change, clauses }, name }: Props) {
  const t = useTranslations('update.difference');
  const same = clauses.filter((clause) => clause.change === 'same' && !clause.conflict);
  // Those in conflict stand above, with both of their texts.
  const different = clauses.filter((clause) => clause.change !== 'same' && !clause.conflict);
  const shown = different.map((clause) => (
    <Clause key={clause.id} clause={clause} language={language} whole={change === 'added'} />
  ));
  return (
    <div className="upd__lang">
      {name && (
        <h3>
          {name} {change === 'added' && <span className={looks.added}>{t('languageAdded')}</span>}
          {change === 'removed' && <span className={looks.removed}>{t('languageRemoved')}</span>}
        </h3>
      )}
      {change === 'same' && <p className="hint">{t('languageSame')}</p>}
      {change === 'changed' && shown}
      {change === 'added' && (
        <details className="upd__same">
          <FoldSummary>{t('showAll', { count: different.length })}</FoldSummary>
          {shown}
        </details>
      )}
      {change !== 'added' && same.length > 0 && (
        <details className="upd__same">
          <FoldSummary>{t('same', { count: same.length })}</FoldSummary>
          <ul lang={language}>
            {same.map(({ id, heading }) => (
              <li key={id}>{heading}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** `whole`: all of it is new, so that marking every word would only be in the way. */
function Clause({ clause, language, whole }: { clause: ClauseChange; language: string; whole: boolean }) {
  const t = useTranslations('update.difference');
  const { change, heading, html, edited } = clause;
  return (
    <article className="upd__clause" aria-label={heading}>
      {!whole && (
        <p className="upd__badges">
          {change !== 'same' && <span className={looks[change]}>{t(change)}</span>}
          {edited && <span className="badge">{t('edited')}</span>}
        </p>
      )}
      <div className="sheet docpad">
        {html === '' ? (
          <>
            <p lang={language}>
              <b>{heading}</b>
            </p>
            <p className="hint">{t('abridged')}</p>
          </>
        ) : (
          <DocumentHtml
            html={html}
            language={language}
            className={whole ? 'doc--small' : 'doc--small redline'}
          />
        )}
      </div>
    </article>
  );
}
