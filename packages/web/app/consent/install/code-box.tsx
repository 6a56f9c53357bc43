import { useTranslations } from 'use-intl';
import { CopyButton } from '../../copy-button.tsx';
import { ScrollBox } from '../../scroll-box.tsx';

interface Props {
  /** What it is: a language of code, or the name of a file. */
  name: string;
  code: string;
  /** What it is for, where another box of the page has the same name. */
  label?: string;
}

/** Code to take along. */
export function CodeBox({ name, code, label = name }: Props) {
  const t = useTranslations('install');
  return (
    <div className="code">
      <div className="code__head">
        <span>{name}</span>
        <CopyButton text={code} label={t('copy')} className="btn btn--quiet btn--sm" />
      </div>
      <ScrollBox className="install__code" label={label}>
        <pre>
          <code>{code}</code>
        </pre>
      </ScrollBox>
    </div>
  );
}
