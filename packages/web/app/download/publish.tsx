import { agreementSlugs, type AgreementType } from '@clausewright/contract/agreement-types';
import type { DownloadDetails } from '@clausewright/contract';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { AreaWords } from '../language/area-words.tsx';
import { HelpLink } from '../help/help-link.tsx';
import { ScrollBox } from '../scroll-box.tsx';
import { CopyButton } from '../copy-button.tsx';
import { useOperator } from '../operator.tsx';
import { useSession } from '../session/use-session.ts';
import { FileList } from './file-list.tsx';
import { SendAgain } from './send-again.tsx';
import { AddressField } from '../ui/address-field.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';

const WebsiteSection = lazy(async () => ({
  default: (await import('../embed/website-section.tsx')).WebsiteSection,
}));

interface Props {
  id: string;
  token: string | null;
  current: DownloadDetails['languages'][number];
  liveUrl: string | null;
  type: AgreementType;
  /** Of the document, for people. */
  name: string;
  /** Whether it is there in several languages. */
  several: boolean;
  owner: boolean;
  /** Where the letter with the link goes; null where nobody gave an address. */
  mailTo: string | null;
}

export function Publish({ id, token, current, liveUrl, type, name, several, owner, mailTo }: Props) {
  const t = useTranslations('download');
  return (
    <aside className="work__side grid grid--one gap-8" aria-label={t('tools')}>
      <section aria-labelledby="files-title">
        <h2 id="files-title" className="side__title mb-2">
          {t('files')}
        </h2>
        <FileList files={current.files} />
        <p className="mt-2">
          <HelpLink topic="publishing">{t('help')}</HelpLink>
        </p>
      </section>
      {liveUrl && (
        <section aria-labelledby="live-title">
          <h2 id="live-title" className="side__title">
            {t('live.title')}
          </h2>
          <p className="small soft mt-1 mb-3">{t('live.lead')}</p>
          <AddressField
            url={liveUrl}
            copy={t('live.copy')}
            aria-label={t('live.title')}
            value={liveUrl.replace(/^https?:\/\//, '')}
          />
          <p className="mt-2">
            <NewTabLink href={liveUrl} newTab={t('newTab')}>
              {t('live.open')}
            </NewTabLink>
          </p>
        </section>
      )}
      {liveUrl && (
        <Suspense fallback={null}>
          <AreaWords area="embed">
            <WebsiteSection
              id={id}
              owner={owner}
              live={liveUrl}
              language={several ? current.language : null}
              name={name}
            />
          </AreaWords>
        </Suspense>
      )}
      <section aria-labelledby="html-title">
        <h2 id="html-title" className="side__title">
          {t('html.title')}
        </h2>
        <p className="small soft mt-1 mb-3">{t('html.lead')}</p>
        <div className="code">
          <div className="code__head">
            <span>{`${agreementSlugs[type]}-${current.language}.html`}</span>
            <CopyButton text={current.html} label={t('html.copy')} className="btn btn--quiet btn--sm" />
          </div>
          <ScrollBox className="code__short" label={t('html.label')}>
            <pre>
              <code>{current.html}</code>
            </pre>
          </ScrollBox>
        </div>
      </section>
      <PrivateLink id={id} token={token} mailTo={mailTo} />
    </aside>
  );
}

/** How a visitor comes back: the address with the token that proves the agreement is theirs. */
function PrivateLink({ id, token, mailTo }: Pick<Props, 'id' | 'token' | 'mailTo'>) {
  const t = useTranslations('download.link');
  const { status } = useSession();
  const { mails } = useOperator();
  if (token === null && mailTo === null) return null;
  return (
    <section aria-labelledby="link-title">
      <h2 id="link-title" className="side__title">
        {t(token === null ? 'byMailTitle' : 'title')}
      </h2>
      <p className="small soft mt-1 mb-3">
        {token === null && t('byMail', { email: mailTo ?? '' })}
        {token !== null && t(status === 'in' ? 'leadOwner' : 'lead')}
        {token !== null && mails && mailTo !== null && ` ${t('mail', { email: mailTo })}`}
      </p>
      {token !== null && (
        <CopyButton text={`${location.origin}/download/${id}?token=${token}`} label={t('copy')} />
      )}
      {mailTo !== null && <SendAgain id={id} token={token} email={mailTo} />}
    </section>
  );
}
