import { useFailureText } from '../outcome-text.ts';
import { type Failure, isCode, type Outcome } from '../outcome.ts';
import { Notice } from '../ui/notice.tsx';

/** The refusal where the provider of an organisation opened the session, which reaches nothing of the own account. */
export function refusedThrough(outcome: Outcome<unknown> | null): Failure | null {
  return outcome?.ok === false && isCode(outcome, 'provider-session') ? outcome : null;
}

/** Stands in place of what such a session may not change. */
export function ProviderSession({ refused }: { refused: Failure }) {
  const failureText = useFailureText();
  return (
    <output className="said">
      <Notice kind="info">
        <p>{failureText(refused)}</p>
      </Notice>
    </output>
  );
}
