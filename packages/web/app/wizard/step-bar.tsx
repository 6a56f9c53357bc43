import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { StepLinks, type ListedStep } from './step-links.tsx';

interface Props {
  steps: readonly ListedStep[];
  number: number;
}

/** The list of steps on narrow screens, behind the number of the current one; a `key` per step closes it. */
export function StepBar({ steps, number }: Props) {
  const t = useTranslations('wizard');
  const current = steps[number - 1];
  return (
    <details className="stepbar">
      <summary className="wrap">
        <span>{t('stepOf', { number, count: steps.length })}</span>
        <span className="soft">{current?.title}</span>
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      <nav className="wrap" aria-label={t('steps')}>
        <StepLinks steps={steps} />
      </nav>
      <svg
        className="stepbar__meter"
        viewBox={`0 0 ${steps.length} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width={number} height="1" />
      </svg>
    </details>
  );
}
