import { NotFound } from '../layout/error-page.tsx';
import { Foreign, Problem } from '../agreements/access-states.tsx';
import type { Progress } from './follow-files.ts';
import { RareState } from './rare-states.tsx';
import { Unpaid } from './unpaid.tsx';

interface Props {
  id: string;
  token: string | null;
  progress: Extract<Progress, { phase: 'missing' | 'gone' | 'foreign' | 'unpaid' | 'problem' }>;
  retry: () => void;
}

/** Why there is nothing to download. */
export function StatePage({ id, token, progress, retry }: Props) {
  switch (progress.phase) {
    case 'missing':
      return <NotFound />;
    case 'gone':
      return <RareState state="gone" />;
    case 'foreign':
      // An account's own page says more than that the link is useless.
      return progress.byLink && progress.why === 'no-access' ? (
        <RareState state="expired" />
      ) : (
        <Foreign why={progress.why} />
      );
    case 'unpaid':
      return <Unpaid id={id} token={token} retry={retry} />;
    case 'problem':
      return <Problem failure={progress.failure} retry={retry} />;
  }
}
