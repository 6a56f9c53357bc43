import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../account/section.tsx';
import { CopyButton } from '../copy-button.tsx';
import { Notice } from '../ui/notice.tsx';

interface Props {
  codes: readonly string[];
  /** What has just happened. */
  said: string;
  onKept: () => void;
}

/** For the only time; it has the focus, since it is gone with the page. */
export function RecoveryCodes({ codes, said, onKept }: Props) {
  const t = useTranslations('api-keys.security.codes');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Section id="recovery-title" title={t('keep')} heading={heading}>
      <Notice kind="ok">
        <p>{said}</p>
      </Notice>
      <p className="mt-4">{t('keepLead')}</p>
      <ul className="recovery">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="form__acts row">
        <CopyButton text={codes.join('\n')} label={t('copy')} />
        <button type="button" className="btn" onClick={onKept}>
          {t('kept')}
        </button>
      </p>
    </Section>
  );
}
