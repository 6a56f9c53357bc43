import { Calculator, Globe, Link2, Store } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { OriginOfAnswer } from '../../draft-origins.ts';

const icons = { seen: Globe, usual: Store, derived: Calculator, carried: Link2 } as const;

/** Where an answer comes from that the person did not give; gone when he changes it. */
export function AnswerOrigin({ origin, confirmed }: OriginOfAnswer) {
  const t = useTranslations('suggestions');
  const Icon = icons[origin];
  return (
    <p className="origin">
      <Icon className="icon icon--sm" aria-hidden="true" />
      {t(`origin.${origin}`)}
      {!confirmed && `. ${t('pleaseCheck')}`}
    </p>
  );
}
