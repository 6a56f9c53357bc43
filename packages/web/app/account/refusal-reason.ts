import { useTranslations } from 'use-intl';
import { useFailureText } from '../outcome-text.ts';
import type { logIn } from '../session/log-in.ts';

type Refused = Exclude<Awaited<ReturnType<typeof logIn>>, { ok: true }>;

/** After a second refusal the reason may also be that the address was never confirmed. */
export function useRefusalReason(refused: Refused | null, refusals: number): string | null {
  const t = useTranslations('account.logIn');
  const failureText = useFailureText();
  if (refused === null) return null;
  if (refused.reason === 'no-token') return t('noToken');
  if (refused.reason === 'refused' && refusals > 1) return t('wrongOrUnconfirmed');
  return failureText(refused);
}

export function isUnconfirmed(refused: Refused | null): boolean {
  return refused?.reason === 'forbidden' && refused.forbidden === 'email-not-confirmed';
}
