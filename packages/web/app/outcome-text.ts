import { useTranslations } from 'use-intl';
import type { Failure } from './outcome.ts';

/** One text for a failed call: the server's sentences where it gave any, line by line. */
export function useFailureText(): (failure: Failure) => string {
  const t = useTranslations('error.request');
  return (failure) => {
    if (failure.reason === 'app-down' || failure.reason === 'server-error') return t(failure.reason);
    if (failure.messages.length > 0) return failure.messages.map(({ value }) => value).join('\n');
    return t(failure.reason === 'limited' ? 'limited' : 'failed');
  };
}
