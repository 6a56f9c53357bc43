import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

/** Without a secure context there is no clipboard API; the old command still works there. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.className = 'vh';
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}

interface Props {
  text: string;
  label: string;
  /** Only the icon is shown; the label names it. */
  iconOnly?: boolean;
  className?: string;
}

/** Says "Copied" for three seconds, to eyes and to screen readers. */
export function CopyButton({ text, label, iconOnly = false, className = 'btn' }: Props) {
  const t = useTranslations('download');
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), 3000);
    return () => clearTimeout(timer);
  }, [state]);

  const said = state === 'copied' ? t('copied') : state === 'failed' ? t('notCopied') : '';
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <>
      <button
        type="button"
        className={`${className} ${iconOnly ? 'btn--icon' : ''}`}
        aria-label={iconOnly ? label : undefined}
        onClick={() => void copy(text).then((done) => setState(done ? 'copied' : 'failed'))}
      >
        <Icon className={iconOnly ? 'icon' : 'icon icon--sm'} aria-hidden="true" />
        {!iconOnly && (said || label)}
      </button>
      <output className={state === 'failed' && iconOnly ? 'error' : 'vh'}>{said}</output>
    </>
  );
}
