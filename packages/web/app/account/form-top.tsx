import type { ReactNode } from 'react';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { useReportInvalid } from './invalid-forms.tsx';
import type { AccountForm } from './use-account-form.ts';

interface Props {
  of: AccountForm<string, unknown>;
  /** Heading of the summary of faults. */
  title?: string;
  /** Why the server said no: only used when it did. */
  why: string | null;
  /** What to do about it. */
  children?: ReactNode;
}

/** What is wrong, above the form; takes the focus. */
export function FormTop({ of: { id, problems, summary }, title, why, children }: Props) {
  useReportInvalid(id, problems.length > 0 || why !== null);
  return (
    <>
      {problems.length > 0 && (
        <ErrorSummary problems={problems} ref={summary} {...(title === undefined ? {} : { title })} />
      )}
      {why !== null && (
        <div
          className="form__refused"
          role="alert"
          tabIndex={-1}
          ref={problems.length > 0 ? undefined : summary}
        >
          <Notice kind="danger">
            <p className="pre-line">{why}</p>
            {children}
          </Notice>
        </div>
      )}
    </>
  );
}
