import type { ScanFindingLink } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { CopyButton } from '../copy-button.tsx';

/** The link that is missing: what footers call it, the law that asks for it, and the line to copy where there is a page. */
export function FooterLine({ name, law, url }: ScanFindingLink) {
  const t = useTranslations('scan');
  const said = t('footer.name', { name, law: law ?? 'none' });
  if (url === null) {
    return (
      <p className="small scan__remedy">
        {said} {t('footer.unwritten')}
      </p>
    );
  }
  // Both are ours: nothing in them is markup.
  const line = `<a href="${url}">${name}</a>`;
  return (
    <>
      <p className="small scan__remedy">
        {said} {t('footer.line')}
      </p>
      <p className="scan__line noprint">
        <code>{line}</code>
        <CopyButton text={line} label={`${t('watch.copy')}: ${name}`} iconOnly />
      </p>
    </>
  );
}
