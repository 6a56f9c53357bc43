import { useOperator } from '../operator.tsx';
import { PageLink } from './page-link.tsx';

export function Brand() {
  const { name } = useOperator();
  return (
    <PageLink className="brand" to="/">
      <svg viewBox="0 0 28 20" aria-hidden="true">
        <path d="M7 2H2v16h5M21 2h5v16h-5" fill="none" stroke="currentColor" strokeWidth="2.6" />
        <circle cx="14" cy="10" r="3.4" fill="currentColor" />
      </svg>
      {name}
    </PageLink>
  );
}
