import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ScrollBox } from '../scroll-box.tsx';
import { Notice } from '../ui/notice.tsx';
import type { DocumentInput } from './to-document.ts';
import type { Choice, Clash } from './opening.ts';
import { OtherText } from './other-text.tsx';
import { TextChanges } from './text-changes.tsx';

interface Props {
  clash: Clash;
  of: DocumentInput;
  choose: (choice: Choice) => void;
}

/** Two texts that both claim to be the newest, side by side where they differ; nothing is thrown away. */
export function ClashView({ clash, of, choose }: Props) {
  const t = useTranslations('editor.clash');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const words = { label: t('changes'), ins: t('onlyOwn'), del: t('onlyOther') };
  return (
    <div className="wrap clash">
      <h2 ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <Notice kind="warn">
        <p>{t(clash.otherIs === 'draft' ? 'draft' : 'version')}</p>
      </Notice>
      <div className="row">
        <button type="button" className="btn btn--primary" onClick={() => choose('mine')}>
          {t('mine')}
        </button>
        <button type="button" className="btn" onClick={() => choose('theirs')}>
          {t('theirs')}
        </button>
        <button type="button" className="btn" onClick={() => choose('merge')}>
          {t('merge')}
        </button>
      </div>
      <p className="muted small">{t('kept')}</p>
      <div className="clash__part">
        <h2 className="clash__title">{t('changes')}</h2>
        <TextChanges of={of} before={clash.other} after={clash.own} words={words} />
      </div>
      <div className="clash__texts">
        <Whole title={t('own')} texts={clash.own} />
        <Whole title={t(clash.otherIs === 'draft' ? 'otherDraft' : 'otherVersion')} texts={clash.other} />
      </div>
    </div>
  );
}

function Whole({ title, texts }: { title: string; texts: Clash['own'] }) {
  return (
    <div className="clash__part">
      <h2 className="clash__title">{title}</h2>
      <ScrollBox className="code clash__text" label={title}>
        <OtherText texts={texts} />
      </ScrollBox>
    </div>
  );
}
