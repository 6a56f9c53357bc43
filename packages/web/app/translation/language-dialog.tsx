import type { Language } from '@clausewright/contract/languages';
import { useTranslations } from 'use-intl';
import { useAmount } from '../amount.ts';
import { languageNames } from '../interface-languages.ts';
import { useTaxKind } from '../tax-kind.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { WithheldTexts } from '../wording/withheld-texts.tsx';
import type { Further } from './further-languages.ts';

interface Props {
  added: readonly Language[];
  removed: readonly Language[];
  /** Of what is added; null where that could not be found out. */
  further: Further | null;
  isUnsaved: boolean;
  close: () => void;
  act: () => void;
}

/** What adding and leaving out languages means, and what it costs, before it is done. */
export function LanguageDialog({ added, removed, further, isUnsaved, close, act }: Props) {
  const t = useTranslations('translation.languages.ask');
  const amount = useAmount();
  const tax = useTaxKind();
  const costs = further?.costs ?? null;
  const held = further?.held ?? [];
  const named = (languages: readonly Language[]) => languages.map((one) => languageNames[one]).join(', ');
  const price = () => {
    if (costs === null) return t('unknown');
    return costs.net === 0 ? t('free') : t('price', { sum: amount(costs.net, costs.currency), tax });
  };
  const isHeld = held.length > 0;
  const isDue = costs !== null && costs.net > 0 && !isHeld;
  return (
    <ConfirmDialog
      title={t('title')}
      keep={t('keep')}
      act={t(isDue ? 'pay' : 'act')}
      look={removed.length > 0 ? 'danger' : 'primary'}
      onKeep={close}
      onAct={act}
    >
      {added.length > 0 && (
        <p>
          {t('adds', { languages: named(added) })} {price()}
        </p>
      )}
      {isHeld && (
        <div className="my-3">
          <Notice kind="warn" title={t('held.title')}>
            <p>{t('held.lead')}</p>
            <WithheldTexts held={held} />
            <p>{t('held.until')}</p>
          </Notice>
        </div>
      )}
      {added.length > 0 && !isHeld && costs?.net !== 0 && <p>{t('until')}</p>}
      {removed.length > 0 && <p>{t('removes', { languages: named(removed) })}</p>}
      {isUnsaved && <p>{t('saved')}</p>}
    </ConfirmDialog>
  );
}
