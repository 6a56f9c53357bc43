import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';

/** The head of pages without the menu: download and payment. */
export function Bar({ children }: { children?: ReactNode }) {
  return (
    <header className="bar">
      <div className="wrap bar__in">
        <Brand />
        {children && <div className="bar__end">{children}</div>}
      </div>
    </header>
  );
}
