import { deriveLaws, lawName } from '@clausewright/library/questionnaires';
import { useTranslations } from 'use-intl';
import { Notice } from '../../ui/notice.tsx';
import { useWizard } from '../wizard-context.ts';
import { useLawNotes } from './use-law-notes.ts';

/** Laws that apply and for which no clause is written yet: nobody can tick or buy them. */
export function LawsNotCovered() {
  const t = useTranslations('wizard');
  const { evaluation, questionnaire, laws } = useWizard();
  const notes = useLawNotes();
  const uncovered = deriveLaws(evaluation.relevant, questionnaire.lawBook).filter(({ covered }) => !covered);
  if (uncovered.length === 0) return null;
  return (
    <div className="mt-4">
      <Notice kind="info" title={t('notCovered', { count: uncovered.length })}>
        <ul className="wiz__laws">
          {uncovered.map(({ law }) => (
            <li key={law}>
              {lawName(laws, law).name}
              <small>{notes.get(law)}</small>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
