import type { ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';

interface Props {
  text: string | null;
  /** The way to what would help. */
  children?: ReactNode;
}

/** What went wrong with this card; the region is there before its text. */
export function CardFailure({ text, children }: Props) {
  return (
    <div role="alert" className="agr__failure">
      {text !== null && (
        <Notice kind="danger">
          <p className="pre-line">{text}</p>
          {children}
        </Notice>
      )}
    </div>
  );
}
