import type { ListedWebsite, WebsiteState } from '@clausewright/contract';
import { Circle, CircleAlert, CircleCheck, CircleQuestionMark } from 'lucide-react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { websitePaths } from '../website-paths.ts';

const icons = { act: CircleAlert, ok: CircleCheck, unreachable: CircleQuestionMark, none: Circle } as const;

/** Each row leads to the page of its website. */
export function WebsiteTable({ websites, busy }: { websites: readonly ListedWebsite[]; busy: boolean }) {
  const t = useTranslations('websites');
  const format = useFormatter();
  return (
    <div className="tablewrap">
      <table className="table sites__table" aria-busy={busy} aria-label={t('listed')}>
        <thead>
          <tr>
            <th scope="col">{t('column.website')}</th>
            <th scope="col">{t('column.state')}</th>
            <th scope="col" className="r">
              {t('column.documents')}
            </th>
            <th scope="col" className="r">
              {t('column.accepted')}
            </th>
            <th scope="col">{t('column.checked')}</th>
          </tr>
        </thead>
        <tbody>
          {websites.map((one) => (
            <tr key={one.id}>
              <th scope="row" className="table__row wrap-anywhere">
                <Link to={websitePaths.page(one.id)}>{one.name}</Link>
                {one.kind === 'app' && <span className="badge badge--line">{t('app')}</span>}
              </th>
              <td>
                <State state={one.state} />
                <Why website={one} />
              </td>
              <td className="r num sites__wide">{format.number(one.documents)}</td>
              <td className="r num sites__wide">
                {one.accepted === null ? (
                  <span className="muted">{t(one.banner ? 'tooFew' : 'noBanner')}</span>
                ) : (
                  format.number(one.accepted, { style: 'percent' })
                )}
              </td>
              <td className="num sites__wide">
                {one.checked_at === null ? (
                  <span className="muted">{t('never')}</span>
                ) : (
                  format.dateTime(new Date(one.checked_at), { dateStyle: 'medium' })
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function State({ state }: { state: WebsiteState }) {
  const t = useTranslations('websites.state');
  const Icon = icons[state];
  return (
    <span className={`sites__mark is-${state}`}>
      <Icon className="icon icon--sm" aria-hidden="true" />
      {t(state)}
    </span>
  );
}

/** What there is to do, the most urgent first. */
function Why({ website }: { website: ListedWebsite }) {
  const t = useTranslations('websites.why');
  const why = (['findings', 'contradictions', 'updates', 'unfinished'] as const).flatMap((name) =>
    website[name] > 0 ? [t(name, { count: website[name] })] : [],
  );
  return why.length === 0 ? null : <small>{why.join(', ')}</small>;
}

/** Where the rows will be. */
export function LoadingRows() {
  const t = useTranslations('ui.loaded');
  return (
    <>
      <Announcement text={t('loading')} />
      <div className="grid gap-4" aria-hidden="true">
        {Array.from({ length: 8 }, (_, row) => (
          <span key={row} className="skel skel--h8" />
        ))}
      </div>
    </>
  );
}
