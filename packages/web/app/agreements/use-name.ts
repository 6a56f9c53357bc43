import type { ListedAgreement } from '@clausewright/contract';
import { useTranslations } from 'use-intl';

type Named = Pick<ListedAgreement, 'type' | 'site_url' | 'site_name'>;

/** Its site as people write it; null where it has none yet. */
export function getSiteName({ site_url, site_name }: Named): string | null {
  return site_url?.replaceAll(/^https?:\/\/|\/$/g, '') ?? site_name;
}

/** What an agreement is called among others: its kind and its site. */
export function useName(): (agreement: Named) => string {
  const t = useTranslations('types');
  return (agreement) => [t(`${agreement.type}.name`), getSiteName(agreement)].filter(Boolean).join(', ');
}
