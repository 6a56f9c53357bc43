import { Check, CircleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router';
import type { StepStatus } from './step-status.ts';

export interface ListedStep {
  id: string;
  number: number;
  title: string;
  mark: StepStatus;
}

/** The steps, numbered as clauses are; those never seen cannot be jumped to. */
export function StepLinks({ steps }: { steps: readonly ListedStep[] }) {
  const t = useTranslations('wizard');
  return (
    <ol>
      {steps.map(({ id, number, title, mark }) => {
        const words = (
          <>
            <span className="n">{number}</span>
            <span>{title}</span>
          </>
        );
        if (mark === 'not-reached') {
          return (
            <li key={id} className="is-todo">
              <span className="st">{words}</span>
            </li>
          );
        }
        return (
          <li
            key={id}
            className={mark === 'done' ? 'is-done' : mark === 'needs-answer' ? 'is-bad' : undefined}
          >
            <Link to={`?step=${number}`} aria-current={mark === 'current' ? 'step' : undefined}>
              {words}
              {mark === 'done' && <Check className="icon" aria-hidden="true" />}
              {mark === 'needs-answer' && <CircleAlert className="icon" aria-hidden="true" />}
              {mark === 'done' && <span className="vh">{t('stepDone')}</span>}
              {mark === 'needs-answer' && <span className="vh">{t('stepNeedsAnswer')}</span>}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
