import { useFailureText } from '../outcome-text.ts';
import type { Failure } from '../outcome.ts';
import { Notice } from './notice.tsx';

/** Why the last call was refused, said aloud; nothing where it was not. */
export function FailureAlert({ failure }: { failure: Failure | null }) {
  const failureText = useFailureText();
  if (failure === null) return null;
  return (
    <div role="alert">
      <Notice kind="danger">
        <p>{failureText(failure)}</p>
      </Notice>
    </div>
  );
}
