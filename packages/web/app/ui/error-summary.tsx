import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';

export interface Problem {
  /** Id of the field to go to. */
  target: string;
  label: string;
  error: string;
}

interface Props {
  /** Else that there is a problem. */
  title?: string;
  problems: readonly Problem[];
  /** Takes the focus when the person tried to go on. */
  ref: RefObject<HTMLDivElement | null>;
}

/** First on the page; repeats each error in the words that stand beside its field. */
export function ErrorSummary({ title, problems, ref }: Props) {
  const t = useTranslations('ui');
  return (
    <div ref={ref} className="summary" role="alert" tabIndex={-1}>
      <h2>{title ?? t('problem')}</h2>
      <ul>
        {problems.map(({ target, label, error }) => (
          <li key={target}>
            <a
              href={`#${target}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(target)?.focus();
              }}
            >
              {/[?!.]$/.test(label) ? `${label} ${error}` : t('problemAt', { label, error })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
