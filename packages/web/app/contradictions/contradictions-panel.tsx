import type { ContradictionLine } from '@clausewright/contract';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { tabPaths } from '../consent-tab-paths.ts';
import { AreaWords } from '../language/area-words.tsx';
import { Notice } from '../ui/notice.tsx';

export interface Contradicted {
  key: string;
  /** Name of the document and where it is changed; null on its own pages. */
  document: { name: string; to: string } | null;
  found: readonly ContradictionLine[];
}

interface Props {
  of: readonly Contradicted[];
  /** The privacy consent whose banner it is. */
  consentId: string;
  /** Adds entries of the catalogue, on the page of the vendors itself: no way leads there from it. */
  onAdd?: (vendors: readonly string[]) => void;
}

/** Where a banner and the documents of its site contradict each other, with the ways to both sides. */
export function ContradictionsPanel(props: Props) {
  if (props.of.every(({ found }) => found.length === 0)) return null;
  return (
    <AreaWords area="contradictions">
      <Panel {...props} />
    </AreaWords>
  );
}

function Panel({ of, consentId, onAdd }: Props) {
  const t = useTranslations('contradictions');
  const missing = (found: Contradicted['found']) => found.flatMap(({ catalogue_id: id }) => id ?? []);
  return (
    <section className="mt-4" aria-label={t('title')}>
      <Notice kind="warn" title={t('title')}>
        <p>{t('lead')}</p>
        {of
          .filter(({ found }) => found.length > 0)
          .map(({ key, document, found }) => (
            <div key={key} className="mt-3">
              {document && (
                <p>
                  <b>{t('open', { count: found.length, document: document.name })}</b>
                </p>
              )}
              <ul>
                {found.map(({ code, subject, question, field }) => (
                  <li key={`${code} ${question} ${field} ${subject}`}>
                    {t(`codes.${code}`, { vendor: subject ?? '' })}
                    {field.startsWith('appearance') && (
                      <>
                        {' '}
                        <Link to={tabPaths.appearance(consentId)}>{t('toAppearance')}</Link>
                      </>
                    )}
                  </li>
                ))}
              </ul>
              <p className="row mt-2">
                {onAdd && missing(found).length > 0 && (
                  <button type="button" className="linkbtn" onClick={() => onAdd(missing(found))}>
                    {t('add', { count: missing(found).length })}
                  </button>
                )}
                {document && <Link to={document.to}>{t('toDocument', { document: document.name })}</Link>}
                {!onAdd && found.some(({ field }) => field.startsWith('vendors')) && (
                  <Link to={tabPaths.vendors(consentId)}>{t('toVendors')}</Link>
                )}
              </p>
            </div>
          ))}
      </Notice>
    </section>
  );
}
