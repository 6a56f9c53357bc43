import type { WithheldWording as Held } from '@clausewright/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AreaWords } from '../language/area-words.tsx';
import { Notice } from '../ui/notice.tsx';
import { WithheldTexts } from './withheld-texts.tsx';

interface Props {
  held: readonly Held[];
  /** Nothing is generated yet: doing so saves the answers. */
  unsaved?: boolean;
  /** The ways on. */
  children: (words: Words) => ReactNode;
}

interface Words {
  languages: string;
  change: string;
  again: string;
}

/** What the operator has to compare with the law before the document can be finished. */
export function WithheldWordingNote(props: Props) {
  return (
    <AreaWords area="wording">
      <Panel {...props} />
    </AreaWords>
  );
}

function Panel({ held, unsaved = false, children }: Props) {
  const t = useTranslations('wording');
  return (
    <section className="mb-6" aria-label={t('title')}>
      <Notice kind="warn" title={t('title')}>
        <p>{t('lead')}</p>
        <p>{t('which')}</p>
        <WithheldTexts held={held} />
        <p>{unsaved ? t('save') : t('kept')}</p>
        {held.some(({ outdated }) => outdated) && <p>{t('anew')}</p>}
        <p>{t('other')}</p>
        <p className="row mt-2">
          {children({ languages: t('languages'), change: t('change'), again: t('again') })}
        </p>
      </Notice>
    </section>
  );
}
