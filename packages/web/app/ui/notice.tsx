import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const looks = {
  info: { className: 'note', Icon: Info },
  ok: { className: 'note note--ok', Icon: CircleCheck },
  warn: { className: 'note note--warn', Icon: TriangleAlert },
  danger: { className: 'note note--danger', Icon: CircleAlert },
} as const;

interface Props {
  kind: keyof typeof looks;
  title?: string;
  children: ReactNode;
}

/** At most two sentences and one action. */
export function Notice({ kind, title, children }: Props) {
  const { className, Icon } = looks[kind];
  return (
    <div className={className}>
      <Icon className="icon" aria-hidden="true" />
      <div>
        {title && (
          <p>
            <b>{title}</b>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
