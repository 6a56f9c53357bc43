import type { DownloadDetails } from '@clausewright/contract';
import { FileCode, FileText } from 'lucide-react';
import { useTranslations } from 'use-intl';

type Files = DownloadDetails['languages'][number]['files'];

export function FileList({ files }: { files: Files }) {
  const t = useTranslations('download');
  return (
    <div className="files">
      {files.map(({ format, url, bytes }) => {
        const size = t('kilobytes', { size: Math.max(1, Math.round(bytes / 1024)) });
        const Icon = format === 'html' || format === 'md' ? FileCode : FileText;
        return (
          <a key={format} href={url} download>
            <Icon className="icon" aria-hidden="true" />
            <span>{format.toUpperCase()}</span>
            <small>{format === 'pdf' ? t('tagged', { size }) : size}</small>
          </a>
        );
      })}
    </div>
  );
}
