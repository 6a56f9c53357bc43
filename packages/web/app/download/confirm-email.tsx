import { useTranslations } from 'use-intl';
import { Resend } from '../account/resend.tsx';
import { AreaWords } from '../language/area-words.tsx';
import { Notice } from '../ui/notice.tsx';

/** Downloading works without it; editing and updating do not. */
export function ConfirmEmail({ email }: { email: string }) {
  return (
    <AreaWords area="agreements">
      <Prompt email={email} />
    </AreaWords>
  );
}

function Prompt({ email }: { email: string }) {
  const t = useTranslations('agreements.files.confirm');
  return (
    <div className="mb-6">
      <Notice kind="info" title={t('title')}>
        <p>{t('lead', { email })}</p>
        <AreaWords area="keep">
          <Resend email={email} />
        </AreaWords>
      </Notice>
    </div>
  );
}
