import { deriveLaws, lawName } from '@clausewright/library/questionnaires';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../ui/notice.tsx';
import { getChosen } from '../choosing.ts';
import { useLawNotes } from '../kinds/use-law-notes.ts';
import type { Preview } from '../use-preview.ts';
import { useWizard } from '../wizard-context.ts';

const Contradictions = lazy(async () => ({
  default: (await import('../../contradictions/contradictions-panel.tsx')).ContradictionsPanel,
}));

const DocumentContradictions = lazy(async () => ({
  default: (await import('./document-contradictions.tsx')).DocumentContradictions,
}));

interface Props {
  preview: Preview | null;
  failed: boolean;
  /** The price and what belongs to it. */
  children: ReactNode;
}

/** Price, laws and what the document achieves, beside the answers. */
export function ReviewSide({ preview, failed, children }: Props) {
  const t = useTranslations('review');
  const tWizard = useTranslations('wizard');
  const { evaluation, questionnaire, laws } = useWizard();
  const notes = useLawNotes();
  const chosen = getChosen(evaluation.relevant['laws']);
  const covered = deriveLaws(evaluation.relevant, questionnaire.lawBook).filter(({ law }) =>
    chosen.includes(law),
  );
  return (
    <aside className="work__side" aria-label={t('side')}>
      {children}
      {covered.length > 0 && (
        <section className="panel mt-4" aria-labelledby="review-laws">
          <h2 id="review-laws" className="rv__title">
            {t('laws')}
          </h2>
          <ul className="wiz__laws">
            {covered.map(({ law }) => (
              <li key={law}>
                {lawName(laws, law).name}
                <small>{notes.get(law)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {preview?.contradictions && preview.contradictions.found.length > 0 && (
        <Suspense fallback={null}>
          <Contradictions
            of={[{ key: 'own', document: null, found: preview.contradictions.found }]}
            consentId={preview.contradictions.consent_id}
          />
        </Suspense>
      )}
      {preview && preview.document_contradictions.length > 0 && (
        <Suspense fallback={null}>
          <DocumentContradictions found={preview.document_contradictions} />
        </Suspense>
      )}
      {preview && preview.coverage.total > 0 && (
        <div className="mt-4">
          <Notice kind={preview.coverage.met === preview.coverage.total ? 'ok' : 'warn'}>
            <p>{t('coverage', { met: preview.coverage.met, total: preview.coverage.total })}</p>
          </Notice>
        </div>
      )}
      {failed && (
        <div className="mt-4">
          <Notice kind="info">
            <p>{tWizard('previewFailed')}</p>
          </Notice>
        </div>
      )}
    </aside>
  );
}
