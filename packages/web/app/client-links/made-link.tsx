import { useTranslations } from 'use-intl';
import { MadeSecret } from '../account/made-secret.tsx';

/** The address of a link; only its maker sees it, and once. */
export function MadeLink({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useTranslations('withdrawals.links.made');
  const words = { title: t('title'), what: t('what'), copy: t('copy'), done: t('done') };
  return (
    <MadeSecret key={token} secret={`${location.origin}/questions#${token}`} words={words} onDone={onDone} />
  );
}
