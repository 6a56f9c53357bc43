import { NotFound } from '../layout/error-page.tsx';
import { ForeignAgreement, Problem } from '../agreements/access-states.tsx';
import type { Progress } from './follow-files.ts';
import { UncommonState } from './uncommon-states.tsx';
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
      return <UncommonState state="gone" />;
    case 'foreign':
      // An account's own page says more than that the link is useless.
      return progress.byLink && progress.why === 'no-access' ? (
        <UncommonState state="expired" />
      ) : (
        <ForeignAgreement why={progress.why} />
      );
    case 'unpaid':
      return <Unpaid id={id} token={token} retry={retry} />;
    case 'problem':
      return <Problem failure={progress.failure} retry={retry} />;
  }
}
