import type { compareVersions, ResultOf } from '@clausewright/contract';
import type { Language } from '@clausewright/contract/languages';
import { useTranslations } from 'use-intl';
import { DocumentHtml } from '../document/document-html.tsx';

const looks = {
  added: 'badge badge--ok',
  removed: 'badge badge--warn',
  changed: 'badge badge--info',
} as const;

interface Props {
  clauses: ResultOf<typeof compareVersions>['clauses'];
  /** Of the texts. */
  language: Language;
}

/** The red-line: each clause that two versions do not have alike. */
export function ChangedClauses({ clauses, language }: Props) {
  const t = useTranslations('versions.compare');
  return clauses.map(
    ({ id, change, heading, html }) =>
      change !== 'same' && (
        <article key={id} className="vers__clause" aria-label={heading}>
          <p>
            <span className={looks[change]}>{t(change)}</span>
          </p>
          <div className="sheet docpad">
            <DocumentHtml html={html} language={language} className="doc--small redline" />
          </div>
        </article>
      ),
  );
}
