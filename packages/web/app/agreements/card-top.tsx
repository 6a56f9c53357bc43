import type { ListedAgreement } from '@clausewright/contract';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { websitePaths } from '../website-paths.ts';
import { getSiteName, useName } from './use-name.ts';

/** The heading of a card, which takes the focus when the card before it goes. */
export function cardHeadingId(id: string): string {
  return `agreement-${id}`;
}

interface Props {
  id: string;
  agreement: Pick<ListedAgreement, 'type' | 'site_url' | 'site_name'> &
    Partial<Pick<ListedAgreement, 'website_id'>>;
  heading: 'h2' | 'h3';
  busy?: boolean;
  onDelete: () => void;
}

/** What a card is about, and the way to be rid of it. */
export function CardTop({ id, agreement, heading: Heading, busy = false, onDelete }: Props) {
  const t = useTranslations('agreements');
  const tTypes = useTranslations('types');
  const name = useName();
  const site = getSiteName(agreement);
  return (
    <div className="agr__top">
      <div>
        <Heading id={cardHeadingId(id)} tabIndex={-1}>
          {tTypes(`${agreement.type}.name`)}
        </Heading>
        {site && (
          <p className="agr__site">
            {!agreement.website_id ? (
              site
            ) : (
              <Link to={websitePaths.page(agreement.website_id)}>
                {site}
                <span className="vh">: {t('website')}</span>
              </Link>
            )}
          </p>
        )}
      </div>
      <button
        className="btn btn--quiet btn--sm btn--icon"
        type="button"
        aria-busy={busy}
        aria-label={t(busy ? 'deleting' : 'delete', { name: name(agreement) })}
        onClick={() => !busy && onDelete()}
      >
        {busy ? <span className="spin" aria-hidden="true" /> : <Trash2 className="icon" aria-hidden="true" />}
      </button>
    </div>
  );
}

/** One of the actions in the foot of a card; what is seen is short, what is heard names the card. */
export function CardAction({ words, name }: { words: string; name: string }): ReactNode {
  return (
    <span>
      {words}
      <span className="vh"> {name}</span>
    </span>
  );
}
