import type { AgreementType } from '@clausewright/contract/agreement-types';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { AreaWords } from '../language/area-words.tsx';
import { logInFor } from '../session/next-address.ts';
import { useSession } from '../session/use-session.ts';
import { Notice } from '../ui/notice.tsx';
import type { DraftSite } from '../draft.ts';
import { furtherAddress, nextInRun } from './document-order.ts';

interface Props {
  site: DraftSite;
  type: AgreementType;
}

/** Where the answers come from, and the way past a document that the site does not need. */
export function SiteNotice(props: Props) {
  return (
    <AreaWords area="site">
      <Words {...props} />
    </AreaWords>
  );
}

function Words({ site, type }: Props) {
  const t = useTranslations('site.notice');
  const { status } = useSession();
  const closed = site.closed === true && status === 'out';
  const said = [
    ...(site.all ? [t('run')] : []),
    ...(site.name === '' ? [] : [t('filled', { site: site.name })]),
    ...(site.from !== null && site.name === '' ? [t(closed ? 'closed' : 'failed')] : []),
  ];
  if (said.length === 0) return null;
  return (
    <div className="my-4">
      <Notice kind={site.from !== null && site.name === '' ? 'warn' : 'info'}>
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {closed && site.from !== null && (
          <Link className="linkbtn" to={logInFor(furtherAddress(type, { id: site.from, all: site.all }))}>
            {t('logIn')}
          </Link>
        )}
        {site.all && site.from !== null && (
          <Link className="linkbtn" to={nextInRun(type, { ...site, id: site.from })}>
            {t('skip')}
          </Link>
        )}
      </Notice>
    </div>
  );
}
