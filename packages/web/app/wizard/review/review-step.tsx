import type { VisibleStep } from '@clausewright/library/questionnaires';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { questionTree } from '../question-tree.ts';
import { useWizard } from '../wizard-context.ts';
import { ReviewAnswers } from './review-answers.tsx';

/** The answers of one step, with the way back to it and from there to here. */
export function ReviewStep({ step }: { step: VisibleStep }) {
  const t = useTranslations('wizard');
  const { texts } = useWizard();
  const title = texts.steps[step.id]?.title ?? '';
  return (
    <section className="rv" aria-labelledby={`rv-${step.id}`}>
      <div className="rv__head">
        <h2 id={`rv-${step.id}`}>
          <span className="rv__n">{step.number}</span>
          {title}
        </h2>
        {!step.complete && <span className="badge badge--danger">{t('stepNeedsAnswer')}</span>}
        <Link className="linkbtn" to={`?step=${step.number}&back=review`}>
          {t('change')}
          <span className="vh"> {title}</span>
        </Link>
      </div>
      <ReviewAnswers nodes={questionTree(step.questions, step.number)} />
    </section>
  );
}
